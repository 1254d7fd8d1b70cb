extension Lexicon {
    /// The words and phrases of a list, as they are written.
    package func texts(_ kind: WordKind) -> [String] {
        self[kind].utf8.split(separator: UInt8(ascii: ",")).map {
            String(Substring($0.drop { $0 == UInt8(ascii: " ") }))
        }
    }

    /// Returns whether a text has a letter that no other language with the script has.
    package func hasOwnLetter(in text: String) -> Bool {
        let letters = self[.ownLetters]
        return !letters.isEmpty && text.lowercased().contains { $0.isLetter && letters.contains($0) }
    }

    /// Returns the phrases of a list in all languages.
    package static func union(_ kind: WordKind) -> PhraseSet {
        PhraseSet((all + [anyLanguage]).map { $0[kind] }.joined(separator: ","))
    }

    /// Returns the words and phrases of a list in all languages, as they are written.
    package static func texts(_ kind: WordKind) -> Set<String> {
        Set((all + [anyLanguage]).flatMap { $0.texts(kind) })
    }
}
