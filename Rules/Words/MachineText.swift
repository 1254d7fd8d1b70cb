import AXSyntax

/// Text of programs in a text that is meant for people.
enum MachineText {
    /// Returns the first format specifier, else the first debug text, else the first markup.
    static func first(in text: String) -> String? {
        let characters = TextCharacters(text)
        return FormatSpecifier.first(in: text, characters) ?? DebugText.first(in: text, characters)
            ?? RawMarkup.first(in: text, characters)
    }
}
