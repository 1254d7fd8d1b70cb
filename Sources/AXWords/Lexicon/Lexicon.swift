import AXSyntax

/// Everything that axaudit knows of one language: what screen readers say in it, and the words that rules look for.
///
/// A language has a file of its own in this folder and a line in `all`. A class, because the texts of all screens refer
/// to a few languages.
package final class Lexicon: Sendable {
    /// The BCP 47 language subtag, with the script where that matters.
    package let tag: String
    /// The English name, for messages.
    package let name: String
    /// The scripts that it is written in.
    package let scripts: Scripts
    /// What VoiceOver says. A term that is not known is said in English.
    package let speech: SpeechWords
    /// The terms of TalkBack, all or none of them.
    private let talkBack: KeyValuePairs<TalkBackTerm, String>
    /// The words for roles, states and gestures; `nil` if they are not known.
    package let words: Words?
    /// Words for roles and states that mean them in this language and nothing in any other with Latin letters: they are
    /// found also in a label whose language is not declared. The determiners, verbs and exceptions are those of `words`
    /// where they have none of their own.
    package let unmistakable: Words
    /// The other lists.
    private let lists: [WordKind: String]
    /// `words`, folded at the first request.
    private let folded = Lock<WordList?>(initialState: nil)

    /// Creates a language.
    init(
        _ tag: String, _ name: String, _ scripts: Scripts = .latin, voiceOver: KeyValuePairs<SpeechTerm, String> = [:],
        talkBack: KeyValuePairs<TalkBackTerm, String> = [:], words: Words? = nil, unmistakable: Words = Words(),
        lists: [WordKind: String] = [:]
    ) {
        self.tag = tag
        self.name = name
        self.scripts = scripts
        speech = SpeechWords(voiceOver)
        self.talkBack = talkBack
        self.words = words
        self.unmistakable = words.map(unmistakable.sharing) ?? unmistakable
        self.lists = lists
    }

    /// Whether it is written in Latin letters.
    package var isLatin: Bool { scripts == .latin }

    /// Returns the term of TalkBack, in English if the terms of this language are not known.
    package func text(of term: TalkBackTerm) -> String {
        (talkBack.isEmpty ? Self.base : self).talkBack.first { $0.key == term }?.value ?? ""
    }

    /// The words for roles, states and gestures, folded; `nil` if they are not known.
    package var wordList: WordList? {
        guard let words else { return nil }
        return folded.withLock { folded in
            let list = folded ?? WordList(words)
            folded = list
            return list
        }
    }

    /// The words and phrases of a list, with commas between them; empty if none are known.
    package subscript(kind: WordKind) -> String { lists[kind] ?? "" }
}

extension Lexicon: Hashable, CustomStringConvertible {
    package static func == (one: Lexicon, other: Lexicon) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The tag.
    package var description: String { tag }
}
