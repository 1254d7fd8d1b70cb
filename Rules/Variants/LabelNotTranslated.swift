import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that are the same in another language.
    public static let labelNotTranslated: Rule = Rule(
        "label-not-translated",
        "Label is the same in another language.",
        severity: .warning,
        presets: [.recommended, .variants],
        groups: ["variants", "labels"],
        needs: [.type, .label],
        standards: [.wcag("3.1.2")],
        limits: [
            "Names, brands, numbers and data stay as they are, so only sentences and words of interfaces are reported.",
            "Nothing is reported if less than half of the labels of the screen differ: the app may not have the language.",
            "Words of interfaces are recognised in English only, if the base or the variant is in English.",
            "A list in which most labels are the same is taken for data; of it only labels of several such words are reported.",
        ],
        variants: [
            .iOS(
                why: "VoiceOver reads the words with the voice of the other language, and a person may not know them.",
                fix: "Translate the label in the string catalogue, and use `String(localized:)`.",
                inUIKit: #"closeButton.accessibilityLabel = String(localized: "Close")"#,
                inSwiftUI: #"Button("Close", action: close)"#,
                examples: [
                    .fails(.header("Payment"), .text("Total"), .button("Delete account"))
                        .compared(to: "de", .header("Zahlung"), .text("Summe"), .button("Delete account")),
                    .fails(.header("Payment"), .text("Total"), .text("Choose a card to pay with."))
                        .compared(to: "de", .header("Zahlung"), .text("Summe"), .text("Choose a card to pay with.")),
                    .fails(.header("Payment"), .text("Total"), .button("Apply coupons"))
                        .compared(
                            to: "de", .header("Zahlung"), .text("Summe"), .button("Apply coupons"),
                            because: "both languages have one of the words"),
                    .fails(.header("Trip"), .text("Total"), .button("Scan ticket"))
                        .compared(
                            to: "de", .header("Reise"), .text("Summe"), .button("Scan ticket"),
                            because: "only the first word has a capital letter, as names do not"),
                    .fails(.header("Trip"), .text("Total"), .text("Reminders"))
                        .compared(
                            to: "de", .header("Reise"), .text("Summe"), .text("Reminders"),
                            because: "one word of interfaces"),
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
                    .passes(.header("Trip"), .text("Total"), .header("<time>"))
                        .compared(
                            to: "de", .header("Reise"), .text("Summe"), .header("<time>"),
                            because: "data that is masked"),
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
        let languages = Languages(group, member)
        let repeated = RepeatedIdentifiers(group.base)
        let lists = DataLists(pairs, unchanged)
        for pair in unchanged where pair.base.isText(in: languages, repeated, lists) {
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

/// The languages of the base and a variant.
private struct Languages {
    /// Whether one of them is English, or not known.
    let includeEnglish: Bool
    /// The one that is not English, if its words are known.
    let other: Lexicon?

    init(_ group: GroupView, _ member: GroupView.Member) {
        let base = group.baseTraits.language
        includeEnglish = base == nil || base == Lexicon.base.tag || member.traits.language == Lexicon.base.tag
        let tag = member.traits.language == Lexicon.base.tag ? group.baseTraits.locale : member.traits.locale
        other = tag.flatMap { Lexicon.of(tag: $0) }
    }
}

/// The lists with data: those in which most labels are the same in both languages.
private struct DataLists {
    /// A list, or the parent of an element outside lists.
    private struct Place: Hashable {
        let container: Int?
        let isRow: Bool

        init(_ element: ElementView) {
            let row = element.type == .cell ? element : element.ancestor(of: [.cell])
            container = element.ancestor(of: [.table, .collectionView])?.index ?? (row ?? element).parent?.index
            isRow = row != nil
        }
    }

    private let places: Set<Place>

    init(_ pairs: [VariantPair], _ unchanged: [VariantPair]) {
        let all = Dictionary(grouping: pairs) { Place($0.base) }
        places = Set(
            Dictionary(grouping: unchanged) { Place($0.base) }.filter { place, members in
                members.count >= 2 && members.count * 2 > all[place, default: []].count
            }.keys)
    }

    /// Returns whether an element is in such a list.
    func contain(_ element: ElementView) -> Bool { places.contains(Place(element)) }
}

extension ElementView {
    /// Whether the label has a word of at least two letters, besides what hides data in snapshots: `<time>`.
    fileprivate var hasWordsInLabel: Bool {
        plainLabel.split { !$0.isLetter && $0 != "<" && $0 != ">" }
            .contains { $0.count >= 2 && !($0.hasPrefix("<") && $0.hasSuffix(">")) }
    }

    /// Whether the label is text of the app that a translation changes, and no name, data or code.
    fileprivate func isText(in languages: Languages, _ repeated: RepeatedIdentifiers, _ lists: DataLists) -> Bool {
        // The label of a text field may be what was entered.
        if isTextInput, conventions.showsHintsAsText || plainLabel == value?.trimmed { return false }
        guard element.language == nil, !hasMachineLabel, !repeated.contains(self) else { return false }
        return languages.includeEnglish && isEnglish(comparedTo: languages.other, lists) || isSentence
    }

    /// Whether the label has the words or the form of an English user interface.
    private func isEnglish(comparedTo language: Lexicon?, _ lists: DataLists) -> Bool {
        if InterfaceWords.count(in: labelText.folded, language: language) >= 2 { return true }
        let counts = InterfaceWords.counts(in: labelText.folded, comparedTo: language)
        guard counts.own + counts.functionWords > 0, counts.all > 0 else { return false }
        let isOneWord = !plainLabel.contains(" ")
        guard isControl || isHeader == true else {
            // A text alone can be a value or a title.
            let isPart =
                isOneWord
                ? ancestor(of: [.cell]) == nil && plainLabel.count >= 6
                : isPhrase && counts.all + counts.functionWords >= 2
            return isPart && (counts.certain > 0 || !isOneWord) && !lists.contain(self)
        }
        // One word of English can be a name, unless it is all that a control or a heading says, or has others beside it
        // that are no names: "Apply coupons" and "Gift wrapping", but not "Apple Pay".
        if isOneWord { return counts.certain > 0 }
        if counts.certain > 0, InterfaceWords.count(in: labelText.folded, language: nil) >= 2 { return true }
        return (isPhrase || counts.certain > 0 && counts.own >= 2) && !lists.contain(self)
    }

    /// Whether the label is two to six words of which only the first has a capital letter, as names do not:
    /// `Gift wrapping`, `Scan QR code`.
    private var isPhrase: Bool {
        guard plainLabel.utf8.count <= 60 else { return false }
        let words = plainLabel.split(separator: " ")
        guard (2...6).contains(words.count), words[0].first?.isUppercase == true else { return false }
        let others = words.dropFirst()
        return others.contains { $0.first?.isLowercase == true }
            && others.allSatisfy { $0.first?.isLowercase == true || $0 == $0.uppercased() }
    }

    /// Whether the label is written like a sentence: at least four words, most of them in small letters, and a full
    /// stop, a question mark or an exclamation mark at the end.
    private var isSentence: Bool {
        let words = plainLabel.split(separator: " ")
        let small = words.count { $0.first?.isLowercase == true }
        return words.count >= 4 && small * 2 > words.count && plainLabel.last.map { ".?!".contains($0) } ?? false
    }
}
