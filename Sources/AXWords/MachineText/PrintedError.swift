import AXSyntax

/// Errors as programs print them: `NullPointerException`, `TypeError: x is not a function`, `Cannot read properties of undefined`.
package enum PrintedError {
    /// Returns the first such error in a text of these characters.
    package static func first(in text: String, _ characters: TextCharacters) -> String? {
        guard characters.contains("r") || characters.contains("x") else { return nil }
        if characters.containsAny(of: quotes), let found = phrases.first(where: { text.index(of: $0) != nil }) {
            return found
        }
        guard characters.contains("E"), characters.contains("x") && characters.contains("p") || characters.contains(":")
        else { return nil }
        return text.split(whereSeparator: { $0.isWhitespace || $0 == "(" }).lazy.map(String.init).first(where: isName)
    }

    /// Whether a word is the name of an error: two capital letters at least and an ending of one, after which an error of a script has a
    /// colon.
    private static func isName(_ word: String) -> Bool {
        let name = word.split(separator: ".").last.map(String.init) ?? word
        if name.hasSuffix("Error:") { return name.dropLast("Error:".utf8.count).utf8.first?.isUppercaseLetter == true }
        let text = name.hasSuffix(":") ? String(name.dropLast()) : name
        return text.hasSuffix("Exception") && text.utf8.count > "Exception".utf8.count
            && text.utf8.first?.isUppercaseLetter == true && text.utf8.allSatisfy(\.isLetterOrDigit)
    }

    /// Signs of which each of the phrases is followed by one.
    private static let quotes = ASCIISet("('\"")
    private static let phrases = ["Cannot read propert", "Unable to resolve host \"", "Uncaught (in promise)"]
}
