import AXSyntax
import AXWords

/// What a screen reader says when it lands on an element: a description and, after a pause, a hint.
package struct Speech: Hashable, Sendable {
    /// Label, value, state and role, e.g. `Volume: 40 %. Adjustable.`; empty if nothing is said.
    package var description: String
    /// The hint, or `nil` if there is none or it is said as the description.
    package var hint: String?
    /// The terms that are said in English, because the term in the language is not known.
    package var englishTerms: [SpeechTerm]

    /// Creates a speech.
    package init(description: String, hint: String? = nil, englishTerms: [SpeechTerm] = []) {
        self.description = description
        self.hint = hint
        self.englishTerms = englishTerms
    }

    /// Whether nothing is said.
    package var isSilent: Bool { description.isBlank && hint?.isBlank != false }

    /// The description and the hint as sentences after one another.
    package var text: String {
        [description, hint].compactMap(\.self).filter { !$0.isEmpty }.reduce("") {
            $0.isEmpty ? $1 : $0.asSentence + " " + $1
        }
    }
}
