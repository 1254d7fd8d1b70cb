import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `buttonLabel` test.
    public static let a11yuitestsButtonLabel: Rule = Rule(
        "a11yuitests-button-label",
        "Control label is vague, contains the role or is badly punctuated (A11yUITests: buttonLabel).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-interactive"],
        alsoSelects: ["a11yuitests-label-presence"],
        platforms: [.iOS],
        standards: [.wcag("2.4.6"), .wcag("2.4.9"), .apple("accessibilityLabel")],
        why: "VoiceOver announces the role itself, and a label such as \"More\" is unclear out of context.",
        fix: """
            Set `accessibilityLabel` to what the control does, starting with a capital letter, without the role and \
            without a full stop.
            """,
        examples: [
            .fails(.button("Click here"), as: .failure),
            .fails(.button("Save button"), as: .failure),
            .fails(.button("save"), as: .failure),
            .fails(.button("저장하기"), as: .failure, because: "script without letter case"),
            .fails(.button("Save."), as: .failure),
            .fails(.textField("Password field"), as: .failure),
            .fails(.link("LinkedIn"), as: .failure, because: "\"link\" inside a word"),
            .fails(.init(.slider, "Volume slider"), as: .failure),
            .passes(.button("Save")),
            .passes(.button(""), because: "empty label, covered by labelPresence"),
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
    /// Whether it is a text field; A11yUITests does not treat text views as controls.
    fileprivate var takesText: Bool { type == .textField || type == .searchField || type == .secureTextField }
}
