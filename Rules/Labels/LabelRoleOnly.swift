import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports labels that consist only of a word for a role.
    public static let labelRoleOnly = Rule(
        "label-role-only",
        "Label consists only of the word for a role, e.g. \"Button\".",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "wording"],
        unlikeA11yUITests: "A11yUITests reports such a label together with every other label that contains the word.",
        needs: [.type, .label],
        standards: [.wcag("4.1.2"), .wcag("2.4.6")],
        limits: [
            """
            Words that can also be names, such as "Photo" or "Tab", are reported only on an element with that \
            role.
            """
        ],
        variants: [
            .iOS(
                why: "VoiceOver reads \"Button, button\", and the user does not learn what the button does.",
                fix: "Set `accessibilityLabel` to what the element does or shows, e.g. \"Search\".",
                inUIKit: """
                    searchButton.accessibilityLabel = "Search"
                    """,
                inSwiftUI: """
                    Button(action: search) { Image(systemName: "magnifyingglass") }
                        .accessibilityLabel("Search")
                    """,
                examples: [
                    .fails(.button("Button"), as: .failure),
                    .fails(.image("Image")),
                    .fails(.button("버튼")),
                    .fails(.button("图标"), as: .warning, because: "word for a different role"),
                    .fails(.button("Schaltfläche"), on: ExampleScreen(locale: "de")),
                    .fails(.textField("Text field")),
                    .passes(.button("Search")),
                    .passes(.button("Link"), because: "possible name, e.g. in an editor"),
                    .passes(.button("Photo")),
                    .passes(.button("사진")),
                    .passes(.text("Button"), because: "static text"),
                    .passes(
                        .button("Schaltfläche"), on: ExampleScreen(locale: "fi"),
                        because: "language without a word list"),
                ],
                check: check
            ),
            .android(
                standards: [
                    .android("Describe each UI element"),
                    .android("contentDescription"),
                ],
                why:
                    "TalkBack adds the role itself and reads the word twice, and the user does not learn what the control does.",
                fix:
                    "Set the text or `contentDescription` to what the control does, e.g. \"Search\"; TalkBack adds the role.",
                inCompose: "Icon(Icons.Default.Search, contentDescription = \"Search\")",
                inViews: "searchButton.contentDescription = \"Search\"",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .named) { element, check in
        guard element.isNamed, element.type != .cell, let words = element.labelText.words
        else {
            return
        }
        let named = words.roles(named: element.labelText.folded)
        guard !named.isEmpty else { return }
        let label = (element.label ?? "").printable(limit: 60)
        if let own = named.first(where: { $0.role == element.wordRole }) {
            check.report(
                element,
                "label \"\(label)\" only repeats the role that \(element.screen.screen.platform.screenReader) announces",
                as: own.isWeak ? .warning : .failure)
        } else if element.hasView, !element.isNamedByDescription {
            // The visible text of a command, such as that of a menu which inserts an image.
            return
        } else if let button = named.first(where: { $0.role == .button }), !button.isWeak {
            check.report(element, "label \"\(label)\" is only the word for a role")
        } else if named.contains(where: { !$0.isWeak && Self.isNoName($0.role) }) {
            check.report(element, "label \"\(label)\" is only the word for a role", as: .warning)
        }
    }

    /// Whether words for this role are seldom names of something to do.
    private static func isNoName(_ role: WordRole) -> Bool {
        switch role {
        case .button, .image, .textField, .slider, .checkBox, .adjustable: true
        case .link, .tab, .switch, .header: false
        }
    }
}
