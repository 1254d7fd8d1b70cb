/// The terms of VoiceOver in one language.
package struct SpeechWords: Sendable {
    /// The known terms.
    private let terms: KeyValuePairs<SpeechTerm, String>

    package init(_ terms: KeyValuePairs<SpeechTerm, String>) { self.terms = terms }

    /// Whether no term is known.
    package var isEmpty: Bool { terms.isEmpty }

    /// The terms that are not known, so that VoiceOver's English terms are used.
    package var missing: [SpeechTerm] { SpeechTerm.allCases.filter { known($0) == nil } }

    /// The term, in English if it is not known in this language.
    package subscript(term: SpeechTerm) -> String { known(term) ?? Lexicon.base.speech.known(term) ?? "" }

    /// Returns the term in this language, or `nil` if it is not known.
    package func known(_ term: SpeechTerm) -> String? { terms.first { $0.key == term }?.value }
}
