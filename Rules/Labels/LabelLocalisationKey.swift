import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A key whose text is missing.
    public static let labelLocalisationKey = Rule(
        "label-localisation-key",
        "A label is a key of the table of translations.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        needs: [.label],
        standards: [.wcag("4.1.2"), .wcag("2.4.6")],
        why: "The translation is missing, and what was meant for the program is read out.",
        fix: "Add the key to the table of this language, or spell it as the table does.",
        inUIKit: """
            titleLabel.text = NSLocalizedString("home.title", comment: "Title of the first screen")
            """,
        inSwiftUI: """
            Text("home.title", tableName: "Home")
            """,
        limits: [
            "A key without a word such as title, label, button or message is not told from other names."
        ],
        unlikeA11yUITests: "It had no such test; a key with full stops on a control was reported as punctuated.",
        examples: [
            .fails(.text("home.title.label")),
            .fails(.button("LOGIN_BUTTON_TITLE")),
            .fails(.button("save_button")),
            .fails(.text("loginButtonTitle")),
            .passes(.text("Home")),
            .passes(.text("홈")),
            .passes(.text("www.title.com"), because: "an address"),
            .passes(.text("npr.org")),
            .passes(.text("Mohame4d.sayed"), because: "the name of a user"),
            .passes(.text("v2.0")),
            .passes(.text("iMessage"), because: "a brand"),
            .passes(.button("save_btn", identifier: "save_btn"), because: "label-identifier-shaped's"),
            .passes(.text("TextEdit"), because: "a brand"),
        ],
        check: .eachElement { element, check in
            guard let label = element.label, case .key = MachineName(label) else { return }
            // A name in code that equals the identifier is reported by label-identifier-shaped.
            guard element.identifier != label || !label.isCode else { return }
            check.report(
                element, "the label \"\(label.printable(limit: 60))\" is a key whose text is missing")
        }
    )
}
