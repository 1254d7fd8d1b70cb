import AXAudit

/// The layout of a planted screen in one variant: bars that keep their size, texts that wrap, rows that become columns
/// where their texts do not fit beside each other.
struct PlantedLayout {
    private let screen: PlantedScreen
    private let variant: PlantedVariant
    private let metrics: PlantedMetrics
    private var y = 0.0

    private static let margin = 16.0
    private static let gap = 12.0
    private var width: Double { PlantedScreen.size.width - 2 * Self.margin }

    init(_ screen: PlantedScreen, _ variant: PlantedVariant) {
        self.screen = screen
        self.variant = variant
        metrics = PlantedMetrics(textSize: variant.textSize)
    }

    /// Returns the elements.
    mutating func nodes() -> [PlantedNode] {
        let size = PlantedScreen.size
        let bar = bar()
        let footer = self.footer()
        let bottom = footer.last?.element.frame.map { $0.y - 8 } ?? size.height
        y = 91 + Self.gap
        let blocks = screen.blocks.enumerated().flatMap { number, block in self.nodes(block, "\(number)") }
        let frame = Rect(x: 0, y: 91, width: size.width, height: bottom - 91)
        let nodes = [bar, PlantedNode("scroll", Self.element(.scrollView, nil, frame), blocks)] + footer.reversed()
        return variant.isRightToLeft ? nodes.map(Self.mirrored) : nodes
    }

    private static func mirrored(_ node: PlantedNode) -> PlantedNode {
        var node = node
        if let frame = node.element.frame {
            node.element.frame?.x = PlantedScreen.size.width - frame.maxX
        }
        node.children = node.children.map(mirrored)
        return node
    }

    private static func element(
        _ type: ElementType, _ label: String?, _ frame: Rect, _ traits: Traits = [], exposed: Bool = false
    ) -> Element {
        var element = Element(type)
        element.label = label
        element.frame = frame
        element.traits = traits
        element.isAccessibilityElement = exposed
        return element
    }

    private func text(_ name: String, _ label: PlantedText, _ frame: Rect, isHeading: Bool = false) -> PlantedNode {
        var element = Self.element(
            .staticText, label[variant.language], frame, isHeading ? [.staticText, .header] : .staticText, exposed: true
        )
        element.identifier = "id-\(name)"
        if isHeading { element.headingLevel = 0 }
        return PlantedNode(name, element)
    }

    private func button(_ name: String, _ label: PlantedText, _ frame: Rect) -> PlantedNode {
        var element = Self.element(.button, label[variant.language], frame, .button, exposed: true)
        element.identifier = "id-\(name)"
        return PlantedNode(name, element)
    }

    // MARK: Bars

    private func bar() -> PlantedNode {
        let fixed = PlantedMetrics(textSize: .large)
        let title = fixed.width(screen.title[variant.language], .body)
        let action = fixed.width(screen.action[variant.language], .body)
        let back = PlantedText("Back", "Zurück", "Retour", "رجوع")
        return PlantedNode(
            "bar", Self.element(.navigationBar, nil, Rect(x: 0, y: 47, width: 390, height: 44)),
            [
                button("back", back, Rect(x: 8, y: 47, width: 68, height: 44)),
                text(
                    "title", screen.title, Rect(x: (390 - title) / 2, y: 59, width: title, height: 20.3),
                    isHeading: true),
                button("action", screen.action, Rect(x: 374 - action, y: 47, width: action, height: 44)),
            ])
    }

    /// Returns the buttons at the bottom, from the lowest.
    private func footer() -> [PlantedNode] {
        var bottom = PlantedScreen.size.height - 34 - 8
        return screen.footer.enumerated().reversed().map { number, label in
            let lines = metrics.lines(label[variant.language], .body, within: width - 32).count
            let height = max(50, Double(lines) * metrics.lineHeight(.body) + 24)
            defer { bottom -= height + 8 }
            return button(
                "footer\(number)", label, Rect(x: Self.margin, y: bottom - height, width: width, height: height))
        }
    }

    // MARK: Blocks

    /// Returns the frame of a text from the current height.
    private func frame(
        _ label: PlantedText, _ style: PlantedMetrics.Style, x: Double, y: Double, within width: Double
    ) -> Rect {
        let lines = metrics.lines(label[variant.language], style, within: width)
        let height = ((Double(lines.count) * metrics.lineHeight(style)) * 3).rounded() / 3
        return Rect(x: x, y: y, width: screen.isTight ? lines.max() ?? 0 : width, height: height)
    }

    private mutating func advance(_ nodes: [PlantedNode]) -> [PlantedNode] {
        y = (nodes.compactMap { $0.element.frame?.maxY }.max() ?? y) + Self.gap
        return nodes
    }

