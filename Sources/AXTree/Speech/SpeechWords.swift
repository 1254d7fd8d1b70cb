/// The terms of VoiceOver in one language.
package struct SpeechWords: Sendable {
    /// The known terms.
    let terms: [SpeechTerm: String]

    init(_ terms: [SpeechTerm: String]) { self.terms = terms }

    /// The terms that are not known, so that VoiceOver's English terms are used.
    package var missing: [SpeechTerm] { SpeechTerm.allCases.filter { terms[$0] == nil } }

    /// The term, in English if it is not known in this language.
    package subscript(term: SpeechTerm) -> String { terms[term] ?? Self.english.terms[term] ?? "" }
}

extension Language {
    /// What VoiceOver says in the language.
    package var speech: SpeechWords {
        switch self {
        case .english: .english
        case .korean: .korean
        case .simplifiedChinese: .simplifiedChinese
        case .traditionalChinese: .traditionalChinese
        case .japanese: .japanese
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .portuguese: .portuguese
        case .italian: .italian
        case .dutch: .dutch
        case .russian: .russian
        case .arabic: .arabic
        case .turkish: .turkish
        case .hindi: .hindi
        case .swedish: .swedish
        case .polish: .polish
        }
    }
}
