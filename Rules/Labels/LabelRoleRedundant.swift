import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that contain the word for the element's role.
    public static let labelRoleRedundant: Rule = Rule(
        "label-role-redundant",
        "Label repeats the element's role.",
        severity: .failure,
        presets: [.recommended],
        groups: ["labels", "wording"],
        unlikeA11yUITests: """
            A11yUITests looks for "button", "field", "link", "slider" and "adjustable" anywhere in the label, \
            including in "LinkedIn" and "Springfield", and only in English. It looks for "button" on every \
            control.
            """,
        needs: [.type, .label],
        limits: [
            "The rule knows the words of these languages, and does not check labels in others: \(Lexicon.names).",
            """
            Latin text without a declared language is in the language that the usual words of the screen's labels tell; words that are \
            unmistakable in any language are always found. Set the locale of the screen.
            """,
            """
            Every report is a warning, because the other words of the label are a name; a label that is only the word is \
            label-role-only's.
            """,
            """
            A label is not reported if static text inside the element shows the same words, because label and \
            visible text must match.
            """,
        ],
        variants: [
            .iOS(
                standards: [.apple("accessibilityLabel")],
                why: "VoiceOver adds the role itself, so it reads \"Play button, button\".",
                fix:
                    "Remove the word for the role from `accessibilityLabel`, e.g. use \"Play\" instead of \"Play button\".",
                inUIKit: #"playButton.accessibilityLabel = "Play""#,
                inSwiftUI: """
                    Button(action: play) { Image(systemName: "play") }
                        .accessibilityLabel("Play")
                    """,
                examples: [
                    .fails(.button("Play button"), as: .warning),
                    .fails(.button("재생 버튼")),
                    .fails(.button("재생버튼입니다"), because: "word with a suffix"),
                    .fails(.button("设置按钮")),
                    .fails(.button("再生ﾎﾞﾀﾝ"), because: "half-width kana"),
                    .fails(.button("Speichertaste"), on: ExampleScreen(locale: "de")),
                    .fails(.button("Bouton Lecture"), on: ExampleScreen(locale: "fr")),
                    .fails(.link("Privacy policy link")),
                    .fails(.init(.slider, "Volume slider")),
                    .fails(.button("Play button for the trailer"), as: .warning),
                    .fails(.container(.tabBar, at: nil, .button("Library tab"), .button("Home")), as: .warning),
                    .fails(.container(.tabBar, at: nil, .button("홈 탭"), .button("검색"))),
                    .fails(.text("Settings heading", traits: [.staticText, .header]), as: .warning),
                    .fails(.text("設定 見出し", traits: [.staticText, .header])),
                    .fails(.text("Kontoüberschrift", traits: [.staticText, .header]), on: ExampleScreen(locale: "de")),
                    .passes(.text("Heading home", traits: [.staticText, .header]), because: "\"heading\" as a verb"),
                    .passes(.button("Library tab"), because: "not in a tab bar"),
                    .passes(.button("Play")),
                    .passes(.button("Add a button"), because: "object of the verb"),
                    .passes(.link("LinkedIn"), because: "part of another word"),
                    .passes(.link("Link account"), because: "\"link\" as a verb"),
                    .passes(.textField("Springfield")),
                    .passes(.button("Button mushrooms")),
                    .passes(.button("Button Shapes"), because: "the word is part of a name"),
                    .passes(.button("Mute Button Clicks")),
                    .passes(.button("App Icon"), because: "a thing, not what the button looks like"),
                    .fails(.button("Menu icon"), as: .warning),
                    .fails(.button("返回图标"), as: .warning),
                    .fails(.button("暂停图标"), as: .warning),
                    .fails(.button("编辑键"), as: .warning),
                    .passes(.button("返回键"), because: "a key of the device"),
                    .passes(.button("应用图标"), because: "a thing, not what the button looks like"),
                    .fails(.init(.tab, "Library, 3 of 4"), as: .warning, because: "the position is announced, too"),
                    .fails(.init(.tab, "Bibliothek, 3 von 4"), as: .warning),
                    .passes(.init(.tab, "Chats, 3 unread")),
                    .fails(.button("Pulsante Salva"), as: .warning, because: "its language need not be declared"),
                    .fails(.button("Drucken-Schaltfläche"), as: .warning),
                    .fails(.init(.radioButton, "Pickup radio button"), as: .warning),
                    .passes(.button("Blink")),
                    .passes(.button("Photo library")),
                    .passes(.init(.tab, "Tablet"), because: "part of another word"),
                    .passes(.button("One-button alert"), because: "part of a compound"),
                    .passes(.button("save_button"), because: "a key, covered by label-localisation-key"),
                    .passes(.text("Play button"), because: "static text"),
                    .passes(.button("블링크")),
                    .passes(.button("버튼 추가"), because: "word not at the end"),
                    .passes(.button("ボタン電池")),
                    .passes(
                        .button("Speichertaste"), on: ExampleScreen(locale: "fi"),
                        because: "language without a word list"),
                    .passes(
                        .button("Play button", containing: [.text("Play button")]), because: "same as the visible title"
                    ),
                ],
                check: check(\.words)
            ),
            .android(
                standards: [.android("Describe each UI element"), .android("contentDescription")],
                why: "TalkBack adds the role itself, so it reads \"Play button, button\".",
                fix:
                    "Remove the role from the text or the `contentDescription`, e.g. \"Play\" instead of \"Play button\".",
                inCompose: "Icon(Icons.Default.PlayArrow, contentDescription = \"Play\")",
                inViews: "playButton.contentDescription = \"Play\"",
                check: check { $0 == .textField ? "edit box" : $0.words }
            ),
        ]
    )

    /// The check. All reports are warnings: the rest of the label is a name.
    private static func check(_ announced: @escaping @Sendable (WordRole) -> String) -> RuleScope {
        .eachElement { element, check in
            if let found = element.roleInPartOfName {
                return check.report(
                    element,
                    """
                    label "\((element.label ?? "").printable(limit: 60))" contains "\(found.word)"; \
                    \(element.screen.screen.platform.screenReader) already announces the role "\(announced(.button))"
                    """, as: .warning)
            }
            let roles = element.announcedRoles
            if roles.isAnnounced(.tab), let label = element.label, label.has(\.isDigit),
                let position = PositionWords.position(in: label), !element.showsItsLabel, !element.hasMachineLabel
            {
                return check.report(
                    element,
                    """
                    label "\(label.printable(limit: 60))" contains the position "\(position.printable(limit: 40))"; \
                    \(element.screen.screen.platform.screenReader) already announces it
                    """, as: .warning)
            }
            guard !roles.isEmpty, element.type != .cell, !element.isRowOfFlatList else { return }
            let labelText = element.labelText
            let label = labelText.folded
            for words in labelText.lists {
                guard let (role, match) = words.firstMatch(of: roles, in: label) else { continue }
                // A label that is nothing but the word is label-role-only's.
                guard words.roles(named: label).isEmpty, !element.showsItsLabel, !element.hasMachineLabel else {
                    return
                }
                if match.position != .end, let text = element.label {
                    if text.hasCompound(of: match.word.text.text) { return }
                    // "Button Shapes" is a thing, "Button: Play" is not.
                    guard
                        words.mayFollowRole(label.word(after: match.word.text))
                            || text.hasSign(after: match.word.text.text) || label.isCommand(after: match.word.text)
                    else { return }
                }
                return check.report(
                    element,
                    """
                    label "\((element.label ?? "").printable(limit: 60))" contains "\(match.word.text.text)"; \
                    \(element.screen.screen.platform.screenReader) already announces the role "\(announced(role))"
                    """,
                    as: .warning)
            }
            guard roles.isAnnounced(.button), !element.showsItsLabel else { return }
            if let word = IconNames.key(in: label), !element.hasMachineLabel {
                return check.report(
                    element,
                    """
                    label "\((element.label ?? "").printable(limit: 60))" contains "\(word.text)"; \
                    \(element.screen.screen.platform.screenReader) already announces the role "\(announced(.button))"
                    """, as: .warning)
            }
            guard let word = IconNames.word(in: label), !element.hasMachineLabel else { return }
            check.report(
                element,
                """
                label "\((element.label ?? "").printable(limit: 60))" contains "\(word.text)", which says what it looks like \
                and not what it does
                """, as: .warning)
        }
    }
}

