extension Unicode.Scalar {
    /// The code point in the notation of the Unicode Standard: `U+0007`.
    package var codePoint: String {
        let hex = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }

    /// Whether a terminal shows the scalar as it is: it neither moves the cursor, nor reorders the line, nor hides text.
    package var isSafeToPrint: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
