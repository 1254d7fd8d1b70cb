import AXAudit
import Testing

/// Paths as text and as bytes.
@Suite("Path text")
struct PathTextTests {
    @Test("Bytes become the same bytes again, and UTF-8 becomes the usual text")
    func roundTrip() {
        let valid = ["", "a.json", "caf\u{E9}", "cafe\u{301}", "한글/\u{1F600}", "\u{10FF7F}", "\u{100000}"]
        for text in valid {
            #expect(PathText.text(of: Array(text.utf8)) == text)
            #expect(PathText.bytes(of: text) == Array(text.utf8))
            #expect(PathText.shown(text) == text)
        }
        let parts: [[UInt8]] = [
            [0x61], [0x80], [0xE9], [0xFF], [0xC3, 0xA9], [0xF4, 0x8F, 0xBF, 0xA9], [0xE2, 0x82], [0xED, 0xA0, 0x80],
            [0xF0, 0x9F, 0x98], [0xC0, 0x80],
        ]
        var (inputs, texts): (Set<[UInt8]>, Set<[UInt8]>) = ([], [])
        for first in parts {
            for second in parts {
                for third in parts {
                    let bytes = first + second + third
                    let text = PathText.text(of: bytes)
                    #expect(PathText.bytes(of: text) == bytes)
                    inputs.insert(bytes)
                    texts.insert(Array(text.utf8))
                }
            }
        }
        #expect(texts.count == inputs.count)
    }

    @Test("A byte that is not UTF-8 is shown in hexadecimal")
    func shown() {
        #expect(PathText.shown(PathText.text(of: [0x61, 0xE9, 0x0A, 0x80])) == "a\\xE9\n\\x80")
    }
}
