import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `labelPresence` test.
    public static let a11yuitestsLabelPresence: Rule = Rule(
        "a11yuitests-label-presence",
        "Label is missing, too short or written entirely in capital letters (A11yUITests: labelPresence).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-images", "a11yuitests-interactive", "a11yuitests-labels"],
        platforms: [.iOS],
        standards: [.wcag("4.1.2"), .wcag("2.4.6")],
        why:
            "Without a label users cannot identify the element, and VoiceOver may spell capitals letter by letter.",
        fix: "Set `accessibilityLabel` to a few words in sentence case.",
        parameters: [minMeaningfulLength],
        examples: [
            .fails(.textField("", placeholder: "Password"), as: .failure),
            .fails(.image(""), as: .warning),
            .fails(.button("확인"), as: .warning, because: "two characters in any script"),
            .fails(.button("SAVE CHANGES"), as: .warning),
            .passes(.button("Save")),
            .passes(.button("도움말"), because: "script without letter case"),
            .passes(.init(.cell, "", at: Rect(x: 0, y: 60, width: 390, height: 44)), because: "a cell"),
        ],
        check: .screen { screen, check in
            for element in screen.libraryElements where element.type != .cell {
                let label = element.label
                if label.isEmpty, let placeholder = element.view.placeholder, !placeholder.isEmpty {
                    check.report(
                        element.view, "No label for element with placeholder \"\(placeholder)\".", as: .failure)
                } else if label.isNoLonger(than: check[minMeaningfulLength]) {
                    check.report(
                        element.view, "Label may not be meaningful.",
                        detail: "Minimum length: \(check[minMeaningfulLength])", as: .warning)
                }
                if label.isAllCapitals { check.report(element.view, "Label is uppercased.", as: .warning) }
            }
        }
    )

    private static let minMeaningfulLength = Parameter(
        "minMeaningfulLength", default: 2, "Labels of at most this many characters are reported.")
}

extension String {
    /// Whether it is in capitals throughout, with at least one letter.
    fileprivate var isAllCapitals: Bool { contains(where: \.isUppercase) && uppercased() == self }
}
