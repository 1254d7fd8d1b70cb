import AXSyntax

/// The words `null`, `undefined`, `nil` and `Infinity` of programs in the place of a value: `null items`, `Price: undefined`,
/// `Hello null`, `$undefined`.
package enum UnfilledValue {
    /// Returns the first such word of a text of these characters.
    package static func first(in text: String, _ characters: TextCharacters) -> String? {
        guard text.utf8.count <= longest else { return nil }
        if characters.contains("n"), characters.contains("i"), characters.contains("l"), text.hasSuffix(" nil") {
            return isNil(text) ? "nil" : nil
        }
        if characters.contains("I"), characters.contains("D"), isInvalidDate(text) { return invalidDate }
        guard let tokens = tokens(of: text, characters) else { return nil }
        let parts = text.split { $0 == "," || $0 == "\n" }.map(\.trimmed)
        if 2...4 ~= parts.count, let found = parts.first(where: words.contains), found != infinity { return found }
        return tokens.indices.first { words.contains(tokens[$0].word) && isValue(at: $0, of: tokens) }.map {
            tokens[$0].word
        }
    }

    /// Returns the first such word that only the label of a control, an image or a header cannot mean: `Seat null`,
    /// `Add undefined to cart`. A text may be about programs.
    package static func firstOfName(_ text: String, _ characters: TextCharacters) -> String? {
        guard text.utf8.count <= longest, let tokens = tokens(of: text, characters), 2...6 ~= tokens.count else {
            return nil
        }
        let found = tokens.indices.first { index in
            let word = tokens[index].word
            guard index > 0, word == "null" || word == "undefined",
                !notBefore.contains(tokens[index - 1].word.lowercased()),
                tokens[index - 1].word.contains(where: \.isLetter)
            else { return false }
            if index == tokens.count - 1 { return true }
            let first = tokens[0].word.lowercased()
            return (InterfaceWords.contains(first) || InterfaceWords.isInPhrases(first))
                && !terms.contains(tokens[index + 1].word.lowercased())
        }
        return found.map { tokens[$0].word }
    }

    /// A word without the signs at its ends, and the word as it is written.
    private struct Token {
        let word: String
        let written: Substring
    }

    /// Returns the words of a text that has one of the words; `nil` for another one.
    private static func tokens(of text: String, _ characters: TextCharacters) -> [Token]? {
        guard characters.contains("n"), characters.containsAny(of: otherLetters),
            characters.contains(" ") || characters.containsAny(of: valueSigns) || characters.hasOthers,
            lettersOfWords.contains(where: { word, letters in
                letters.isSubset(of: characters.ascii) && text.index(of: word) != nil
            })
        else { return nil }
        return text.split(separator: " ").map { written in
            let word = written.trimmingSigns
            return Token(word: String(word.isEmpty ? written : word), written: written)
        }
    }

    /// Returns whether the word at `index` is in the place of a value.
    private static func isValue(at index: Int, of tokens: [Token]) -> Bool {
        let token = tokens[index]
        guard token.word != infinity else {
            return index + 1 < tokens.count && units.contains(tokens[index + 1].word)
        }
        if let sign = token.written.first, amountSigns.contains(sign) { return true }
        if let sign = token.written.last, amountSigns.contains(sign), sign != "#" { return true }
        if index + 1 < tokens.count {
            let next = tokens[index + 1].word
            // Null is also a word of languages: of German, and of English in "null and void".
            if units.contains(next) || next == token.word { return true }
            return index == 0 && (InterfaceWords.contains(next) || InterfaceWords.isInPhrases(next))
        }
        guard index > 0 else { return false }
        let before = tokens[index - 1]
        let previous = before.word.lowercased()
        if before.written.hasSuffix(":") || greetings.contains(previous) { return true }
        if before.written.hasSuffix(","), greetings.contains(tokens[0].word.lowercased()) { return true }
        // "Page 1 of undefined", "Balance undefined"
        if previous == "of" { return tokens[..<index].contains { $0.word.first?.isNumber == true } }
        return index <= 2 && token.word == "undefined" && token.written == "undefined"
            && (InterfaceWords.contains(previous) || InterfaceWords.isInPhrases(previous))
    }

    /// Whether a text ends with `nil` as the value of a name or as the name of somebody, and not as a score: `User: nil`.
    private static func isNil(_ text: String) -> Bool {
        let before = text.dropLast(" nil".utf8.count)
        guard !before.hasSuffix(":") else { return true }
        let last = before.split(separator: " ").last?.lowercased() ?? ""
        return last != "to" && greetings.contains(last) || last == "with"
    }

    /// Whether a text has words before what JavaScript prints for a date that is none. "Invalid Date" alone may be a message.
    private static func isInvalidDate(_ text: String) -> Bool {
        guard text.hasSuffix(invalidDate) else { return text == "Invalid DateTime" }
        let before = text.dropLast(invalidDate.utf8.count).trimmed
        return before.contains(where: \.isLetter) && !before.lowercased().hasPrefix("error")
    }

    private static let valueSigns = ASCIISet("$#%,")
    private static let amountSigns: Set<Character> = ["$", "€", "£", "¥", "#", "%"]
    private static let infinity = "Infinity"
    private static let invalidDate = "Invalid Date"
    /// Letters of which each of the words has one.
    private static let otherLetters = ASCIISet("lf")
    private static let words: Set = ["null", "undefined", infinity]
    private static let lettersOfWords = words.map { (word: $0, letters: ASCIISet($0)) }
    private static let longest = 120
    private static let units = Set(
        wordsOf: """
            km m mi ft kg g lb min h s ms kb mb gb € $ £ % items results reviews stars points likes followers views minutes hours days miles \
            messages people ratings comments photos songs unread
            """)
    private static let greetings = Set(
        wordsOf: "hello hi hey welcome dear hola bonjour hallo salut ciao olá by from for")
    /// The words before one of the words in texts about programs and numbers.
    private static let notBefore = Set(
        wordsOf: """
            is are be was were remains still or not and currently left as equals return returns the a an any zu auf unter über gleich bei \
            von stunde mal plus minus ist grad um
            """)
    /// The words after one of the words in texts about programs and numbers.
    private static let terms = Set(
        wordsOf: """
            behavior behaviour variable variables term terms symbol symbols method methods function functions reference references value \
            values index key keys property properties island object objects pointer pointers hypothesis check checks and or byte bytes \
            character characters safety point points grad euro uhr
            """)
}

extension Substring {
    /// The text without signs at its ends.
    fileprivate var trimmingSigns: Substring {
        let start = drop { Self.signs.contains($0) }
        return start[..<(start.lastIndex { !Self.signs.contains($0) }.map(start.index(after:)) ?? start.startIndex)]
    }

    private static let signs = ",.;:()!?\"$€£¥#%"
}
