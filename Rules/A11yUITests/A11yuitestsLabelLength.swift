import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' test labelLength.
    public static let a11yuitestsLabelLength = Rule(
        "a11yuitests-label-length",
        "A label is very long (A11yUITests: labelLength).",
        severity: .warning,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-images", "a11yuitests-interactive"],
        needs: [],
        standards: [.hig("Short labels"), .wcag("2.4.6")],
        why: "Everything is spoken before one can go on, and Voice Control users have to say it.",
        fix: "Say what it is in a few words, and move the rest to a hint or a value.",
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
        "maxMeaningfulLength", default: 40, "The most characters of a label that is no text to read.")
}
