/// A name in code, used as a text: one word without spaces that nobody wrote to be read.
enum MachineName {
    /// The name of an SF Symbol or a Material icon.
    case symbol
    /// The name of an image file, or of an image in an asset catalogue.
    case file
    /// The name of a class or another type.
    case type
    /// A key of a localisation table.
    case key

    /// Creates the kind of name that a text is; `nil` for words, addresses and versions.
    init?(_ text: String) {
        guard text.utf8.allSatisfy(Self.isInNames) else { return nil }
        if SymbolName.matches(text) {
            self = .symbol
        } else if text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") })
            ? AssetName.matches(text) : AssetName.isPrefixedCamelCase(text)
        {
            self = .file
        } else if TypeName.matches(text) {
            self = .type
        } else if LocalisationKey.matches(text) {
            self = .key
        } else {
            return nil
        }
    }

    /// Returns whether a byte can be in a name: not beyond ASCII, and no sign of text for people or of addresses.
    private static func isInNames(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A, 0x0D, UInt8(ascii: " "), UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: ":"),
            UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "\\"):
            false
        default: byte < 0x80
        }
    }
}

extension Set<String> {
    /// Creates a set of the words of a text.
    init(wordsOf text: String) { self = Set(text.split(separator: " ").map(String.init)) }
}
