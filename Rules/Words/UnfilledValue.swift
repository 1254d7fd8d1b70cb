import AXSyntax

/// The words `null`, `undefined` and `Infinity` of programs in the place of a value: `null items`, `Price: undefined`, `Hello null`.
enum UnfilledValue {
    /// Returns the first such word of a text of these characters.
    static func first(in text: String, _ characters: TextCharacters) -> String? {
        guard characters.contains(" "), mayHaveWord(characters), text.utf8.count <= longest,
            words.contains(where: { text.index(of: $0) != nil })
        else { return nil }
        let parts = text.split { $0 == "," || $0 == "\n" }.map(\.trimmed)
        if 2...4 ~= parts.count, let found = parts.first(where: words.contains), found != infinity { return found }
        let tokens = text.split(separator: " ").map { $0.trimmingSigns }
        for (index, token) in tokens.enumerated() where words.contains(String(token)) {
            let word = String(token)
            if index + 1 < tokens.count {
                let next = tokens[index + 1]
                // Null is also a word of languages: of German, and of English in "null and void".
                if units.contains(String(next))
                    || word != infinity && (next == token || index == 0 && InterfaceWords.contains(String(next)))
                {
                    return word
                }
            } else if word != infinity, index > 0, text.hasSuffix(word) {
                let before = text.dropLast(word.utf8.count).trimmed
                if before.hasSuffix(":") || greetings.contains(tokens[index - 1].lowercased()) { return word }
            }
        }
        return nil
    }

    /// Whether the letters of one of the words are among the characters.
    static func mayHaveWord(_ characters: TextCharacters) -> Bool {
        characters.contains("u") && characters.contains("n") && characters.containsAny(of: otherLetters)
            || characters.contains("I") && characters.contains("y") && characters.contains("f")
    }

    private static let otherLetters = ASCIISet("lf")
    private static let infinity = "Infinity"
    private static let words: Set = ["null", "undefined", infinity]
    private static let longest = 120
    private static let units = Set(
        wordsOf: """
            km m mi ft kg g lb min h s ms kb mb gb € $ £ % items results reviews stars points likes followers views minutes hours days miles \
            messages people ratings comments photos songs unread
            """)
    private static let greetings = Set(
        wordsOf: "hello hi hey welcome dear hola bonjour hallo salut ciao olá by from for")
}

extension Substring {
    /// The text without signs at its ends.
    fileprivate var trimmingSigns: Substring {
        let start = drop { ",.;:()!?\"".contains($0) }
        return start[..<(start.lastIndex { !",.;:()!?\"".contains($0) }.map(start.index(after:)) ?? start.startIndex)]
    }
}
