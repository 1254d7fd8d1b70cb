import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports labels that are the same in another language.
    public static let labelNotTranslated = Rule(
        "label-not-translated",
        "Label is the same in another language.",
        severity: .warning,
        presets: [.recommended, .variants],
        groups: ["variants", "labels"],
        unlikeA11yUITests: "A11yUITests looks at one screen at a time.",
        needs: [.type, .label],
        standards: [.wcag("3.1.2")],
        limits: [
            "Names, brands, numbers and data stay as they are, so only sentences and words of interfaces are reported.",
            "Nothing is reported if less than half of the labels of the screen differ: the app may not have the language.",
            "Words of interfaces are recognised in English only.",
        ],
        variants: [
            .iOS(
                why: "VoiceOver reads the words with the voice of the other language, and a person may not know them.",
                fix: "Translate the label in the string catalogue, and use `String(localized:)`.",
                inUIKit: """
                    closeButton.accessibilityLabel = String(localized: "Close")
                    """,
                inSwiftUI: """
                    Button("Close", action: close)
                    """,
                examples: [
                    .fails(.header("Payment"), .text("Total"), .button("Delete account"))
                        .compared(to: "de", .header("Zahlung"), .text("Summe"), .button("Delete account")),
                    .fails(.header("Payment"), .text("Total"), .text("Choose a card to pay with."))
                        .compared(to: "de", .header("Zahlung"), .text("Summe"), .text("Choose a card to pay with.")),
                    .fails(.header("Payment"), .text("Total"), .button("Apply coupons"))
                        .compared(
                            to: "de", .header("Zahlung"), .text("Summe"), .button("Apply coupons"),
                            because: "both languages have one of the words"),
                    .passes(.header("Payment"), .text("Total"), .button("Delete account"))
                        .compared(to: "de", .header("Zahlung"), .text("Summe"), .button("Konto löschen")),
                    .passes(.header("Payment"), .text("Total"), .text("The Midnight Sisters"))
                        .compared(
                            to: "de", .header("Zahlung"), .text("Summe"), .text("The Midnight Sisters"),
                            because: "a name"),
                    .passes(.header("Payment"), .button("Delete account"))
                        .compared(
                            to: "de", .header("Payment"), .button("Delete account"),
                            because: "nothing is translated"),
                    .passes(.header("Payment"), .text("Total"), .button("Apple Pay"))
                        .compared(
                            to: "de", .header("Zahlung"), .text("Summe"), .button("Apple Pay"), because: "a brand"),
                ],
                check: check
            ),
            .android(
                standards: [.android("LocaleSpan")],
                why: "TalkBack reads the words with the voice of the other language, and a person may not know them.",
                fix: "Translate the text in `strings.xml` of the language.",
                inCompose: "Text(stringResource(R.string.close))",
                inViews: "closeButton.setText(R.string.close)",
                check: check
            ),
        ]
    )

    private static let check = GroupView.check(
        where: { $0.hasOtherLanguage($1) }, orElse: GroupView.noOtherLanguage
    ) { group, member, _, findings in
        let pairs = group.pairs(with: member).filter { $0.base.hasWordsInLabel && $0.variant.hasWordsInLabel }
        let unchanged = pairs.filter { $0.base.plainLabel == $0.variant.plainLabel }
        guard (pairs.count - unchanged.count) * 2 >= pairs.count else { return }
        let language = member.traits.locale.flatMap { Language(tag: $0) }
        let repeated = RepeatedIdentifiers(group.base)
        for pair in unchanged where pair.base.isText(of: group.baseTraits, in: language, repeated) {
            let label = pair.base.plainLabel.printable(limit: 60)
            findings.add(
                [pair.base], in: member, as: .warning,
                "label \"\(label)\" is the same in \(member.name) as in \(group.baseName)")
        }
    }
}

/// The identifiers that several elements have, as those of rows with data do.
private struct RepeatedIdentifiers {
    private let repeated: Set<String>

    init(_ screen: ScreenView) {
        var counts: [String: Int] = [:]
        for element in screen.subjects {
            if let identifier = element.identifier { counts[identifier, default: 0] += 1 }
        }
        repeated = Set(counts.filter { $0.value > 1 }.keys)
    }

    func contains(_ element: ElementView) -> Bool { element.identifier.map { repeated.contains($0) } ?? false }
}

extension ElementView {
    /// Whether the label has a word of at least two letters.
    fileprivate var hasWordsInLabel: Bool {
        plainLabel.split { !$0.isLetter }.contains { $0.count >= 2 }
    }

    /// Whether the label is text of the app that a translation changes, and no name, data or code.
    fileprivate func isText(
        of base: ScreenVariant, in language: Language?, _ repeated: RepeatedIdentifiers
    ) -> Bool {
        guard !isTextInput, element.language == nil, !hasMachineLabel, !repeated.contains(self) else { return false }
        if base.language == nil || base.language == "en" {
            let words = InterfaceWords.count(in: labelText.folded, language: language)
            if words >= 2 { return true }
            // One word of English alone can be a name, unless it is what a control or a heading says, maybe together with a word that
            // both languages have: "Apply coupons", but not "Apple Pay".
            let isOneWord = !plainLabel.contains(" ")
            if words == 1, isControl || isHeader == true,
                isOneWord || InterfaceWords.count(in: labelText.folded, language: nil) >= 2
            {
                return true
            }
        }
        return isSentence
    }

    /// Whether the label is written like a sentence: at least four words, most of them in small letters, and a full stop, a question
    /// mark or an exclamation mark at the end.
    private var isSentence: Bool {
        let words = plainLabel.split(separator: " ")
        let small = words.count { $0.first?.isLowercase == true }
        return words.count >= 4 && small * 2 > words.count && plainLabel.last.map { ".?!".contains($0) } ?? false
    }
}
