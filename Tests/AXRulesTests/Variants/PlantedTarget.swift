import AXAudit

/// Where a defect is planted: the names of the elements that a finding can be about, and the change.
struct PlantedTarget {
    let names: [String]
    let change: ([PlantedNode]) -> [PlantedNode]

    private init(_ names: String..., change: @escaping ([PlantedNode]) -> [PlantedNode]) {
        self.names = names
        self.change = change
    }

    /// Changes one element.
    private init(_ name: String, _ change: @escaping (inout Element) -> Void) {
        names = [name]
        self.change = { nodes in
            PlantedNode.change(nodes, name) { node in
                var node = node
                change(&node.element)
                return node
            }
        }
    }

    /// Finds where a defect can be planted in a variant of a screen; `nil` if the screen has no place for it.
    init?(_ defect: PlantedDefect, _ screen: PlantedScreen, _ variant: PlantedVariant) {
        let metrics = PlantedMetrics(textSize: variant.textSize)
        let usual = PlantedMetrics(textSize: .large)
        let blocks = Blocks(screen)
        let frames = Frames(screen, variant)
        let base = Frames(screen, .base)
        let line = metrics.lineHeight(.body)
        let paragraph = blocks.paragraph
        switch defect {
        case .fixedText:
            guard let row = blocks.row, let frame = base["\(row.number).label"] else { return nil }
            self.init("\(row.number).label") { $0.frame?.height = frame.height }
        case .fixedTwoLines, .cappedTwoLines:
            guard let paragraph, let frame = base[paragraph.name],
                usual.lines(paragraph.label.english, .body, within: 358).count == 2,
                metrics.lines(paragraph.label.english, .body, within: 358).count > 3
            else { return nil }
            let size = defect == .fixedTwoLines ? frame.size : Size(358, 2 * line)
            self.init(paragraph.name) {
                $0.frame?.width = size.width
                $0.frame?.height = size.height
            }
        case .oneLine:
            guard let paragraph else { return nil }
            self.init(paragraph.name) {
                $0.frame?.height = line
                $0.frame?.width = 358
            }
        case .ellipsis:
            guard let paragraph else { return nil }
            self.init(paragraph.name) {
                $0.label = Self.cut(paragraph.label.english, metrics, within: 358)
                $0.frame?.height = line
                $0.frame?.width = 358
            }
        case .fixedCard:
            guard let card = blocks.card, let frame = base["\(card).card"] else { return nil }
            self.init("\(card).title", "\(card).text") { nodes in
                PlantedNode.change(nodes, "\(card).card") { node in
                    var node = node
                    node.element.frame?.height = frame.height
                    return node
                }
            }
        case .lostControl, .lostControlInLanguage:
            guard let name = blocks.icon ?? blocks.pair.map({ "\($0).0" }) else { return nil }
            self.init(name) { nodes in PlantedNode.change(nodes, name) { _ in nil } }
        case .outsideWindow: self.init("footer0") { $0.frame?.y = 852 }
        case .overTheSide:
            guard let name = blocks.button ?? blocks.pair.map({ "\($0).1" }) else { return nil }
            self.init(name) { $0.frame?.x = 270 }
        case .overlap, .overlapBelowFold:
            guard let pair = blocks.pair, let first = frames["\(pair).0"], let second = frames["\(pair).1"] else {
                return nil
            }
            guard (first.y > 844) == (defect == .overlapBelowFold), (first.y > 700) == (second.y > 700) else {
                return nil
            }
            let isColumn = second.y > first.y
            self.init("\(pair).0", "\(pair).1") { nodes in
                PlantedNode.change(nodes, "\(pair).1") { node in
                    var node = node
                    if isColumn { node.element.frame?.y -= 12 + second.height / 2 } else { node.element.frame?.x -= 72 }
                    return node
                }
            }
        case .smallTarget, .smallTargetBelowFold:
            guard let name = blocks.icon ?? blocks.button, let frame = frames[name],
                (frame.y > 844) == (defect == .smallTargetBelowFold)
            else { return nil }
            self.init(name) { $0.frame?.height = 30 }
        case .headingLost:
            guard let heading = blocks.heading else { return nil }
            self.init(heading) {
                $0.traits = .staticText
                $0.headingLevel = nil
            }
        case .buttonBecomesText, .buttonBecomesTextInLanguage:
            guard let name = blocks.button ?? blocks.pair.map({ "\($0).1" }) else { return nil }
            self.init(name) {
                $0.type = .staticText
                $0.traits = .staticText
            }
        case .switchValue:
            guard let toggle = blocks.toggle else { return nil }
            self.init(toggle) { $0.value = $0.value == "1" ? "0" : "1" }
        case .ellipsisInLanguage:
            guard let paragraph else { return nil }
            let label = paragraph.label[variant.language]
            self.init(paragraph.name) {
                $0.label = Self.cut(label, metrics, within: 358)
                $0.frame?.height = line
                $0.frame?.width = 358
            }
        case .cutWordInLanguage:
            guard let paragraph else { return nil }
            self.init(paragraph.name) {
                $0.frame?.height = line
                $0.frame?.width = 200
            }
        case .untranslatedButton:
            guard let name = blocks.button, let label = blocks.label(name) else { return nil }
            self.init(name) { $0.label = label.english }
        case .untranslatedCell:
            guard let name = blocks.cell, let label = blocks.label(name) else { return nil }
            self.init(name) { $0.label = label.english }
        case .halfTranslated, .halfTranslatedEnd:
            guard let paragraph else { return nil }
            let english = paragraph.label.english.split(separator: " ")
            let other = paragraph.label[variant.language].split(separator: " ")
            let isEnglishFirst = defect == .halfTranslated
            let words =
                isEnglishFirst
                ? english.prefix(english.count / 2) + other.suffix(other.count / 2)
                : other.prefix(other.count / 2) + english.suffix(english.count / 2)
            self.init(paragraph.name) { $0.label = words.joined(separator: " ") }
        case .leftoverKey:
            guard let name = blocks.button ?? blocks.cell else { return nil }
            self.init(name) { $0.label = "screen.action.\(screen.name.lowercased())_title" }
        case .unmirroredPair:
            guard let pair = blocks.pair else { return nil }
            self.init("\(pair).0", "\(pair).1", from: screen, variant)
        case .unmirroredRow:
            guard let row = blocks.row(where: { $0.english.first?.isNumber == true }) else { return nil }
            self.init("\(row.number).label", "\(row.number).value", from: screen, variant)
        }
    }

