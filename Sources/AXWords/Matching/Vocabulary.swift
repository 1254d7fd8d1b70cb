/// Usual words of user interfaces in languages with Latin letters, to tell in which of them a label is written.
package struct Vocabulary: Sendable {
    /// Languages, one bit for each.
    package struct Languages: OptionSet, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// The languages that have a word.
    private struct Entry {
        /// Those that have it.
        var all: Languages = []
        /// Whether it is a command or a title in one of them that no other language and no name has.
        var isCommand = false
    }

    /// The languages in the order of their bits.
    private let languages: [Lexicon]
    /// By word.
    private var entries: [ArraySlice<Unicode.Scalar>: Entry] = [:]

    /// The words of all languages with Latin letters.
    package static let latin = Vocabulary(Lexicon.all.filter { !$0[.ownWords].isEmpty })

    private init(_ languages: [Lexicon]) {
        self.languages = languages
        for (bit, language) in languages.enumerated() {
            for (kind, isCommand) in [(WordKind.ownWords, true), (.usualWords, false)] {
                for word in FoldedText.list(language[kind]).map({ $0.scalars[...] }) {
                    entries[word, default: Entry()].all.insert(Languages(rawValue: 1 << UInt32(bit)))
                    if isCommand { entries[word]?.isCommand = true }
                }
            }
        }
    }

    /// The language of a set of one; `nil` for a language without a list of words.
    package func language(of set: Languages) -> Lexicon? {
        bit(of: set).map { languages[$0] }.flatMap { $0.words == nil ? nil : $0 }
    }

    /// The name of the first language of a set.
    package func name(of set: Languages) -> String { bit(of: set).map { languages[$0].name } ?? "another language" }

    /// The set of one language; empty for a language without a vocabulary.
    package func set(of language: Lexicon) -> Languages {
        guard let bit = languages.firstIndex(of: language) else { return [] }
        return Languages(rawValue: 1 << UInt32(bit))
    }

    private func bit(of set: Languages) -> Int? {
        set.isEmpty ? nil : set.rawValue.trailingZeroBitCount
    }

    /// Returns the languages that have at least one word of a text. Three letters alone, such as those of a day, tell
    /// none.
    package func votes(of text: FoldedText) -> Languages {
        guard text.scalars.count >= 4 else { return [] }
        return words(of: text).reduce(into: []) { $0.formUnion(entries[$1]?.all ?? []) }
    }

    /// The words of a text that are more than a letter.
    private func words(of text: FoldedText) -> [ArraySlice<Unicode.Scalar>] { text.words.filter { $0.count > 1 } }

    /// English, the first language of the list.
    package static let base = Languages(rawValue: 1)

    /// Returns the languages of `CommandLabels` in which a whole label is a command, unless most of its words are of
    /// the `native` language.
    package func commandLabelLanguages(of text: FoldedText, native: Languages) -> Languages {
        guard let languages = CommandLabels.languages(of: text) else { return [] }
        let words = words(of: text)
        let nativeWords = words.count { entries[$0].map { !$0.all.isDisjoint(with: native) } == true }
        guard nativeWords * 2 <= words.count else { return [] }
        let found = languages.reduce(into: Languages()) { $0.formUnion(set(of: $1)) }
        return found.isDisjoint(with: native) ? found : []
    }

    /// Returns the languages in which a whole label is a command: they have half of its words at least and one of these
    /// is a command, or they have all of four words or more. `native` has none of them.
    package func commandLanguages(of text: FoldedText, native: Languages) -> Languages {
        let words = words(of: text)
        let known = words.compactMap { entries[$0] }
        guard known.allSatisfy({ $0.all.isDisjoint(with: native) }), known.count * 2 >= words.count,
            known.contains(where: \.isCommand) || words.count >= 4 && known.count == words.count
        else { return [] }
        let languages = known.reduce(Languages(rawValue: .max)) { $0.intersection($1.all) }
        // A single English word may be usual in the other language.
        return languages == Self.base && known.count { $0.all.contains(Self.base) } < 2 ? [] : languages
    }

    /// The languages of most labels: at least `minimum` labels have a word of it, three of five of those that have a
    /// word of any, and more than of any other language. Empty if there is none.
    package func mainLanguage(of texts: some Sequence<FoldedText>, minimum: Int) -> Languages {
        var counts = [Int](repeating: 0, count: languages.count)
        var voting = 0
        for text in texts {
            let votes = votes(of: text)
            guard !votes.isEmpty else { continue }
            voting += 1
            for bit in counts.indices where votes.rawValue & (1 << UInt32(bit)) != 0 { counts[bit] += 1 }
        }
        let order = counts.indices.sorted { counts[$0] > counts[$1] }
        guard let first = order.first, order.count > 1, counts[first] >= minimum, counts[first] * 5 >= voting * 3,
            counts[first] > counts[order[1]]
        else { return [] }
        return Languages(rawValue: 1 << UInt16(first))
    }
}
