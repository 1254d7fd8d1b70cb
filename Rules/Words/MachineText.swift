import AXSyntax

/// Text of programs in a text that is meant for people.
enum MachineText {
    private static let formats = ASCIISet { FormatSpecifier.characters.utf8.contains($0) }
    private static let markup = ASCIISet { RawMarkup.characters.utf8.contains($0) }

    /// Returns the first format specifier, else the first debug text, else the first markup.
    static func first(in text: String) -> String? {
        let characters = TextCharacters(text)
        if characters.containsAny(of: formats), let found = FormatSpecifier.first(in: text) { return found }
        if let found = DebugText.first(in: text, characters) { return found }
        return characters.containsAny(of: markup) ? RawMarkup.first(in: text) : nil
    }
}
