extension String {
    /// The first private-use character of a text that has nothing else besides white space; `nil` for any other text.
    var onlyGlyph: Unicode.Scalar? {
        var glyph: Unicode.Scalar?
        for scalar in unicodeScalars where !scalar.properties.isWhitespace {
            switch scalar.value {
            case 0xE000...0xF8FF, 0xF0000...0x10FFFD: glyph = glyph ?? scalar
            default: return nil
            }
        }
        return glyph
    }
}
