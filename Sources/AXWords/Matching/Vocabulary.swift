/// Usual words of user interfaces in languages with Latin letters, to tell in which of them a label is written.
package struct Vocabulary: Sendable {
    /// Languages, one bit for each.
    package struct Languages: OptionSet, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// The languages that have a word.
    package struct Entry: Sendable {
        /// Those that have it.
        package var all: Languages = []
        /// Those in which it is a command or a title that no other language and no name has.
        package var commands: Languages = []

        fileprivate mutating func insert(_ language: Languages, isCommand: Bool) {
            all.insert(language)
            if isCommand { commands.insert(language) }
        }
    }

    /// The languages in the order of their bits, with the name for messages.
    private let languages: [VocabularyLanguage]
    /// By hash of the scalars of a word.
    private var entries: [Int: Entry] = [:]

    /// The words of all languages with Latin letters.
    package static let latin = Vocabulary(VocabularyLanguage.all)

    private init(_ languages: [VocabularyLanguage]) {
        self.languages = languages
        entries.reserveCapacity(1600)
        for (bit, language) in languages.enumerated() {
            let this = Languages(rawValue: 1 << UInt32(bit))
            Self.forEachWord(of: language.commands.unicodeScalars.lazy.map(\.value)) { word in
                entries[word, default: Entry()].insert(this, isCommand: true)
            }
            Self.forEachWord(of: language.common.unicodeScalars.lazy.map(\.value)) {
                entries[$0, default: Entry()].insert(this, isCommand: false)
            }
        }
    }

    /// The language of a set of one; `nil` for a language without a list of words.
    package func language(of set: Languages) -> Language? {
        bit(of: set).flatMap { Language(tag: languages[$0].tag) }
    }

    /// The name of the first language of a set.
    package func name(of set: Languages) -> String { bit(of: set).map { languages[$0].name } ?? "another language" }

    /// The set of one language; empty for a language without a vocabulary.
    package func set(of language: Language) -> Languages { set(ofTag: language.tag) }

    private func set(ofTag tag: String) -> Languages {
        guard let bit = languages.firstIndex(where: { $0.tag == tag }) else { return [] }
        return Languages(rawValue: 1 << UInt32(bit))
    }

    private func bit(of set: Languages) -> Int? {
        set.isEmpty ? nil : set.rawValue.trailingZeroBitCount
    }

    /// Returns the languages that have at least one word of a text. Three letters alone, such as those of a day, tell none.
    package func votes(of text: FoldedText) -> Languages {
        var votes: Languages = []
        guard text.scalars.count >= 4 else { return votes }
        Self.forEachWord(of: text.scalars) { if let entry = entries[$0] { votes.formUnion(entry.all) } }
        return votes
    }

    /// English, the first language of the list.
    package static let english = Languages(rawValue: 1)

    /// Returns the languages of `CommandLabels` in which a whole label is a command, unless most of its words are of the `native` language.
    package func commandLabelLanguages(of text: FoldedText, native: Languages) -> Languages {
        guard text.scalars.count <= CommandLabels.longest else { return [] }
        var (words, nativeWords) = (0, 0)
        Self.forEachWord(of: text.scalars) { word in
            words += 1
            if let entry = entries[word], !entry.all.isDisjoint(with: native) { nativeWords += 1 }
        }
        guard nativeWords * 2 <= words, let tags = CommandLabels.languages(of: text) else { return [] }
        let found = tags.reduce(into: Languages()) { $0.formUnion(set(ofTag: $1)) }
        return found.isDisjoint(with: native) ? found : []
    }

    /// Returns the languages in which a whole label is a command: they have half of its words at least and one of these is a
    /// command, or they have all of four words or more. `native` has none of them.
    package func commandLanguages(of text: FoldedText, native: Languages) -> Languages {
        var languages = Languages(rawValue: .max)
        var (words, known, english, isNative, isCommand) = (0, 0, 0, false, false)
        Self.forEachWord(of: text.scalars) { word in
            words += 1
            guard !isNative, let entry = entries[word] else { return }
            isNative = !entry.all.isDisjoint(with: native)
            known += 1
            languages.formIntersection(entry.all)
            if entry.all.contains(Self.english) { english += 1 }
            if !entry.commands.isEmpty { isCommand = true }
        }
        guard !isNative, known * 2 >= words, isCommand || words >= 4 && known == words else { return [] }
        // A single English word may be usual in the other language.
        return languages == Self.english && english < 2 ? [] : languages
    }

    /// Calls `body` with a hash of each word of folded scalars that is more than a letter.
    private static func forEachWord(of scalars: some Sequence<UInt32>, _ body: (Int) -> Void) {
        var hash: UInt64 = 0
        var count = 0
        for scalar in scalars {
            if scalar == 0x20 {
                if count > 1 { body(Int(truncatingIfNeeded: hash)) }
                hash = 0
                count = 0
            } else {
                hash = FoldedText.fingerprint(hash, adding: scalar)
                count += 1
            }
        }
        if count > 1 { body(Int(truncatingIfNeeded: hash)) }
    }

    /// The languages of most labels: at least `minimum` labels have a word of it, three of five of those that have a word of
    /// any, and more than of any other language. Empty if there is none.
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
