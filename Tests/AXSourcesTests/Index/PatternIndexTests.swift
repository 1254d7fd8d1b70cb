import Testing

@testable import AXSources

/// The patterns that a text may fit are found by their words.
@Suite("Index of patterns")
struct PatternIndexTests {
    /// Patterns with gaps, which are written as `%`.
    private static let patterns = [
        "Page % of %", "% of %", "%%", "%", "Hello, %!", "%, welcome", "X%", "%X", "a%b%c", "% Pay %", "Größe %", "",
        "Page 1% of %", "Add % to cart", "Add%to%cart",
    ].map { text in TextPattern(text.split(separator: "%", omittingEmptySubsequences: false).map { Array($0.utf8) }) }

    private static let texts = [
        "Page 1 of 3", "Page 12 of 30", "3 of 4", "", "X1", "X", "1X", "Hello, Ann!", "Ann, welcome", "abc", "a b c",
        "You Pay now", "Größe 42", "Größen 42", "Add tea to cart", "Add to cart", "Addtocart", "of", "Page of",
    ]

    @Test("Every pattern that a text fits is among the candidates", arguments: texts)
    func candidates(text: String) {
        let index = PatternIndex(Self.patterns.enumerated().map { ($0, $1) })
        let bytes = Array(text.utf8)
        let all = Self.patterns.indices.filter { Self.patterns[$0].matches(bytes) }
        let candidates = index.candidates(for: bytes)
        #expect(candidates.filter { Self.patterns[$0].matches(bytes) } == all)
        #expect(candidates == candidates.sorted())
    }

    @Test("A text is compared with few of many patterns")
    func cost() {
        let patterns = (0..<1_000).map { number in
            (number, TextPattern(["Item ".utf8, " of row\(number)".utf8].map { Array($0) }))
        }
        #expect(PatternIndex(patterns).candidates(for: Array("Item 5 of row77".utf8)) == [77])
    }
}
