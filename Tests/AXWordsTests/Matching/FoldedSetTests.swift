import Testing

@testable import AXWords

@Suite("Sets of folded texts")
struct FoldedSetTests {
    @Test("A set contains its texts, each once, and no other")
    func members() {
        let words = (0..<500).map { FoldedText("word \($0 % 400)") }
        let set = FoldedSet(words)
        #expect(set.texts == Array(words.prefix(400)))
        #expect(words.allSatisfy { set.contains($0) })
        #expect(!set.contains(FoldedText("word 400")))
        #expect(!set.contains(FoldedText()))
        #expect(set.index(of: FoldedText("Word 7")) == 7)
    }

    @Test("A part of a text is found like a text of its own")
    func parts() {
        let set = FoldedText.set("text field, image, 图片")
        let text = FoldedText("Text field 12, image; 图片")
        let scalars = text.scalars
        #expect(set.contains(scalars[..<10]))
        #expect(!set.contains(scalars[..<9]))
        #expect(set.index(of: scalars[14..<19]) == 1)
        #expect(set.index(of: scalars[20...]) == 2)
        #expect(set.index(of: scalars[0..<0]) == nil)
        #expect(FoldedText.fingerprint(of: scalars[14..<19]) == FoldedText("image").fingerprint)
    }

    @Test("An empty set contains nothing")
    func empty() {
        let set: FoldedSet = []
        #expect(set.isEmpty)
        #expect(!set.contains(FoldedText()))
        #expect(!set.contains(FoldedText("word")))
    }

    @Test("A union contains the texts of both sets")
    func union() {
        let set = FoldedText.set("open, close").union(FoldedText.set("close, save"))
        #expect(set.texts.map(\.text) == ["open", "close", "save"])
    }
}
