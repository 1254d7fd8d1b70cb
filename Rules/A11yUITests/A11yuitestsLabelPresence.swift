import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' test labelPresence.
    public static let a11yuitestsLabelPresence = Rule(
        "a11yuitests-label-presence",
        "A label is missing, very short or all capitals (A11yUITests: labelPresence).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-images", "a11yuitests-interactive", "a11yuitests-labels"],
        needs: [],
        standards: [.wcag("4.1.2"), .wcag("2.4.6")],
        why: "An element without a name cannot be told from others, and capitals may be spelled out letter by letter.",
        fix: "Give the element a label of a few words, written as one writes a sentence.",
        parameters: [minMeaningfulLength],
        examples: [
            .fails(.textField("", placeholder: "Password"), as: .failure),
            .fails(.image(""), as: .warning),
            .fails(.button("확인"), as: .warning, because: "two characters, whatever the script"),
            .fails(.button("SAVE CHANGES"), as: .warning),
            .passes(.button("Save")),
            .passes(.button("도움말"), because: "a script without capitals"),
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
        "minMeaningfulLength", default: 2, "The most characters that are too few.")
}

extension String {
    /// Returns whether it has at most `length` grapheme clusters.
    func isNoLonger(than length: Int) -> Bool { dropFirst(length).isEmpty }

    /// Whether it is in capitals throughout, with at least one letter.
    fileprivate var isAllCapitals: Bool {
        contains(where: \.isUppercase) && uppercased() == self
    }
}
