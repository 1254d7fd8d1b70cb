import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels of which only a part is translated, or that have leftovers of formats and keys in one language.
    public static let labelUntranslatedPart: Rule = Rule(
        "label-untranslated-part",
        "Label is translated only in part, or has leftovers of a format or key in one language.",
        severity: .failure,
        presets: [.recommended, .variants],
        groups: ["variants", "labels"],
        needs: [.type, .label],
        standards: [.wcag("3.1.2"), .wcag("4.1.2")],
        limits: [
            "Words of interfaces are recognised in English only; names in a translated label are not reported."
        ],
        variants: [
            .iOS(
                why: "VoiceOver reads half of the label in the wrong language, or reads the name of a format.",
                fix: "Translate the whole sentence with its placeholders instead of joining parts.",
                inUIKit: """
                    label.text = String(localized: "\\(count) items in the cart")
                    """,
                inSwiftUI: """
                    Text("\\(count) items in the cart")
                    """,
                limits: [
                    "Xcode's double-length pseudo-language has leftovers of its own (`1$@`), which are not reported."
                ],
                examples: [
                    .passes(.header("Payment"), .text("3 items"))
                        .compared(
                            to: "de", .header("Zahlung"), .text("%d Artikel"),
                            because: "in German, covered by label-format-specifier"),
                    .passes(.header("Payment"), .button("Delete account"))
                        .compared(
                            to: "de", .header("Zahlung"), .button("button.delete.title"),
                            because: "in German, covered by label-localisation-key"),
                    .fails(.header("Payment"), .button("Delete account and all data"))
                        .compared(to: "de", .header("Zahlung"), .button("Konto löschen and delete account")),
                    .fails(.header("Payment"), .text("Your parcel waits at the counter until Friday."))
                        .compared(
                            to: "de", .header("Zahlung"), .text("Ihr Paket wartet at the counter until Friday.")),
                    .passes(.header("Payment"), .text("Now playing: Lord of the Flies"))
                        .compared(to: "de", .header("Zahlung"), .text("Es läuft gerade: Lord of the Flies")),
                    .passes(.header("Payment"), .text("3 items")).compared(
                        to: "de", .header("Zahlung"), .text("3 Artikel")),
                    .passes(.header("Payment"), .text("%d items"))
                        .compared(
                            to: "de", .header("Zahlung"), .text("%d Artikel"),
                            because: "in both, covered by label-format-specifier"),
                    .passes(.header("Payment"), .text("Pay with Apple Pay"))
                        .compared(to: "de", .header("Zahlung"), .text("Mit Apple Pay bezahlen")),
                ],
                check: check
            ),
            .android(
                standards: [.android("LocaleSpan")],
                why: "TalkBack reads half of the label in the wrong language, or reads the name of a format.",
                fix: "Translate the whole sentence with its placeholders in `strings.xml` instead of joining parts.",
                inCompose: "Text(stringResource(R.string.items, count))",
                inViews: "title.text = getString(R.string.items, count)",
                check: check
            ),
        ]
    )

    private static let check = GroupView.check(
        where: { $0.hasOtherLanguage($1) }, orElse: GroupView.noOtherLanguage
    ) { group, member, _, findings in
        let isDoubled = member.traits.locale == "x-double"
        let language = member.traits.locale.flatMap { Lexicon.of(tag: $0) }
        let isFromEnglish = group.baseTraits.language == nil || group.baseTraits.language == Lexicon.base.tag
        let isToEnglish = member.traits.language == Lexicon.base.tag
        let baseLanguage = group.baseTraits.locale.flatMap { Lexicon.of(tag: $0) }
        for pair in group.pairs(with: member) where pair.base.plainLabel != pair.variant.plainLabel {
            let (base, variant) = (pair.base, pair.variant)
            if !isDoubled, let found = variant.leftover, base.leftover == nil {
                if member.hasFinding(on: variant.index, by: rulesOfLeftovers) { continue }
                findings.add(
                    [base], in: member,
                    "label has \"\(found.printable(limit: 40))\" in \(member.name), and not in \(group.baseName)")
            } else if !isDoubled, let found = base.leftover, variant.leftover == nil {
                if group.members[0].hasFinding(on: base.index, by: rulesOfLeftovers) { continue }
                findings.add(
                    [base], in: member,
                    "label has \"\(found.printable(limit: 40))\" in \(group.baseName), and not in \(member.name)")
            } else if let part = isFromEnglish
                ? variant.untranslatedPart(of: base, language)
                : isToEnglish ? base.untranslatedPart(of: variant, baseLanguage) : nil
            {
                let (own, other) = isFromEnglish ? (member.name, group.baseName) : (group.baseName, member.name)
                findings.add(
                    [base], in: member,
                    "label has \"\(part.printable(limit: 60))\" in \(own) as in \(other), and other words too")
            }
        }
    }

    /// The rules over one screen that report what is left of a format or a key.
    private static let rulesOfLeftovers: Set = [
        "label-localisation-key", "label-format-specifier", "label-debug-text",
    ]
}

