import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `labelLength` test.
    public static let a11yuitestsLabelLength: Rule = Rule(
        "a11yuitests-label-length",
        "Label is too long (A11yUITests: labelLength).",
        severity: .warning,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-images", "a11yuitests-interactive"],
        platforms: [.iOS],
        standards: [.hig("Short labels"), .wcag("2.4.6")],
        why: "VoiceOver users must listen to the whole label, and Voice Control users must speak it.",
        fix: "Shorten `accessibilityLabel`, and move details to `accessibilityHint` or `accessibilityValue`.",
        parameters: [maxMeaningfulLength],
        examples: [
            .fails(.button("Add this product to the shopping cart now"), as: .warning),
            .fails(.init(.cell, "받은 편지함, 읽지 않은 메시지 열두 개, 오늘 오전 아홉 시에 마지막으로 확인함, 별표 두 개"), as: .warning),
            .passes(.button("Add this product to the shopping basket!"), because: "forty characters"),
            .passes(.text("A text to read may be as long as it needs to be.")),
        ],
        check: .screen { screen, check in
            let limit = check[maxMeaningfulLength]
            for element in screen.libraryElements where element.type != .staticText && element.type != .textView {
                guard !element.label.isNoLonger(than: limit) else { continue }
                check.report(element.view, "Label may be too long.", detail: "Max length: \(limit)", as: .warning)
            }
        }
    )

    private static let maxMeaningfulLength = Parameter(
        "maxMeaningfulLength", default: 40, "Maximum number of characters in a label.")
}
