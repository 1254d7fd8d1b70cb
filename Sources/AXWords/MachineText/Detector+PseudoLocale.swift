import AXSyntax

extension Detector {
    /// Text of the languages with which developers test translations.
    static let pseudoLocale = Detector(
        "pseudo-language", in: "X#[é", matches: ["[Šéţţîñĝš one]", "⟦Ŝéţ⟧", "XX_Close_XX", "[!!Close!!]", "Šéţţîñĝš"],
        ignores: ["XX_", "Příliš žluťoučký", "[Änderung]", "Điều khoản", "##1"]
    ) { text in
        let isFramed = frames.contains { before, after in
            text.hasPrefix(before) && text.hasSuffix(after) && text.utf8.count > (before + after).utf8.count + 1
        }
        return isFramed || !text.isASCII && isAccented(text)
    }

    /// Whether nearly all letters have accents, of which some are on consonants of different languages; in brackets,
    /// half of them.
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
                if accentedConsonants.contains(scalar) { consonants.insert(scalar) }
            case 0x1E00...0x1E9F:
                letters += 1
                accented += 1
                consonants.insert(scalar)
            // The letters of Vietnamese.
            case 0x1EA0...0x1EFF: return false
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        guard accented >= 3, let first = text.first, let last = text.last, !consonants.isEmpty else { return false }
        if "[⟦［".contains(first), "]⟧］".contains(last) { return accented * 5 >= letters * 2 }
        // Letters of Latin-1 alone are those of Cyrillic that was read in another encoding.
        let isMixed = consonants.count >= 2 && consonants.contains { $0.value > 0xFF }
        return accented >= 4 && isMixed && accented * 5 >= letters * 4
    }

    private static let frames = [
        ("XX_", "_XX"), ("##", "##"), ("¿¿", "??"), ("[!!", "!!]"), ("⟦", "⟧"), ("[[!", "!]]"),
    ]
    private static let accentedConsonants = Set("çļšţñĝŵĥķŕðþƒƀĵĉŝģǧřťđżźÇĻŠŢÑĜŴĤĶŔÐÞƑĴĈŜĢŘŤĐ".unicodeScalars)
}
