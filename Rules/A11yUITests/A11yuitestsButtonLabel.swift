import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' test buttonLabel.
    public static let a11yuitestsButtonLabel = Rule(
        "a11yuitests-button-label",
        "The label of a control is not worded as it should be (A11yUITests: buttonLabel).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-interactive"],
        companions: ["a11yuitests-label-presence"],
        needs: [],
        standards: [.wcag("2.4.6"), .wcag("2.4.9"), .apple("accessibilityLabel")],
        why:
            "VoiceOver says the type by itself, and a label that only makes sense in its place says nothing out of it.",
        fix: "Say what the control does, beginning with a capital letter, without its type and without a full stop.",
        examples: [
            .fails(.button("Click here"), as: .failure),
            .fails(.button("Save button"), as: .failure),
            .fails(.button("save"), as: .failure),
            .fails(.button("저장하기"), as: .failure, because: "Hangul has no capitals"),
            .fails(.button("Save."), as: .failure),
            .fails(.textField("Password field"), as: .failure),
            .fails(.link("LinkedIn"), as: .failure, because: "also inside a word"),
            .fails(.init(.slider, "Volume slider"), as: .failure),
            .passes(.button("Save")),
            .passes(.button(""), because: "an empty label is another test's"),
            .passes(.text("more, and in small letters."), because: "not a control"),
        ],
        check: .screen { screen, check in
            for element in screen.libraryElements where element.isControl {
                let label = element.label
                guard let first = label.first else { continue }
                let found = Set(label.occurring(of: vaguePhrases + typeWords))
                func report(_ message: String, _ detail: String? = nil) {
                    check.report(element.view, message, detail: detail, as: .failure)
                }
                for phrase in vaguePhrases where found.contains(phrase) {
                    report("Button label may not be descriptive.", "Offending word: \(phrase)")
                }
                if found.contains("button") {
                    report("Button should not contain the word 'button' in the accessibility label.")
                }
                if !first.isUppercase { report("Buttons should begin with a capital letter.") }
                if label.contains(".") { report("Button accessibility labels shouldn't contain punctuation.") }
                if element.takesText, found.contains("field") {
                    report("Text fields should not include their type in the label.")
                }
                // The library says "Links" of adjustable elements, too.
                let aboutLinks = "Links should not include their type in the label."
                if element.type == .link || element.has(.link), found.contains("link") { report(aboutLinks) }
                if element.type == .slider || element.has(.adjustable) {
                    for word in ["adjustable", "slider"] where found.contains(word) { report(aboutLinks) }
                }
            }
        }
    )

    private static let vaguePhrases = ["click here", "tap here", "more"]
    private static let typeWords = ["button", "field", "link", "adjustable", "slider"]
}

extension LibraryElement {
    /// Whether it is a text field; the library's text view is no control.
    fileprivate var takesText: Bool { type == .textField || type == .searchField || type == .secureTextField }
}
