import AXTree
import Testing

/// What a text is made of, against the Unicode properties of its characters.
@Suite("Facts of texts")
struct TextFactsTests {
    /// Characters in which scripts, signs and oddities stand.
    private static let scalars = [0...0x2_0FFF, 0xE_0000...0xE_01FF, 0xF_0000...0xF_0010, 0x10_FFF0...0x10_FFFD]
        .flatMap { $0.compactMap { Unicode.Scalar(UInt32($0)) } }

    @Test("Nothing that a rule looks for is missed, whichever character it is")
    func sound() {
        let wrong = Self.scalars.compactMap { scalar in
            Self.fault(scalar).map { "U+\(String(scalar.value, radix: 16)): \($0)" }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(40))")
    }

    /// What is wrong with the facts of a character, by what Unicode says of it.
    private static func fault(_ scalar: Unicode.Scalar) -> String? {
        let facts = TextFacts(String(scalar))
        let properties = scalar.properties
        let category = properties.generalCategory
        // Circled and letterlike signs are signs here, whatever else they are.
        let isSign = 0x2000...0x2BFF ~= scalar.value || 0x1F000...0x1FAFF ~= scalar.value
        let isLetter = [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter].contains(category)
        if facts.contains(.nonASCII) != (scalar.value > 0x7F) { return "ASCII or not" }
        // Phonetic letters have no capitals in any writing.
        if category == .uppercaseLetter || category == .lowercaseLetter, scalar.value > 0x7F, !isSign,
            !facts.contains(.casedBeyondASCII), !(0x250...0x2AF ~= scalar.value || scalar.value == 0xB5)
        {
            return "a cased letter"
        }
        if isLetter, !isSign, !facts.containsAny(of: .letter) { return "a letter" }
        if properties.isWhitespace,
            !facts.containsAny(of: .space | .lineBreak | .unusualSpace | .control | .suspicious)
        {
            return "a space"
        }
        switch category {
        case .control where !facts.containsAny(of: .control | .lineBreak | .suspicious): return "a control character"
        case .privateUse where !facts.contains(.suspicious): return "a private character"
        case .mathSymbol, .currencySymbol, .dashPunctuation, .openPunctuation, .closePunctuation:
            // Signs of one script count as its letters; those of none do not.
            let isCommon = scalar.value < 0x300 || 0x2000...0x2BFF ~= scalar.value || 0x3000...0x303F ~= scalar.value
            return isCommon && facts.containsAny(of: .letter) ? "no letter" : nil
        default: return nil
        }
    }

    @Test(
        "The script of a text",
        arguments: [
            ("Play", TextFacts.asciiLetter), ("버튼", .hangul), ("\u{1107}\u{1165}", .hangul), ("ボタン", .kana),
            ("ﾎﾞﾀﾝ", .kana),
            ("ここ", .kana), ("按钮", .han), ("〇", .han), ("кнопка", .cyrillic), ("زر", .arabic), ("बटन", .devanagari),
            ("ปุ่ม", .otherScript),
            ("כפתור", .otherScript), ("κουμπί", .otherScript), ("é", .latinBeyondASCII), ("Ａ", .latinBeyondASCII),
            ("ạ", .latinBeyondASCII),
        ])
    func scripts(text: String, expected: TextFacts) {
        let scripts: TextFacts =
            .asciiLetter | .latinBeyondASCII | .cyrillic | .arabic | .devanagari | .hangul | .kana | .han | .otherScript
        #expect(TextFacts(rawValue: TextFacts(text).rawValue & scripts.rawValue) == expected)
    }

    @Test(
        "Signs without letters are no letters",
        arguments: ["×", "÷", "›", "…", "→", "🎉", "❤️", "+", "—", "。", "「」", "・", "€", "\u{301}"])
    func signs(text: String) { #expect(!TextFacts(text).containsAny(of: .letter | .digit)) }

    @Test("Spaces at an end and two in a row, and no others")
    func spaces() {
        for text in [" a", "a ", "a  b", " "] { #expect(TextFacts(text).contains(.looseSpace), "\(text)") }
        for text in ["", "a", "a b", "a b c", "\na"] { #expect(!TextFacts(text).contains(.looseSpace), "\(text)") }
        #expect(TextFacts("") == .none && TextFacts("").isEmpty)
        #expect(TextFacts("a\u{A0}b") == .lower | .unusualSpace | .nonASCII)
        #expect(TextFacts("C:\\a/b@c") == .upper | .lower | .colon | .backslash | .slash | .at)
    }
}
