import Testing

@testable import AXSyntax

@Suite("Characters of texts")
struct TextCharactersTests {
    @Test(
        "Texts may have the same words if they have the same letters and digits",
        arguments: [
            ("Sign in!", "SIGN-IN", true), ("Play 1", "Play 2", false), ("Play", "Pay", false), ("", "…", true),
            ("Straße", "Strasse", true), ("", ".", true),
        ])
    func words(one: String, other: String, expected: Bool) {
        #expect(TextCharacters(one).mayHaveWords(of: TextCharacters(other)) == expected)
        #expect(TextCharacters(other).mayHaveWords(of: TextCharacters(one)) == expected)
    }

    @Test("All characters are in a set, or one is not")
    func areAll() {
        #expect(TextCharacters("12").areAll(in: .digits))
        #expect(!TextCharacters("12 a").areAll(in: .digits))
        #expect(!TextCharacters("12é").areAll(in: .digits))
    }

    @Test(
        "The last byte is that of UTF-8", arguments: ["", "a", "1 of ", "né", "🎉", "a text of more than fifteen bytes"])
    func lastByte(text: String) {
        #expect(TextCharacters(text).lastByte == text.utf8.last ?? 0)
    }

    @Test("Bytes are visited in their order", arguments: ["", "abc", "a text of more than fifteen bytes", "é…🎉"])
    func bytes(text: String) {
        var bytes: [UInt8] = []
        text.forEachByte { bytes.append($0) }
        #expect(bytes == Array(text.utf8))
        #expect(text.byteCount { $0 >= 0x80 } == bytes.count { $0 >= 0x80 })
    }
}
