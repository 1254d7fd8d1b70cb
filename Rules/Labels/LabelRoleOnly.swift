import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// The word for a role is no name.
    public static let labelRoleOnly = Rule(
        "label-role-only",
        "A label consists of nothing but the word for a role.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "wording"],
        needs: [.type, .label],
        standards: [.wcag("4.1.2"), .wcag("2.4.6")],
        why: "VoiceOver says \"Button, button\", and nobody knows what it does.",
        fix: "Say what the element does or shows.",
        inUIKit: """
            searchButton.accessibilityLabel = "Search"
            """,
        inSwiftUI: """
            Button(action: search) { Image(systemName: "magnifyingglass") }
                .accessibilityLabel("Search")
            """,
        limits: [
            "Words that are names as well, such as Photo or Tab, are reported only on an element of that role, as a warning."
        ],
        unlikeA11yUITests: "It reported the word together with every other label that holds it.",
        examples: [
            .fails(.button("Button"), as: .failure),
            .fails(.image("Image")),
            .fails(.button("버튼")),
            .fails(.button("图标"), as: .warning, because: "the word for another role"),
            .fails(.button("Schaltfläche"), on: ExampleScreen(locale: "de")),
            .fails(.textField("Text field")),
            .passes(.button("Search")),
            .passes(.button("Link"), because: "a name in an editor"),
            .passes(.button("Photo")),
            .passes(.button("사진")),
            .passes(.text("Button"), because: "a text to read"),
            .passes(.button("Schaltfläche"), on: ExampleScreen(locale: "fi"), because: "a language without a list"),
        ],
        check: .eachElement { element, check in
            guard element.isNamed, element.type != .cell, let words = element.labelText.words
            else {
                return
            }
            let named = words.roles(named: element.labelText.folded)
            guard !named.isEmpty else { return }
            let label = (element.label ?? "").printable(limit: 60)
            if let own = named.first(where: { $0.role == element.wordRole }) {
                check.report(
                    element, "the label \"\(label)\" only says what VoiceOver says anyway",
                    as: own.isWeak ? .warning : .failure)
            } else if let button = named.first(where: { $0.role == .button }), !button.isWeak {
                check.report(element, "the label \"\(label)\" only names a kind of element")
            } else if named.contains(where: { !$0.isWeak && Self.isNoName($0.role) }) {
                check.report(element, "the label \"\(label)\" only names a kind of element", as: .warning)
            }
        }
    )

    /// Whether words for this role are seldom names of something to do.
    private static func isNoName(_ role: WordRole) -> Bool {
        switch role {
        case .button, .image, .textField, .slider, .checkBox, .adjustable: true
        case .link, .tab, .switch: false
        }
    }
}
