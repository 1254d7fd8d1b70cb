extension Unicode.Scalar {
    /// The code point in the notation of the Unicode Standard: `U+0007`.
    package var codePoint: String {
        let hex = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }

    /// Whether a terminal shows the scalar as it is: it neither moves the cursor, nor reorders the line, nor hides
    /// text.
    package var isSafeToPrint: Bool {
        switch value {
        // ASCII, Latin letters, dashes and quotes, Chinese characters and Hangul: their categories need not be looked
        // up.
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x233, 0x2010...0x2027, 0x2030...0x205E, 0x4E00...0x9FEF,
            0xAC00...0xD7A3:
            return true
        default: break
        }
        return switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
