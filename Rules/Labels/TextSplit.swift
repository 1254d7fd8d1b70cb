import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports a number and its unit that are two elements.
    public static let textSplit = Rule(
        "text-split",
        "Number and unit are two elements.",
        severity: .warning,
        presets: [.strict],
        groups: ["structure", "labels"],
        parameters: [maximumGap],
        needs: [.type, .label, .frame],
        limits: [
            "Only common units and currencies are known; their words are those of these languages: \(Lexicon.names).",
            "Texts that do not follow each other in the reading order, and web content, are not compared.",
        ],
        variants: [
            .iOS(
                standards: [.apple("isAccessibilityElement"), .apple("shouldGroupAccessibilityChildren")],
                why: "VoiceOver stops twice and reads a number without its unit, and then a unit without its number.",
                fix:
                    "Combine the two texts into one element whose `accessibilityLabel` is the whole text, e.g. \"12 kilometres\".",
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
                why: "TalkBack stops twice and reads a number without its unit, and then a unit without its number.",
                fix: "Show the text in one view, or join the parts with `mergeDescendants`.",
                inCompose: "Row(Modifier.semantics(mergeDescendants = true) { }) { Text(\"12\"); Text(\"€\") }",
                inViews: "ViewCompat.setScreenReaderFocusable(price, true)",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.screen { screen, check in
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

    private static func unit(_ label: String, x: Double, width: Double = 30) -> ExampleElement {
        .text(label, at: Rect(x: x, y: 116, width: width, height: 20))
    }

    private static let maximumGap = Parameter(
        "maximumGap", default: 12.0, "Maximum distance in points between a number and its unit.")
}

extension ElementView {
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
