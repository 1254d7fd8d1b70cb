import AXSyntax

/// A name in code, used as a text: one word without spaces that nobody wrote to be read.
package enum MachineName {
    /// The name of an SF Symbol or a Material icon.
    case symbol
    /// The name of an image file, or of an image in an asset catalogue.
    case file
    /// The name of a class or another type.
    case type
    /// A key of a localisation table.
    case key

    /// Creates the kind of name that a text is; `nil` for words, addresses and versions.
    package init?(_ text: String) { self.init(text, TextCharacters(text)) }

    /// Creates the kind of name that a text of these characters is.
    package init?(_ text: String, _ characters: TextCharacters) {
        guard !characters.hasOthers, !characters.containsAny(of: Self.notInNames) else { return nil }
        if SymbolName.matches(text) {
            self = .symbol
        } else if characters.contains(".") || characters.contains("_")
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

    /// The ASCII characters that are in no name: signs of text for people or of addresses.
    private static let notInNames = ASCIISet("\t\n\r @/:%{\\")
}

extension Set<String> {
    /// Creates a set of the words of a text.
    package init(wordsOf text: String) { self = Set(text.utf8.split(separator: 0x20).map { String(Substring($0)) }) }
}
