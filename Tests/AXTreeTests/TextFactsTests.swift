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
        for scalar in Self.scalars {
            let facts = TextFacts(String(scalar))
            let properties = scalar.properties
            // Circled and letterlike signs are signs here, whatever else they are.
            let isSign = 0x2000...0x2BFF ~= scalar.value || 0x1F000...0x1FAFF ~= scalar.value
            if properties.isCased, scalar.value > 0x7F, !isSign, properties.generalCategory != .nonspacingMark,
                properties.generalCategory != .modifierLetter, ![0xAA, 0xBA, 0xB5].contains(scalar.value)
            {
                #expect(facts.contains(.casedBeyondASCII) || 0x250...0x2FF ~= scalar.value, "\(scalar.value)")
            }
            if properties.isWhitespace {
                #expect(
                    facts.containsAny(of: [.space, .lineBreak, .unusualSpace, .control, .suspicious]), "\(scalar.value)"
                )
            }
            switch properties.generalCategory {
            case .control: #expect(facts.containsAny(of: [.control, .lineBreak, .suspicious]), "\(scalar.value)")
            case .privateUse: #expect(facts.contains(.suspicious), "\(scalar.value)")
            case .uppercaseLetter, .lowercaseLetter, .otherLetter:
                #expect(isSign || facts.containsAny(of: .letter), "\(scalar.value)")
            case .mathSymbol, .currencySymbol, .dashPunctuation, .openPunctuation, .closePunctuation:
                // Signs of other scripts count as their letters; those of no script do not.
                if scalar.value < 0x300 || 0x2000...0x303F ~= scalar.value {
                    #expect(!facts.containsAny(of: .letter), "\(scalar.value)")
                }
            default: break
            }
            #expect(facts.contains(.nonASCII) == (scalar.value > 0x7F), "\(scalar.value)")
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
        let scripts: TextFacts = [
            .asciiLetter, .latinBeyondASCII, .cyrillic, .arabic, .devanagari, .hangul, .kana, .han, .otherScript,
        ]
        #expect(TextFacts(text).intersection(scripts) == expected)
    }

    @Test(
        "Signs without letters are no letters",
        arguments: ["×", "÷", "›", "…", "→", "🎉", "❤️", "+", "—", "。", "「」", "・", "€", "\u{301}"])
    func signs(text: String) { #expect(!TextFacts(text).containsAny(of: [.letter, .digit])) }

    @Test("Spaces at an end and two in a row, and no others")
    func spaces() {
        for text in [" a", "a ", "a  b", " "] { #expect(TextFacts(text).contains(.looseSpace), "\(text)") }
        for text in ["", "a", "a b", "a b c", "\na"] { #expect(!TextFacts(text).contains(.looseSpace), "\(text)") }
        #expect(TextFacts("") == [])
        #expect(TextFacts("a\u{A0}b") == [.lower, .unusualSpace, .nonASCII])
        #expect(TextFacts("C:\\a/b@c") == [.upper, .lower, .colon, .backslash, .slash, .at])
    }
}
