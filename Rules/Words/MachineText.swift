/// Text of programs in a text that is meant for people.
enum MachineText {
    /// Returns the first format specifier, else the first debug text, else the first markup.
    static func first(in text: String) -> String? {
        FormatSpecifier.first(in: text) ?? DebugText.first(in: text) ?? RawMarkup.first(in: text)
    }
}
