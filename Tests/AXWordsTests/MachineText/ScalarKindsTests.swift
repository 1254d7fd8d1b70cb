import Testing

@testable import AXWords

@Suite("Kinds of scalars")
struct ScalarKindsTests {
    @Test(
        "A text with a rare scalar has its kind",
        arguments: [
            ("a\u{7}", ScalarKinds.meaningless), ("a\u{200B}b", .meaningless), ("\u{E001}", .meaningless),
            ("❤\u{FE0F}", .meaningless), ("a\u{202E}", .meaningless), ("a\u{FFFC}", .attachment), ("𝐁old", .styled),
            ("ꜱave", .styled), ("Ⓐ", .styled),
        ])
    func kinds(text: String, expected: ScalarKinds) {
        #expect(ScalarKinds(text) == expected)
    }

    @Test(
        "Usual texts have none",
        arguments: ["", "Save\n\tall\r", "José", "다니엘", "Настройки", "عربي", "Menu – page", "5 €"])
    func usual(text: String) {
        #expect(ScalarKinds(text).isEmpty)
    }

    @Test(
        "A text that was read in another encoding may be one",
        arguments: ["cafÃ©", "Ã  la carte", "锟斤拷", "Íàñòðîéêè", "a\u{FFFD}", "donâ€™t"])
    func misread(text: String) {
        #expect(BrokenEncoding.first(in: text) != nil)
        #expect(ScalarKinds(text).contains(.misread))
    }
}
