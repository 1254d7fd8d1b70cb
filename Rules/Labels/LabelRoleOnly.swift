import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that consist only of a word for a role.
    public static let labelRoleOnly: Rule = Rule(
        "label-role-only",
        "Label consists only of the word for a role, e.g. \"Button\", or could be that of any element.",
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
            """,
            "A number after the word does not make it a name; after a word such as \"Item\" it may.",
            "A label that could be that of any text field, such as \"Enter text\", is reported if there are other text fields.",
        ],
        variants: [
            .iOS(
                why: "VoiceOver reads \"Button, button\", and the user does not learn what the button does.",
                fix: "Set `accessibilityLabel` to what the element does or shows, e.g. \"Search\".",
                inUIKit: #"searchButton.accessibilityLabel = "Search""#,
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
                    .fails(.button("Knop"), as: .failure, because: "its language need not be declared"),
                    .fails(.button("icon 7"), as: .warning),
                    .fails(.button("Button_4"), as: .warning),
                    .fails(.button("unlabelled"), as: .warning),
                    .fails(.init(.textField, "editText2"), as: .warning),
                    .fails(.textField("Type here"), .textField("City"), as: .warning),
                    .passes(.textField("Type here"), because: "the only field"),
                    .passes(.button("Photo 7"), because: "may be one of many"),
                    .passes(.button("Lane 4")),
                    .passes(.button("Search")),
                    .passes(.button("Link"), because: "possible name, e.g. in an editor"),
                    .passes(.button("Photo")),
                    .passes(.button("사진")),
                    .passes(.text("Button"), because: "static text"),
                    .passes(.init(.image, "Image", value: "Kiosk"), because: "the value says what it shows"),
                    .passes(
                        .button("Schaltfläche"), on: ExampleScreen(locale: "et"),
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
        // The name of a test is reported by label-identifier-shaped.
        guard element.isNamed, element.type != .cell, !element.isNamedByTestID else { return }
        // The value says what the picture shows.
        if element.type == .image, element.value?.isEmpty == false { return }
        lazy var label = (element.label ?? "").printable(limit: 60)
        let labelText = element.labelText
        let text = labelText.folded
        let named = labelText.lists.lazy.map { $0.roles(named: text) }.first { !$0.isEmpty } ?? []
        if let own = named.first(where: { $0.role == element.wordRole }) {
            // A weak word, such as "Photo", is not the one that the screen reader says, but tells as little.
            check.report(
                element,
                own.isWeak
                    ? "label \"\(label)\" is only a word for a role"
                    : "label \"\(label)\" only repeats the role that \(element.screen.screen.platform.screenReader) announces",
                as: own.isWeak ? .warning : .failure)
        } else if element.conventions.namesControlsByTexts, !element.isNamedByDescription {
            // The visible text of a command, such as that of a menu which inserts an image.
            return
        } else if let button = named.first(where: { $0.role == .button }), !button.isWeak {
            check.report(element, "label \"\(label)\" is only the word for a role")
        } else if named.contains(where: { !$0.isWeak && Rule.isNoName($0.role) }) {
            check.report(element, "label \"\(label)\" is only the word for a role", as: .warning)
        } else if element.hasGenericName {
            check.report(element, "label \"\(label)\" could be that of any element", as: .warning)
        } else if element.hasGenericFieldName {
            check.report(element, "label \"\(label)\" could be that of any text field", as: .warning)
        }
    }

    /// Whether words for this role are seldom names of something to do.
    private static func isNoName(_ role: WordRole) -> Bool {
        switch role {
        case .button, .image, .textField, .slider, .checkBox, .radioButton, .adjustable: true
        case .link, .tab, .switch, .header: false
        }
    }
}
