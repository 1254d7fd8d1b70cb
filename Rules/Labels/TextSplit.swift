import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports a number and its unit, or the parts of one name, that are several elements.
    public static let textSplit: Rule = Rule(
        "text-split",
        "Number and unit, or the parts of a name, are several elements.",
        severity: .warning,
        presets: [.strict],
        groups: ["structure", "labels"],
        parameters: [maximumGap],
        needs: [.type, .label, .frame],
        limits: [
            "Only common units and currencies are known; their words are those of these languages: \(Lexicon.names).",
            "Texts that do not follow each other in the reading order, and web content, are not compared.",
            """
            The parts of a name are at least three short texts that touch each other on one line and have a container for themselves; \
            columns of one width are none.
            """,
        ],
        variants: [
            .iOS(
                standards: [.apple("isAccessibilityElement"), .apple("shouldGroupAccessibilityChildren")],
                why: "VoiceOver stops at each part, and reads a number without its unit, or a name in pieces.",
                fix:
                    "Combine the texts into one element whose `accessibilityLabel` is the whole text, e.g. \"12 kilometres\".",
                inUIKit: """
                    distanceView.isAccessibilityElement = true
                    distanceView.accessibilityLabel = "12 kilometres"
                    """,
                inSwiftUI: """
                    HStack { Text("12"); Text("km") }
                        .accessibilityElement(children: .combine)
                    """,
                examples: [
                    .fails(number("12", width: 30), unit("km", x: 50), as: .warning),
                    .fails(number("36.5", width: 40), unit("°C", x: 64)),
                    .fails(number("$", width: 10), unit("1,204.50", x: 30, width: 90)),
                    .fails(number("3,500", width: 60), unit("원", x: 78)),
                    .fails(number("15", width: 30), unit("分钟", x: 50)),
                    .fails(number("90", width: 30), unit("мин", x: 48)),
                    .fails(
                        number("12", width: 30).with { $0.isAccessibilityElement = nil },
                        unit("km", x: 50).with { $0.isAccessibilityElement = nil }, because: "exposure only inferred"),
                    .fails(
                        letter("G", x: 40), letter("i", x: 60), letter("m", x: 80, width: 30),
                        because: "a title in letters"),
                    .fails(letter("河", x: 40, width: 36), letter("Tmall", x: 75, width: 44), letter("店", x: 118)),
                    .passes(
                        letter("M", x: 40), letter("T", x: 60), letter("W", x: 80), because: "columns of one width"),
                    .passes(letter("A", x: 40), letter("B", x: 80), letter("C", x: 120, width: 30), because: "apart"),
                    .passes(letter("A", x: 40), letter("B", x: 60, width: 30), because: "two texts"),
                    .passes(.text("12 km")),
                    .passes(.text("3,500원")),
                    .passes(number("12", width: 30), unit("May", x: 50), because: "not a unit"),
                    .passes(number("12", width: 30), unit("km", x: 120), because: "far apart"),
                    .passes(number("12", width: 30), .text("km"), because: "on another line"),
                    .passes(
                        .button("6", at: Rect(x: 16, y: 100, width: 40, height: 40)),
                        .button("%", at: Rect(x: 60, y: 100, width: 40, height: 40)), because: "keys of a calculator"),
                ],
                check: check
            ),
            .android(
                standards: [.android("screenReaderFocusable")],
                why: "TalkBack stops at each part, and reads a number without its unit, or a name in pieces.",
                fix: "Show the text in one view, or join the parts with `mergeDescendants`.",
                inCompose: "Row(Modifier.semantics(mergeDescendants = true) { }) { Text(\"12\"); Text(\"€\") }",
                inViews: "ViewCompat.setScreenReaderFocusable(price, true)",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.screen { screen, check in
        for parts in screen.namesInParts {
            let verb = parts.allSatisfy(\.isExposureKnown) ? "is" : "may be"
            let others = parts.dropFirst().map { "\"\(($0.label ?? "").printable(limit: 20))\"" }
            check.report(parts, "\(verb) read apart from the texts that touch it: \(others.joined(separator: ", "))")
        }
        var previous: ElementView?
        for element in screen.subjects {
            defer { previous = element }
            guard let before = previous, element.isPlainText, before.isPlainText,
                element.follows(before, within: check[maximumGap]), !element.isWebContent,
                let first = before.shortLabel, let second = element.shortLabel
            else { continue }
            let isAmount = first.isAmount && (Units.isUnit(second) || Units.isCurrency(second))
            guard isAmount || second.isAmount && Units.isCurrency(first) else { continue }
            let verb = element.isExposureKnown && before.isExposureKnown ? "is" : "may be"
            check.report([before, element], "\(verb) read apart from \(element.description) on the same line")
        }
    }

    private static func number(_ label: String, width: Double) -> ExampleElement {
        .text(label, at: Rect(x: 16, y: 100, width: width, height: 40))
    }

    private static func letter(_ label: String, x: Double, width: Double = 20) -> ExampleElement {
        .text(label, at: Rect(x: x, y: 100, width: width, height: 40))
    }

    private static func unit(_ label: String, x: Double, width: Double = 30) -> ExampleElement {
        .text(label, at: Rect(x: x, y: 116, width: width, height: 20))
    }

    private static let maximumGap = Parameter(
        "maximumGap", default: 12.0, "Maximum distance in points between a number and its unit.")
}

extension ScreenView {
    /// The groups of at least three short texts that follow each other in the reading order, touch each other on one
    /// line, and are all that their container holds.
    fileprivate var namesInParts: [[ElementView]] {
        var groups: [[ElementView]] = []
        var group: [ElementView] = []
        func close() {
            if isName(group) { groups.append(group) }
            group = []
        }
        for element in subjects {
            if let last = group.last, !element.touches(last) { close() }
            if element.isPartOfName { group.append(element) } else { close() }
        }
        close()
        return groups
    }

    private func isName(_ parts: [ElementView]) -> Bool {
        guard parts.count >= 3, let parent = parts[0].parent, let first = parts[0].measurableFrame,
            let size = screen.size
        else { return false }
        let frames = parts.compactMap(\.measurableFrame)
        guard parent.children(limit: parts.count + 1).count == parts.count, frames.count == parts.count,
            frames.contains(where: { abs($0.width - first.width) > 1 })
        else { return false }
        let width = (frames.map(\.maxX).max() ?? 0) - (frames.map(\.x).min() ?? 0)
        return width <= size.width * 2 / 3 && parts.contains { $0.label?.contains(where: \.isLetter) == true }
    }
}

extension ElementView {
    /// Whether it is a short text that does nothing, no wider than its characters are high.
    fileprivate var isPartOfName: Bool {
        guard isPlainText, !isWebContent, !isOnWebPage, let label = shortLabel, label.count <= 20,
            let frame = measurableFrame
        else { return false }
        return frame.width <= frame.height * Double(label.count) * 1.2
    }

    /// Returns whether it touches the element before it on its line, in the same container.
    fileprivate func touches(_ before: ElementView) -> Bool {
        screen.elements[index].parent == screen.elements[before.index].parent && follows(before, within: 1.5)
    }

    /// Whether it is a text that does nothing.
    fileprivate var isPlainText: Bool { type == .staticText && !isControl && isHeader != true }

    /// The label, if it is short enough to be a number or a unit.
    fileprivate var shortLabel: String? { (label?.utf8.count ?? 0) <= 40 ? name : nil }

    /// Returns whether it lies on the line of the element before it, at most `gap` points beside it.
    fileprivate func follows(_ before: ElementView, within gap: Double) -> Bool {
        guard let one = before.measurableFrame, let two = measurableFrame else { return false }
        let shared = min(one.maxY, two.maxY) - max(one.y, two.y)
        guard shared > min(one.height, two.height) / 2 else { return false }
        // On a screen from right to left the second one is on the left.
        let distance = max(two.x - one.maxX, one.x - two.maxX)
        return distance <= gap && distance >= -2
    }
}

extension String {
    /// Whether it is a number: digits, with signs that group or divide them.
    fileprivate var isAmount: Bool {
        var hasDigit = false
        for character in self {
            if character.isWholeNumber {
                hasDigit = true
            } else if !"+-−.,'’٫٬ \u{A0}\u{202F}".contains(character) {
                return false
            }
        }
        return hasDigit
    }
}
