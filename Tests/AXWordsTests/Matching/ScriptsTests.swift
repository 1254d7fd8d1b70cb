import AXWords
import Testing

/// The scripts of texts, against the Unicode properties of their characters.
@Suite("Scripts")
struct ScriptsTests {
    /// Characters of all kinds of scripts, signs and special purposes.
    private static let scalars = [0...0x2_0FFF, 0xE_0000...0xE_01FF, 0xF_0000...0xF_0010, 0x10_FFF0...0x10_FFFD]
        .flatMap { $0.compactMap { Unicode.Scalar(UInt32($0)) } }

    @Test("Every letter has a script, and common signs, spaces and marks have none")
    func properties() {
        let wrong = Self.scalars.filter { !Self.isAsExpected($0) }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(40).map { String($0.value, radix: 16) })")
    }

    private static func isAsExpected(_ scalar: Unicode.Scalar) -> Bool {
        let hasScript = !Scripts(String(scalar)).isEmpty
        // Circled and letterlike signs are signs here, as are the signs of common blocks.
        let isSign = 0x2000...0x2BFF ~= scalar.value || 0x1F000...0x1FAFF ~= scalar.value
        let isCommon = scalar.value < 0x300 || isSign || 0x3000...0x303F ~= scalar.value
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: return hasScript || isSign
        case .control, .privateUse, .spaceSeparator: return !hasScript
        case .mathSymbol, .currencySymbol, .dashPunctuation, .openPunctuation, .closePunctuation:
            return !isCommon || !hasScript
        default: return true
        }
    }

    @Test(
        "The script of a text",
        arguments: [
            ("Play", .latin), ("버튼", .hangul), ("\u{1107}\u{1165}", .hangul), ("ボタン", .kana), ("ﾎﾞﾀﾝ", .kana),
            ("ここ", .kana), ("按钮", .han), ("〇", .han), ("кнопка", .cyrillic), ("زر", .arabic), ("बटन", .devanagari),
            ("ปุ่ม", .other), ("כפתור", .other), ("κουμπί", .greek), ("ᾳ", .greek), ("é", .latin), ("Ａ", .latin),
            ("ạ", .latin),
            ("Play 재생", [.latin, .hangul]), ("再生する", [.han, .kana]), ("", []), ("12:30", []),
        ] as [(String, Scripts)])
    func scripts(text: String, expected: Scripts) { #expect(Scripts(text) == expected) }

    @Test(
        "Signs have no script",
        arguments: ["×", "÷", "›", "…", "→", "🎉", "❤️", "+", "—", "。", "「」", "・", "€", "\u{301}", "\u{A0}", "\u{200B}"])
    func signs(text: String) { #expect(Scripts(text).isEmpty) }
}