extension ElementView {
    /// What is left of a format or a key in the label, or `nil` if nothing is.
    fileprivate var leftover: String? {
        if let specifier = labelText.formatSpecifier { return specifier }
        let label = plainLabel
        if let word = ["(null)", "Optional("].first(where: { label.contains($0) }) { return word }
        return Detector.localisationKey.matches(label) ? label : nil
    }

    /// Returns the English words that the label shares with that of the base beside words of its own language; `nil` if
    /// there are none.
    fileprivate func untranslatedPart(of base: ElementView, _ language: Lexicon?) -> String? {
        let own = Self.words(plainLabel)
        guard 3...60 ~= own.count else { return nil }
        return untranslatedPhrase(own, Self.words(base.plainLabel), language)
            ?? untranslatedWords(own, Set(Self.words(base.plainLabel).map(\.folded)), language)
    }

    /// A word of a label, as it is written and in small letters without signs.
    private typealias Word = (text: Substring, folded: String)

    private static func words(_ label: String) -> [Word] {
        label.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map { ($0, FoldedText(String($0)).text) }
    }

    /// Returns words that follow each other in both labels and are a part of an English sentence: most begin with small
    /// letters, as those of names do not, and two of them, or one of three, are English words; or four are written in
    /// small letters.
    private func untranslatedPhrase(_ own: [Word], _ base: [Word], _ language: Lexicon?) -> String? {
        let common = Self.longestCommonPhrase(own.map(\.folded), base.map(\.folded))
        let phrase = own[common]
        let known = Set(base.map(\.folded))
        let others = own.count { !known.contains($0.folded) && $0.folded.contains(where: \.isLetter) }
        // A name within a sentence begins with a capital letter.
        let mayBeName = common.lowerBound > 0 && phrase.first?.text.first?.isUppercase == true
        guard phrase.count >= 2, others >= 2, !mayBeName else { return nil }
        let small = phrase.count { $0.text.first?.isLowercase == true }
        let english = phrase.count { EnglishWords.contain($0.folded, comparedTo: language) }
        guard small * 2 > phrase.count, english >= (phrase.count >= 3 ? 1 : 2) || small >= 4 else { return nil }
        return phrase.map(\.text).joined(separator: " ")
    }

    /// Returns where the longest sequence of words is that another label has too; empty if they share none.
    private static func longestCommonPhrase(_ own: [String], _ other: [String]) -> Range<Int> {
        var longest = 0..<0
        /// By word of the other label: the length of the common sequence that ends there.
        var lengths = [Int](repeating: 0, count: other.count)
        for (number, word) in own.enumerated() {
            var before = 0
            for (position, otherWord) in other.enumerated() {
                let length = word == otherWord ? before + 1 : 0
                (before, lengths[position]) = (lengths[position], length)
                if length > longest.count { longest = number + 1 - length..<number + 1 }
            }
        }
        return longest
    }

    /// Returns the English words of interfaces that the label shares with that of the base, if they are between a third
    /// and two thirds of it.
    private func untranslatedWords(_ own: [Word], _ words: Set<String>, _ language: Lexicon?) -> String? {
        let shared = own.map(\.folded).filter { words.contains($0) }
        let sharedInterface = shared.filter { InterfaceWords.count(in: FoldedText($0), language: language) > 0 }
        let share = Double(shared.count) / Double(own.count)
        guard Set(sharedInterface).count >= 2, 0.3...0.7 ~= share else { return nil }
        return shared.joined(separator: " ")
    }
}

/// Words of English sentences.
private enum EnglishWords {
    /// Small words, of which each language that has the same word has it seldom beside another one of them.
    private static let small = Set(Lexicon.base.texts(.functionWords) + Lexicon.base.texts(.connectingWords))

    /// Returns whether a word is a small word or one of user interfaces, and none of the other language.
    static func contain(_ word: String, comparedTo language: Lexicon?) -> Bool {
        small.contains(word) || InterfaceWords.count(in: FoldedText(word), language: language) > 0
    }
}
