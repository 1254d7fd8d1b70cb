import TestSupport
import Testing

@testable import AXSyntax

/// What looks at the bytes of texts, held against loops over their characters.
@Suite("Bytes of texts")
struct ReplacingTests {
    /// A text of letters, marks and characters beyond ASCII.
    private func text(_ random: inout SeededRandom) -> String {
        let pieces = ["a", "&", "#", "\"", "é", "漢", "👍", " "]
        return (0..<random.int(0...40)).map { _ in pieces.randomElement(using: &random)! }.joined()
    }

    @Test("Marks are replaced where the replacement is no nil, and see the byte before them")
    func replacing() {
        var random = SeededRandom(41)
        for _ in 0..<Cases.of(500) {
            let text = text(&random)
            let replaced = text.replacing(ASCIISet("&#\"")) { character, previous in
                switch character {
                case "&": "&amp;"
                case "#" where previous == UInt8(ascii: "#"): "&#35;"
                default: nil
                }
            }
            let expected = text.replacingScalars { scalar, previous in
                switch scalar {
                case "&": "&amp;"
                case "#" where previous == "#": "&#35;"
                default: nil
                }
            }
            #expect(replaced == expected)
        }
    }

    @Test("A byte is found exactly if one of the bytes is wanted")
    func bytes() {
        var random = SeededRandom(42)
        for _ in 0..<Cases.of(500) {
            let text = text(&random)
            #expect(text.containsByte { $0 >= 0x80 } == text.utf8.contains { $0 >= 0x80 })
            #expect(text.allBytes { $0 != UInt8(ascii: "&") } == !text.contains("&"))
        }
    }
}