/// The roles that VoiceOver announces after a label, of which the label may repeat one.
private struct AnnouncedRoles {
    /// The role of the element itself, unless it is an image.
    let own: WordRole?
    let isTab: Bool
    let isHeader: Bool

    var isEmpty: Bool { own == nil && !isTab && !isHeader }

    func isAnnounced(_ role: WordRole) -> Bool {
        own == role || isTab && role == .tab || isHeader && role == .header
    }
}

extension WordList {
    /// Returns the first of some roles whose word is in a label, and the word.
    fileprivate func firstMatch(
        of roles: AnnouncedRoles, in label: FoldedText
    ) -> (role: WordRole, match: RoleMatch)? {
        if let own = roles.own {
            if let match = match(own, in: label) { return (own, match) }
            if own == .slider, let match = match(.adjustable, in: label) { return (own, match) }
        }
        if roles.isTab, let match = match(.tab, in: label) { return (.tab, match) }
        if roles.isHeader, let match = match(.header, in: label) { return (.header, match) }
        return nil
    }
}

extension FoldedText {
    /// Returns whether a text is a phrase and then only a command: `Button send`.
    fileprivate func isCommand(after phrase: FoldedText) -> Bool {
        starts(with: phrase) && CommandWords.contains(dropping(first: phrase))
    }

    /// Returns the word after the first occurrence of a phrase; empty without one.
    fileprivate func word(after phrase: FoldedText) -> FoldedText {
        firstIndex(of: phrase).map { word(at: $0 + phrase.scalars.count + 1) } ?? FoldedText()
    }
}

extension ElementView {
    /// Whether a text inside it shows the label.
    var showsItsLabel: Bool {
        guard hasChildren, let label else { return false }
        return contents.contains { $0.type == .staticText && $0.label == label }
    }

    /// The roles that VoiceOver announces after the label.
    fileprivate var announcedRoles: AnnouncedRoles {
        AnnouncedRoles(own: wordRole.flatMap { $0 == .image ? nil : $0 }, isTab: isInTabBar, isHeader: isHeader == true)
    }
}

extension String {
    /// Whether a hyphen joins the word to another one, as in `one-button`.
    fileprivate func hasCompound(of word: String) -> Bool {
        split { !$0.isLetter && $0 != "-" }.contains { compound in
            let parts = compound.lowercased().split(separator: "-")
            return parts.count > 1 && parts.contains { $0 == word }
        }
    }

    /// Whether a sign follows the word, as in `Button: Play`.
    fileprivate func hasSign(after word: String) -> Bool {
        let text = lowercased()
        var parts = text.split(separator: word, omittingEmptySubsequences: false).dropFirst()
        while let rest = parts.popFirst() {
            if let sign = rest.first, !sign.isLetter, !sign.isWhitespace { return true }
        }
        return false
    }
}
