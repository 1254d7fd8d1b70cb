import TestSupport
import AXSyntax
import Foundation
import Testing

@Suite("String.printable")
struct PrintableTests {
    @Test(
        "What could disturb a terminal or a line is written as an escape",
        arguments: [
            ("plain", "plain"), ("", ""), ("Größe リスト 👍🏽", "Größe リスト 👍🏽"), ("a\nb\r\tc", "a\\nb\\r\\tc"),
            ("\u{0}", "\\u{0}"), ("\u{7}", "\\u{7}"), ("\u{1B}[31mred\u{1B}[0m", "\\u{1B}[31mred\\u{1B}[0m"),
            ("\u{1B}]0;title\u{7}", "\\u{1B}]0;title\\u{7}"), ("\u{9B}2J", "\\u{9B}2J"), ("\u{7F}", "\\u{7F}"),
            ("\u{85}", "\\u{85}"),
            ("a\u{202E}b\u{202C}", "a\\u{202E}b\\u{202C}"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
            ("\u{200F}", "\\u{200F}"),
            ("a\u{200B}b", "a\\u{200B}b"), ("\u{FEFF}", "\\u{FEFF}"), ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
            ("\u{AD}", "\\u{AD}"),
            ("\u{E000}", "\\u{E000}"), ("\u{E0041}", "\\u{E0041}"), ("\u{10FFFF}", "\\u{10FFFF}"),
            ("👩‍👩‍👧", "👩‍👩‍👧"), ("❤️", "❤️"), ("می‌خواهم", "می‌خواهم"), ("שלום", "שלום"),
        ])
    func escapes(text: String, shown: String) {
        #expect(Array(text.printable.unicodeScalars) == Array(shown.unicodeScalars))
    }

    @Test("No scalar of a dangerous category survives, at any position")
    func everyScalar() {
        let joiners: Set<UInt32> = [0x200C, 0x200D, 0xFE0E, 0xFE0F]
        // CharacterSet is the second opinion: C0, C1 and format characters, and line separators.
        let dangerous = CharacterSet.controlCharacters.union(.newlines)
        for value in (UInt32(0)...0x3100).map({ $0 }) + Array(0xFE00...0xFFFF) + Array(0x1D170...0x1D180)
            + Array(0xE0000...0xE0100)
        {
            guard let scalar = Unicode.Scalar(value), !joiners.contains(value), dangerous.contains(scalar) else {
                continue
            }
            let shown = "a\(scalar)é".printable
            if shown.unicodeScalars.contains(scalar) { Issue.record("U+\(String(value, radix: 16)) survives") }
        }
    }

    @Test("Random texts: only printable scalars are left, and nothing but escapes is added")
    func random() {
        var random = SeededRandom(15)
        let pool: [Unicode.Scalar] = [
            "a", " ", "\u{1B}", "\n", "\u{202E}", "é", "リ", "\u{0}", "\u{9C}", "[", "😀", "\u{2069}", "\u{FEFF}",
        ]
        for _ in 0..<Cases.of(500) {
            var text = String.UnicodeScalarView()
            for _ in 0..<random.int(0...40) { text.append(random.pick(pool)) }
            let shown = String(text).printable
            #expect(shown.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
            #expect(!shown.unicodeScalars.contains { [0x202E, 0x2069, 0xFEFF].contains($0.value) })
            #expect(shown.filter { $0 == "a" } == String(text).filter { $0 == "a" })
        }
    }

    @Test("A long text is cut after so many scalars, and says so")
    func cut() {
        #expect("abcdef".printable(limit: 6) == "abcdef")
        #expect("abcdefg".printable(limit: 6) == "abcdef…")
        #expect("ééé".printable(limit: 3) == "ééé")
        #expect("éééé".printable(limit: 3) == "ééé…")
        #expect("\n\n\n".printable(limit: 2) == "\\n\\n…")
        #expect(String(repeating: "x", count: 1_000).printable == String(repeating: "x", count: 200) + "…")
        #expect("".printable(limit: 0) == "")
    }

    @Test(
        "White space around a text is taken off",
        arguments: [
            ("", ""), (" ", ""), ("a", "a"), (" a ", "a"), ("\n\ta b\r\n", "a b"), ("\u{A0}a\u{2003}", "a"),
            ("\u{3000}あ\u{3000}", "あ"),
        ])
    func trimmed(text: String, expected: String) {
        #expect(text.trimmed == expected)
        #expect(text.trimmed == text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    @Test("Code points are named as Unicode names them")
    func codePoints() {
        #expect(("\u{7}" as Unicode.Scalar).codePoint == "U+0007")
        #expect(("\u{202E}" as Unicode.Scalar).codePoint == "U+202E")
        #expect(("\u{1F600}" as Unicode.Scalar).codePoint == "U+1F600")
    }
}
