/// Text of the languages with which developers test translations: `[Šéţţîñĝš one]`, `⟦Ŝéţ⟧`, `XX_Close_XX`.
package enum PseudoLocale {
    /// Returns whether a text is one of a pseudo-language.
    package static func matches(_ text: String, isASCII: Bool) -> Bool {
        if text.unicodeScalars.first.map(initials.contains) == true,
            frames.contains(where: {
                text.hasPrefix($0.0) && text.hasSuffix($0.1) && text.utf8.count > ($0.0 + $0.1).utf8.count + 1
            })
        {
            return true
        }
        return !isASCII && mayHaveAccents(text) && text.unicodeScalars.count(where: isAccentedLetter) >= 3
            && isAccented(text)
    }

    /// Whether a text has three bytes with which accented letters begin in UTF-8, as texts in other scripts do not.
    private static func mayHaveAccents(_ text: String) -> Bool {
        text.byteCount { 0xC3...0xC9 ~= $0 || $0 == 0xE1 } >= 3
    }

    private static func isAccentedLetter(_ scalar: Unicode.Scalar) -> Bool {
        0xC0...0x24F ~= scalar.value || 0x1E00...0x1E9F ~= scalar.value
    }

    /// Whether nearly all letters have accents, of which some are on consonants of different languages; in brackets, half of them.
    private static func isAccented(_ text: String) -> Bool {
        var letters = 0
        var accented = 0
        var consonants: Set<Unicode.Scalar> = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A: letters += 1
            case 0xC0...0x24F where scalar.properties.isAlphabetic:
                letters += 1
                accented += 1
                if Self.consonants.contains(scalar) { consonants.insert(scalar) }
            case 0x1E00...0x1E9F:
                letters += 1
                accented += 1
                consonants.insert(scalar)
            // The letters of Vietnamese.
            case 0x1EA0...0x1EFF: return false
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        let isFramed = text.first.map { "[⟦［".contains($0) } == true && text.last.map { "]⟧］".contains($0) } == true
        guard accented >= 3, !consonants.isEmpty else { return false }
        if isFramed { return accented * 5 >= letters * 2 }
        // Letters of Latin-1 alone are those of Cyrillic that was read in another encoding.
        let isMixed = consonants.count >= 2 && consonants.contains { $0.value > 0xFF }
        return accented >= 4 && isMixed && accented * 5 >= letters * 4
    }

    private static let frames = [
        ("XX_", "_XX"), ("##", "##"), ("¿¿", "??"), ("[!!", "!!]"), ("⟦", "⟧"), ("[[!", "!]]"),
    ]
    private static let initials = frames.compactMap { $0.0.unicodeScalars.first }
    private static let consonants = Set("çļšţñĝŵĥķŕðþƒƀĵĉŝģǧřťđżźÇĻŠŢÑĜŴĤĶŔÐÞƑĴĈŜĢŘŤĐ".unicodeScalars)
}
