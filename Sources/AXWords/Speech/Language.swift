/// A language whose words axaudit knows.
package struct Language: Sendable {
    /// The BCP 47 language subtag, with the script where that matters.
    package let tag: String
    /// Whether it is written in Latin letters.
    package let isLatin: Bool
    /// What VoiceOver says in the language.
    package let speech: SpeechWords
    /// The terms of TalkBack.
    private let nodeTerms: KeyValuePairs<TalkBackTerm, String>

    /// Creates a language.
    ///
    /// - Parameters:
    ///   - tag: The BCP 47 language subtag, with the script where that matters.
    ///   - isLatin: Whether it is written in Latin letters.
    ///   - voiceOver: The terms of VoiceOver. A term that is not known is said in English.
    ///   - nodeTerms: The terms of TalkBack, all of them.
    package init(
        _ tag: String, isLatin: Bool, voiceOver: KeyValuePairs<SpeechTerm, String>,
        nodeTerms: KeyValuePairs<TalkBackTerm, String>
    ) {
        self.tag = tag
        self.isLatin = isLatin
        speech = SpeechWords(voiceOver)
        self.nodeTerms = nodeTerms
    }

    /// Every language, in the order of notes that name several.
    package static let all: [Language] = [
        english, korean, simplifiedChinese, traditionalChinese, japanese, german, french, spanish, portuguese, italian,
        dutch, russian, arabic, turkish, hindi, swedish, polish,
    ]

    /// Creates the language of a BCP 47 tag such as `en-GB` or `zh_TW`; `nil` for a language whose words are not known.
    package init?(tag: String) {
        let subtags = tag.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        switch subtags[0] {
        case "zh":
            let isTraditional = subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
            self = isTraditional && !subtags.contains("hans") ? .traditionalChinese : .simplifiedChinese
        // Cantonese.
        case "yue": self = .traditionalChinese
        default:
            guard let language = Self.all.first(where: { $0.tag == subtags[0] }) else { return nil }
            self = language
        }
    }

    /// The term of TalkBack; empty if it is not known.
    package func text(of term: TalkBackTerm) -> String { nodeTerms.first { $0.key == term }?.value ?? "" }
}

extension Language: Hashable, CustomStringConvertible {
    package static func == (one: Language, other: Language) -> Bool { one.tag == other.tag }

    package func hash(into hasher: inout Hasher) { hasher.combine(tag) }

    /// The tag.
    package var description: String { tag }
}
