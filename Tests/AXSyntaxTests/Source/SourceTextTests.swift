import TestSupport
import AXSyntax
import Testing

/// Lines and columns, held against counting from the beginning each time.
@Suite("SourceText")
struct SourceTextTests {
    @Test(
        "Lines end with a line feed, columns count scalars, both from 1",
        arguments: [
            ("", 0, 1, 1), ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1),
            ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 1, 3), ("\n\n\n", 2, 3, 1), ("\n\n\n", 3, 4, 1),
            ("é\"x\"", 2, 1, 2), ("リスト\"", 9, 1, 4), ("😀x", 4, 1, 2), ("e\u{301}x", 3, 1, 3), ("é\nñ😀x", 9, 2, 3),
            ("a\u{2028}b", 4, 1, 3),
        ])
    func hand(text: String, offset: Int, line: Int, column: Int) {
        #expect(
            SourceText(Array(text.utf8)).location(of: offset) == AXSyntax.TextLocation(line: line, column: column))
    }

    @Test("An offset outside the text is taken as the nearest end of it")
    func outside() {
        let text = SourceText(Array("a\nbc".utf8))
        #expect(text.location(of: -1) == AXSyntax.TextLocation(line: 1, column: 1))
        #expect(text.location(of: 99) == AXSyntax.TextLocation(line: 2, column: 3))
        #expect(text.locations(of: []).isEmpty)
    }

    @Test("Random texts: many offsets at once, in any order, some of them twice")
    func random() {
        var random = SeededRandom(13)
        let pieces = [
            "a", "{\"k\": 1}", " ", "\n", "\n", "\r\n", "\r", "é", "リ", "😀", "\u{301}", "\n\n", "\u{FEFF}", "\t",
        ]
        for number in 0..<Cases.of(400) {
            let usable = number.isMultiple(of: 4) ? pieces.filter { !$0.contains { $0.isNewline } } : pieces
            let string = (0..<random.int(0...80)).map { _ in random.pick(usable) }.joined()
            let text = SourceText(Array(string.utf8))
            // The beginnings of scalars, which is where values stand.
            var offsets = [0]
            for scalar in string.unicodeScalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
            let asked = (0..<random.int(1...60)).map { _ in random.pick(offsets) }
            let expected = asked.map { naive(string, offset: $0) }
            #expect(text.locations(of: asked) == expected)
            #expect(asked.map { text.location(of: $0) } == expected)
        }
    }

    @Test("Many locations in a file of one long line are found in one pass")
    func oneLine() {
        let text = SourceText([UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000))
        let offsets = stride(from: 999_999, through: 0, by: -10).map { $0 }
        let start = ContinuousClock.now
        let locations = text.locations(of: offsets)
        #expect(locations == offsets.map { AXSyntax.TextLocation(line: 1, column: $0 + 1) })
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    private func naive(_ string: String, offset: Int) -> AXSyntax.TextLocation {
        let scalars = Array(String(decoding: Array(string.utf8)[..<offset], as: UTF8.self).unicodeScalars)
        let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false)
        return AXSyntax.TextLocation(line: lines.count, column: lines[lines.count - 1].count + 1)
    }

    @Test("A text that is located from an offset has the same locations, before it and after it")
    func located() {
        let bytes = Array("ab\ncé\n\n🙂d\nefg".utf8)
        let text = SourceText(bytes)
        let all = Array(-1...bytes.count + 1)
        let expected = text.locations(of: all)
        for start in all {
            let located = text.located(from: start)
            #expect(located.locations(of: all) == expected)
            let later = all.filter { $0 >= start }
            #expect(located.locations(of: later) == text.locations(of: later))
        }
    }
}