    /// Gives two elements the sides that they have in the other direction.
    private init?(_ one: String, _ other: String, from screen: PlantedScreen, _ variant: PlantedVariant) {
        var unmirrored = variant
        unmirrored.isRightToLeft = false
        let frames = Frames(screen, unmirrored)
        guard let first = frames[one], let second = frames[other], first.maxX < second.x else { return nil }
        self.init(one, other) { nodes in
            [(one, first), (other, second)].reduce(nodes) { nodes, part in
                PlantedNode.change(nodes, part.0) { node in
                    var node = node
                    node.element.frame = part.1
                    return node
                }
            }
        }
    }

    /// Returns the beginning of a text that fits on one line with an ellipsis.
    private static func cut(_ text: String, _ metrics: PlantedMetrics, within width: Double) -> String {
        var rest = text
        while metrics.width(rest + "…", .body) > width { rest.removeLast() }
        return rest + "…"
    }

    /// The blocks of a screen by kind.
    private struct Blocks {
        let screen: PlantedScreen

        init(_ screen: PlantedScreen) { self.screen = screen }

        private func first(_ matches: (PlantedBlock) -> Bool) -> Int? { screen.blocks.firstIndex(where: matches) }

        var paragraph: (name: String, label: PlantedText)? {
            for (number, block) in screen.blocks.enumerated() {
                if case .paragraph(let label) = block { return ("\(number)", label) }
            }
            return nil
        }

        var row: (number: Int, value: PlantedText)? { row { _ in true } }

        func row(where matches: (PlantedText) -> Bool) -> (number: Int, value: PlantedText)? {
            for (number, block) in screen.blocks.enumerated() {
                if case .row(_, let value) = block, matches(value) { return (number, value) }
            }
            return nil
        }

        var card: Int? { first { if case .card = $0 { true } else { false } } }
        var pair: Int? { first { if case .pair = $0 { true } else { false } } }
        var icon: String? { first { if case .icons = $0 { true } else { false } }.map { "\($0).1" } }
        var button: String? { first { if case .button = $0 { true } else { false } }.map { "\($0)" } }
        var cell: String? { first { if case .cell = $0 { true } else { false } }.map { "\($0)" } }
        var heading: String? { first { if case .heading = $0 { true } else { false } }.map { "\($0)" } }
        var toggle: String? { first { if case .toggle = $0 { true } else { false } }.map { "\($0)" } }

        /// Returns the label of a button or a cell.
        func label(_ name: String) -> PlantedText? {
            switch Int(name).map({ screen.blocks[$0] }) {
            case .button(let label), .cell(let label): label
            default: nil
            }
        }
    }

    /// The frames of a variant by name.
    private struct Frames {
        private let frames: [String: Rect]

        init(_ screen: PlantedScreen, _ variant: PlantedVariant) {
            var layout = PlantedLayout(screen, variant)
            frames = Dictionary(
                PlantedNode.flat(layout.nodes()).compactMap { node in node.element.frame.map { (node.name, $0) } }
            ) { first, _ in first }
        }

        subscript(name: String) -> Rect? { frames[name] }
    }
}
