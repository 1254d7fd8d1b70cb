import AXSyntax

/// Text of programs in a text that is meant for people.
package enum MachineText {
    /// Returns the first format specifier, else the first debug text, else the first markup.
    package static func first(in text: String) -> String? {
        let characters = TextCharacters(text)
        // Most values are numbers. One with so few digits is as people write it.
        if text.utf8.count <= 12, characters.areAll(in: digitsAndSigns) { return nil }
        return FormatSpecifier.first(in: text, characters) ?? DebugText.first(in: text, characters)
            ?? RawMarkup.first(in: text, characters)
    }

    private static let digitsAndSigns = ASCIISet("0123456789.,")
}
