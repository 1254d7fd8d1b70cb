/// English words of user interfaces, to find labels that were not translated.
package enum InterfaceWords {
    /// Returns the number of words of an interface in a label, if the label consists of little else.
    ///
    /// At least two thirds of the words have to be such words, articles and prepositions; otherwise the label may be a
    /// name.
    /// - Parameter language: The language of the screen, whose own words do not count.
    package static func count(in label: FoldedText, language: Lexicon?) -> Int {
        guard label.scalars.count <= longestLabel else { return 0 }
        let words = label.text.split(separator: " ").map(String.init)
        let shared = language.flatMap { sharedWords[$0] } ?? []
        let found = words.filter { english.contains($0) && !shared.contains($0) }
        let known = words.count { english.contains($0) || connecting.contains($0) }
        return known * 3 >= words.count * 2 ? Set(found).count : 0
    }

    /// How many words of interfaces a label has that is the same in two languages.
    package struct Counts {
        /// Those that the other language does not have.
        package var own = 0
        /// Those of `own` that rarely name anything else.
        package var certain = 0
        /// All.
        package var all = 0
        /// Small words such as "your" that no other language of the lists has.
        package var functionWords = 0
    }

    /// Returns the words of interfaces in a label that is the same in two languages. Words that name things as well,
    /// such as "parcel", count in labels of several words.
    ///
    /// - Parameter language: The other language, whose own words do not count as English.
    package static func counts(in label: FoldedText, comparedTo language: Lexicon?) -> Counts {
        guard label.scalars.count <= longestLabel else { return Counts() }
        let words = Set(label.text.split(separator: " ").map(String.init))
        let shared = language.flatMap { sharedWords[$0] } ?? []
        var counts = Counts()
        counts.functionWords = words.count { functionWords.contains($0) }
        for word in words where english.contains(word) || words.count > 1 && inPhrases.contains(word) {
            counts.all += 1
            if shared.contains(word) { continue }
            counts.own += 1
            if english.contains(word) { counts.certain += 1 }
        }
        return counts
    }

    /// Returns whether a word in small letters is one of user interfaces.
    package static func contains(_ word: String) -> Bool { english.contains(word) }

    /// Returns whether a word in small letters is one of those that also name goods, places and works.
    package static func isInPhrases(_ word: String) -> Bool { inPhrases.contains(word) }

    /// Returns whether a text in small letters is the beginning of a word of user interfaces.
    package static func isBeginning(_ text: String) -> Bool {
        english.contains { $0.hasPrefix(text) } || inPhrases.contains { $0.hasPrefix(text) }
    }

    /// The number of scalars of the longest label that is considered.
    private static let longestLabel = 200

    /// Verbs and nouns of interfaces. Words that are used in many languages, such as "OK", "login" or "live", are left
    /// out.
    private static let english = Set(Lexicon.base.texts(.interfaceWords))

    /// Words of interfaces that also name goods, places and works.
    private static let inPhrases = Set(Lexicon.base.texts(.ambiguousInterfaceWords))

    /// Pronouns and other small words that no other language of the lists has.
    private static let functionWords = Set(Lexicon.base.texts(.functionWords))

    /// Articles, functionWords and prepositions.
    private static let connecting = Set(Lexicon.base.texts(.connectingWords))

    /// By language: the words of interfaces that count as words of the language.
    private static let sharedWords = Dictionary(
        uniqueKeysWithValues: Lexicon.all.map { ($0, Set($0.texts(.sharedWithEnglish))) })
}
