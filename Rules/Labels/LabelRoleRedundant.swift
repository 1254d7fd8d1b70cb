import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// VoiceOver says by itself what an element is.
    public static let labelRoleRedundant = Rule(
        "label-role-redundant",
        "A label repeats what the element is.",
        severity: .failure,
        presets: [.recommended],
        groups: ["labels", "wording"],
        needs: [.type, .label],
        standards: [.apple("accessibilityLabel")],
        why: "VoiceOver adds the role itself, so one hears \"Play button, button\" at every stop.",
        fix: "Leave the word for the role out of the label.",
        inUIKit: """
            playButton.accessibilityLabel = "Play"
            """,
        inSwiftUI: """
            Button(action: play) { Image(systemName: "play") }
                .accessibilityLabel("Play")
            """,
        limits: [
            "Known are the words of seventeen languages; a label in any other is not judged.",
            "Latin letters without a declared language are taken for English: give `--locale`.",
            "A word that often means the thing itself is a warning, and so is one that does not stand where its language puts it.",
            "A text in the element that shows the same words excuses the label: name and sight must agree.",
        ],
        unlikeA11yUITests: """
            It looked for \"button\", \"field\", \"link\", \"slider\" and \"adjustable\" anywhere, also in LinkedIn and Springfield, \
            in English only, and for \"button\" on every control.
            """,
        examples: [
            .fails(.button("Play button"), as: .failure),
            .fails(.button("재생 버튼")),
            .fails(.button("재생버튼입니다"), because: "with a particle"),
            .fails(.button("设置按钮")),
            .fails(.button("再生ﾎﾞﾀﾝ"), because: "half-width kana"),
            .fails(.button("Speichertaste"), on: ExampleScreen(locale: "de")),
            .fails(.button("Bouton Lecture"), on: ExampleScreen(locale: "fr")),
            .fails(.link("Privacy policy link")),
            .fails(.init(.slider, "Volume slider")),
            .fails(.button("Play button for the trailer"), as: .warning),
            .passes(.button("Play")),
            .passes(.button("Add a button"), because: "the button is what it adds"),
            .passes(.link("LinkedIn"), because: "part of another word"),
            .passes(.link("Link account"), because: "a verb"),
            .passes(.textField("Springfield")),
            .passes(.button("Button mushrooms")),
            .passes(.button("Blink")),
            .passes(.button("Photo library")),
            .passes(.init(.tab, "Tablet"), because: "part of another word"),
            .passes(.text("Play button"), because: "a text is no button"),
            .passes(.button("블링크")),
            .passes(.button("버튼 추가"), because: "the word does not stand at the end"),
            .passes(.button("ボタン電池")),
            .passes(.button("Speichertaste"), on: ExampleScreen(locale: "fi"), because: "a language without a list"),
            .passes(
                .button("Play button", containing: [.text("Play button")]), because: "its visible title says the same"),
        ],
        check: .eachElement { element, check in
            guard let role = element.wordRole, role != .image, element.type != .cell,
                let words = element.labelText.words
            else { return }
            let label = element.labelText.folded
            guard
                let match = words.match(role, in: label)
                    ?? (role == .slider ? words.match(.adjustable, in: label) : nil)
            else {
                return
            }
            // A label that is nothing but the word is label-role-only's.
            guard words.roles(named: label).isEmpty, !element.showsItsLabel else { return }
            let isSure =
                !match.word.isWeak && (match.position == .end || match.position == .start && words.putsRoleFirst)
            check.report(
                element,
                "\"\(match.word.text.text)\" in \"\((element.label ?? "").printable(limit: 60))\" repeats what VoiceOver says of a \(element.roleInWords)",
                as: isSure ? .failure : .warning)
        }
    )
}

extension ElementView {
    /// Whether a text inside it shows the label.
    var showsItsLabel: Bool {
        guard hasChildren, let label else { return false }
        return descendants.contains { $0.type == .staticText && $0.label == label }
    }

    /// What VoiceOver announces it as, in a word for messages.
    var roleInWords: String {
        switch wordRole {
        case .button: "button"
        case .image: "image"
        case .link: "link"
        case .textField: "text field"
        case .slider: "slider"
        case .tab: "tab"
        case .switch: "switch"
        case .checkBox: "check box"
        case .adjustable: "adjustable element"
        case nil: type.words
        }
    }
}
