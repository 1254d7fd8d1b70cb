import AXSyntax
import Testing

/// The search that Apple platforms use: the same as the standard library's.
@Suite("Search for texts")
struct TextSearchTests {
    private static let texts = [
        "", "a", "aa", "aaa", "abab", "abcabc", "a, b, c", ", a,, b, ", "cafe\u{301} cafe", "👩‍👩‍👧 👩", "density:density: 4",
    ]
    private static let parts = ["a", "aa", "ab", ", ", "e", "cafe", "👩", "density:", "zz"]

    @Test("Ranges, replacements and parts are those of the standard library")
    func standardLibrary() {
        for text in Self.texts {
            for part in Self.parts {
                let first = TextSearch.firstRange(of: part, in: text, from: text.startIndex)
                #expect(first == text.firstRange(of: part), "\(part) in \(text)")
                #expect(TextSearch.ranges(of: part, in: text) == text.ranges(of: part), "\(part) in \(text)")
                #expect(
                    TextSearch.replacing(part, with: "-", in: text) == text.replacing(part, with: "-"),
                    "\(part) in \(text)")
                for omitting in [true, false] {
                    #expect(
                        TextSearch.parts(of: text, separator: part, omittingEmpty: omitting)
                            == text.split(separator: part, omittingEmptySubsequences: omitting), "\(part) in \(text)")
                }
            }
        }
        #expect(TextSearch.firstRange(of: [2, 3], in: [1, 2, 2, 3], from: 0) == 2..<4)
    }
}