    private mutating func nodes(_ block: PlantedBlock, _ name: String) -> [PlantedNode] {
        switch block {
        case .heading(let label):
            let frame = frame(label, .title2, x: Self.margin, y: y, within: width)
            return advance([text(name, label, frame, isHeading: true)])
        case .paragraph(let label):
            return advance([text(name, label, frame(label, .body, x: Self.margin, y: y, within: width))])
        case .row(let label, let value): return advance([row(label, value, name)])
        case .toggle(let label, let isOn): return advance([toggle(label, isOn, name)])
        case .button(let label):
            let lines = metrics.lines(label[variant.language], .body, within: width - 32).count
            let height = max(44, Double(lines) * metrics.lineHeight(.body) + 20)
            return advance([button(name, label, Rect(x: Self.margin, y: y, width: width, height: height))])
        case .pair(let one, let other): return advance(pair(one, other, name))
        case .icons(let labels):
            let side = 44 * min(metrics.size(.body) / 17, 1.6)
            return advance(
                labels.enumerated().map { number, label in
                    let frame = Rect(x: Self.margin + Double(number) * (side + 16), y: y, width: side, height: side)
                    return button("\(name).\(number)", label, frame)
                })
        case .cell(let label):
            let lines = metrics.lines(label[variant.language], .body, within: width - 40).count
            let height = max(44, Double(lines) * metrics.lineHeight(.body) + 24)
            let frame = Rect(x: 0, y: y, width: 390, height: height)
            var element = Self.element(.cell, label[variant.language], frame, .button, exposed: true)
            element.identifier = "id-\(name)"
            return advance([PlantedNode(name, element)])
        case .card(let title, let label): return advance([card(title, label, name)])
        }
    }

    private func row(_ label: PlantedText, _ value: PlantedText, _ name: String) -> PlantedNode {
        let (one, other) = (
            metrics.width(label[variant.language], .body), metrics.width(value[variant.language], .body)
        )
        let height = metrics.lineHeight(.body)
        var frames: [Rect]
        if one + other + 16 <= width {
            let room = screen.isTight ? one : width - other - 16
            frames = [
                Rect(x: Self.margin, y: y + 12, width: room, height: height),
                Rect(x: Self.margin + width - other, y: y + 12, width: other, height: height),
            ]
        } else {
            let first = frame(label, .body, x: Self.margin, y: y + 12, within: width)
            frames = [first, frame(value, .body, x: Self.margin, y: first.maxY + 4, within: width)]
        }
        let outer = Rect(x: 0, y: y, width: 390, height: frames[1].maxY + 12 - y)
        return PlantedNode(
            "\(name).row", Self.element(.other, nil, outer),
            [text("\(name).label", label, frames[0]), text("\(name).value", value, frames[1])])
    }

    private func toggle(_ label: PlantedText, _ isOn: Bool, _ name: String) -> PlantedNode {
        let lines = metrics.lines(label[variant.language], .body, within: width - 67).count
        let height = max(44, Double(lines) * metrics.lineHeight(.body) + 16)
        var element = Self.element(
            .switch, label[variant.language], Rect(x: Self.margin, y: y, width: width, height: height),
            [.button, .toggleButton], exposed: true)
        element.identifier = "id-\(name)"
        element.value = isOn ? "1" : "0"
        return PlantedNode(name, element)
    }

    private func pair(_ one: PlantedText, _ other: PlantedText, _ name: String) -> [PlantedNode] {
        let half = (width - Self.gap) / 2
        let labels = [one, other]
        let fit = labels.allSatisfy { metrics.width($0[variant.language], .body) <= half - 24 }
        var top = y
        return labels.enumerated().map { number, label in
            let room = fit ? half : width
            let lines = metrics.lines(label[variant.language], .body, within: room - 24).count
            let height = max(44, Double(lines) * metrics.lineHeight(.body) + 20)
            let x = Self.margin + (fit && number == 1 ? half + Self.gap : 0)
            defer { if !fit { top += height + Self.gap } }
            return button("\(name).\(number)", label, Rect(x: x, y: top, width: room, height: height))
        }
    }

    private func card(_ title: PlantedText, _ label: PlantedText, _ name: String) -> PlantedNode {
        let (x, room) = (Self.margin + 12, width - 24)
        let first = frame(title, .subhead, x: x, y: y + 12, within: room)
        let second = frame(label, .footnote, x: x, y: first.maxY + 4, within: room)
        let outer = Rect(x: Self.margin, y: y, width: width, height: second.maxY + 12 - y)
        var element = Self.element(.other, nil, outer)
        element.identifier = "id-\(name).card"
        return PlantedNode(
            "\(name).card", element,
            [text("\(name).title", title, first), text("\(name).text", label, second)])
    }
}
