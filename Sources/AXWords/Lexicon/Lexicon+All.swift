extension Lexicon {
    /// Every language, in the order of notes that name several: those with words for roles first.
    package static let all: [Lexicon] = [
        english, korean, simplifiedChinese, traditionalChinese, japanese, german, french, spanish, portuguese, italian,
        dutch, russian, arabic, turkish, hindi, swedish, polish,
        indonesian, danish, norwegian, finnish, czech, romanian, hungarian, vietnamese,
        ukrainian, greek, slovak, croatian, slovenian, hebrew, thai,
    ]

    /// The languages whose words for roles are known.
    package static let complete: [Lexicon] = all.filter { $0.words != nil }

    /// The names of the languages whose words for roles are known, for messages.
    package static let names: String = complete.map(\.name).sorted().joined(separator: ", ")

    /// English, whose terms and words are used where a language has none.
    package static let base: Lexicon = all[0]

    /// Returns the language of a BCP 47 tag such as `en-GB` or `zh_TW`; `nil` for a language whose words for roles are
    /// not known.
    package static func of(tag: String) -> Lexicon? {
        let subtags = tag.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        // Cantonese is written in traditional characters.
        let isCantonese = subtags[0] == "yue"
        let isTraditional = subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) } && !subtags.contains("hans")
        let language = isCantonese ? "zh" : aliases[String(subtags[0])] ?? String(subtags[0])
        let withScript = language + (isCantonese || isTraditional ? "-hant" : "-hans")
        return complete.first { $0.tag == language || $0.tag.lowercased() == withScript }
    }

    /// The macrolanguage of Norwegian, and former tags of Indonesian and of Romanian, by which systems and apps name
    /// them.
    private static let aliases = ["no": "nb", "in": "id", "mo": "ro"]
}
