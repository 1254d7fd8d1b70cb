extension String {
    /// Whether the text contains nothing that can be seen or spoken.
    package var isBlank: Bool {
        // Most texts begin with a visible ASCII character.
        if let first = utf8.first, 0x21...0x7E ~= first { return false }
        return unicodeScalars.allSatisfy { scalar in
            if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format: return true
            // Unicode classifies the object replacement character and the blanks of Hangul and Braille as letters or
            // symbols.
            default: return ["\u{FFFC}", "\u{3164}", "\u{115F}", "\u{1160}", "\u{FFA0}", "\u{2800}"].contains(scalar)
            }
        }
    }
}
