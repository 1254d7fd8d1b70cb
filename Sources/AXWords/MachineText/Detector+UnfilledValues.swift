import AXSyntax

extension Detector {
    /// The words `null`, `undefined`, `nil` and `Infinity` of programs where a value should be.
    static let unfilledValue = Detector(
        "unfilled value", in: "fl",
        finds: [
            "null items": "null", "Price: undefined": "undefined", "Hello null": "null", "$undefined": "undefined",
            "User: nil": "nil", "Infinity km": "Infinity", "Page 1 of undefined": "undefined", "null, null": "null",
            "Due Invalid Date": "Invalid Date",
        ],
        ignores: ["null and void", "Infinity War", "Two nil", "Invalid Date", "Nullify", "Error: Invalid Date"]
    ) { text in
        guard text.utf8.count <= longestValue else { return nil }
        if text.hasSuffix(" nil") { return isNil(text) ? "nil" : nil }
        if isInvalidDate(text) { return invalidDate }
        guard let words = wordsBesideValue(text) else { return nil }
        let parts = text.split { $0 == "," || $0 == "\n" }.map(\.trimmed)
        if 2...4 ~= parts.count, let found = parts.first(where: values.contains), found != infinity { return found }
        return words.indices.first { values.contains(words[$0].text) && isValue(at: $0, of: words) }.map {
            words[$0].text
        }
    }

    /// Such a word that only the label of a control, an image or a header cannot mean. A text may be about programs.
    static let unfilledName = Detector(
        "unfilled name", in: "fl", finds: ["Seat null": "null", "Add undefined to cart": "undefined"],
        ignores: ["Is null", "Add null values", "null", "Show the undefined"]
    ) { text in
        guard text.utf8.count <= longestValue, let words = wordsBesideValue(text), 2...6 ~= words.count else {
            return nil
        }
        let found = words.indices.dropFirst().first { index in
            let before = words[index - 1].text
            guard ["null", "undefined"].contains(words[index].text), !notBefore.contains(before.lowercased()),
                before.contains(where: \.isLetter)
            else { return false }
            return index == words.count - 1
                || isOfInterface(words[0].text.lowercased()) && !terms.contains(words[index + 1].text.lowercased())
        }
        return found.map { words[$0].text }
    }

    /// A word as it is written, and without the signs at its ends.
    private struct Word {
        let written: Substring
        let text: String

        init(_ written: Substring) {
            self.written = written
            let start = written.drop { signsAtEnds.contains($0) }
            let end = start.lastIndex { !signsAtEnds.contains($0) }
            text = String(end.map { start[...$0] } ?? written)
        }
    }

    /// Returns the words of a text that has one of `values` beside something else.
    private static func wordsBesideValue(_ text: String) -> [Word]? {
        guard values.contains(where: text.holds),
            text.has({ !$0.isASCII || $0 == " " || $0 == "$" || $0 == "#" || $0 == "%" || $0 == "," })
        else { return nil }
        return text.split(separator: " ").map(Word.init)
    }

    /// Returns whether the word at `index` is where a value should be.
    private static func isValue(at index: Int, of words: [Word]) -> Bool {
        let word = words[index]
        let next = index + 1 < words.count ? words[index + 1].text : nil
        if word.text == infinity { return next.map(units.contains) ?? false }
        if let sign = word.written.first, amountSigns.contains(sign) { return true }
        if let sign = word.written.last, amountSigns.contains(sign), sign != "#" { return true }
        // Null is also a word of languages: of German, and of English in "null and void".
        if let next { return units.contains(next) || next == word.text || index == 0 && isOfInterface(next) }
        guard index > 0 else { return false }
        let before = words[index - 1]
        let previous = before.text.lowercased()
        if before.written.hasSuffix(":") || greetings.contains(previous) { return true }
        if before.written.hasSuffix(","), greetings.contains(words[0].text.lowercased()) { return true }
        // "Page 1 of undefined", "Balance undefined"
        if previous == "of" { return words[..<index].contains { $0.text.first?.isNumber == true } }
        return index <= 2 && word.written == "undefined" && isOfInterface(previous)
    }

    private static func isOfInterface(_ word: String) -> Bool {
        InterfaceWords.contains(word) || InterfaceWords.isInPhrases(word)
    }

    /// Whether a text ends with `nil` as the value of a name or as the name of somebody, and not as a score: `User:
    /// nil`.
    private static func isNil(_ text: String) -> Bool {
        let before = text.dropLast(" nil".count)
        let last = before.split(separator: " ").last?.lowercased() ?? ""
        return before.hasSuffix(":") || last != "to" && greetings.contains(last) || last == "with"
    }

    /// Whether a text has words before what JavaScript prints for a date that is none. "Invalid Date" alone may be a
    /// message.
    private static func isInvalidDate(_ text: String) -> Bool {
        guard text.hasSuffix(invalidDate) else { return text == "Invalid DateTime" }
        let before = text.dropLast(invalidDate.count).trimmed
        return before.contains(where: \.isLetter) && !before.lowercased().hasPrefix("error")
    }

    private static let longestValue = 120
    private static let infinity = "Infinity"
    private static let invalidDate = "Invalid Date"
    private static let values = ["null", "undefined", infinity]
    private static let signsAtEnds = ",.;:()!?\"$€£¥#%"
    private static let amountSigns: Set<Character> = ["$", "€", "£", "¥", "#", "%"]
    private static let units = Lexicon.texts(.countedWords)
    private static let greetings = Lexicon.texts(.greetings)
    /// The words before one of the words in texts about programs and numbers.
    private static let notBefore = Lexicon.texts(.notBeforeNull)
    /// The words after one of the words in texts about programs and numbers.
    private static let terms = Lexicon.texts(.notAfterNull)
}
