import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that look like localisation keys.
    public static let labelLocalisationKey: Rule = Rule(
        "label-localisation-key",
        "Label is a localisation key.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        unlikeA11yUITests:
            "A11yUITests has no such test; it reports a key with full stops on a control for its punctuation.",
        needs: [.label],
        standards: [.wcag("4.1.2"), .wcag("2.4.6")],
        limits: [
            """
            A key is recognised only if it contains a word such as "title", "label", "button" or "message"; on a control, an image or a \
            header also by its first part, e.g. `common.ok`.
            """
        ],
        variants: [
            .iOS(
                why: "The translation is missing, and VoiceOver reads the key instead.",
                fix:
                    "Add the key to the language's string catalog or `Localizable.strings`, or correct the key's spelling.",
                inUIKit: #"titleLabel.text = NSLocalizedString("home.title", comment: "Title of the first screen")"#,
                inSwiftUI: #"Text("home.title", tableName: "Home")"#,
                examples: [
                    .fails(.text("home.title.label")),
                    .fails(.button("LOGIN_BUTTON_TITLE")),
                    .fails(.button("save_button")),
                    .fails(.text("loginButtonTitle")),
                    .fails(.button("home.tabs.profile")),
                    .fails(.button("common:buttons.save")),
                    .fails(.text("L10n.Profile.edit")),
                    .passes(.text("common.ok"), because: "a text that may show a name in code on purpose"),
                    .passes(.text("Home")),
                    .passes(.text("홈")),
                    .passes(.text("www.title.com"), because: "web address"),
                    .passes(.text("npr.org")),
                    .passes(.text("Mohame4d.sayed"), because: "user name"),
                    .passes(.text("v2.0")),
                    .passes(.text("iMessage"), because: "brand name"),
                    .passes(.button("save_btn", identifier: "save_btn"), because: "covered by label-identifier-shaped"),
                    .passes(.text("TextEdit"), because: "brand name"),
                ],
                check: check
            ),
            .android(
                why: "The translation is missing, and TalkBack reads the key instead.",
                fix: "Look the key up with `getString` or `stringResource`, or add it to `strings.xml`.",
                inCompose: "Text(stringResource(R.string.home_title))",
                inViews: "title.setText(R.string.home_title)",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .labelled) { element, check in
        guard let label = element.label, element.isNamedByKey else { return }
        // A name in code that equals the identifier is reported by label-identifier-shaped.
        guard !element.isNamedByIdentifier else { return }
        check.report(
            element, "label \"\(label.printable(limit: 60))\" looks like a localisation key without a translation")
    }
}

extension ElementView {
    /// Whether the label is a key. One that could also name an image, such as `nav_home_title`, is a key on what is no
    /// image or control.
    fileprivate var isNamedByKey: Bool {
        switch machineName {
        case .localisationKey: true
        case .imageInCode: !isNamed && Detector.localisationKey.matches(label ?? "")
        case nil: codeName == .keyOfName
        default: false
        }
    }
}
