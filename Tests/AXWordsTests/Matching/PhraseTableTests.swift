import Testing

@testable import AXWords

@Suite("Tables of phrases")
struct PhraseTableTests {
    @Test("Phrases are found by their scalar, in their order")
    func found() {
        let table = PhraseTable(grouping: FoldedText.list("press to, pull down, tap to, pinch, нажмите")) {
            $0.scalars[0]
        }
        func phrases(_ initial: Unicode.Scalar) -> [String]? { table[initial.value]?.map(\.text) }
        #expect(phrases("p") == ["press to", "pull down", "pinch"])
        #expect(phrases("t") == ["tap to"])
        #expect(phrases("н") == ["нажмите"])
        #expect(phrases("a") == nil)
        // The lowest six bits are those of p.
        #expect(phrases("0") == nil)
    }
}
