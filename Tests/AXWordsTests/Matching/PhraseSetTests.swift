import TestSupport
import Testing

@testable import AXWords

@Suite("Sets of phrases")
struct PhraseSetTests {
    @Test("A set contains its phrases and no other text")
    func members() {
        let words = (0..<500).map { FoldedText("word \($0 % 400)") }
        let set = PhraseSet(words)
        #expect(words.allSatisfy { set.contains($0) })
        #expect(!set.contains(FoldedText("word 400")))
        #expect(!set.contains(FoldedText("word")))
        #expect(!set.contains(FoldedText()))
    }

    @Test("A part of a text is found like a text of its own")
    func parts() {
        let set = PhraseSet("text field, image, 图片")
        let scalars = FoldedText("Text field 12, image; 图片").scalars
        #expect(set.contains(scalars[..<10]))
        #expect(!set.contains(scalars[..<9]))
        #expect(set.contains(scalars[14..<19]))
        #expect(set.contains(scalars[20...]))
        #expect(!set.contains(scalars[0..<0]))
    }

    @Test("An empty set contains nothing")
    func empty() {
        let set = PhraseSet("")
        #expect(set.isEmpty)
        #expect(!set.contains(FoldedText()))
        #expect(!set.contains(FoldedText("word")))
        #expect(set.matches(in: FoldedText("word"), .anywhere).isEmpty)
    }

    @Test("The phrases of a list are folded, and the longest comes first")
    func list() {
        #expect(PhraseSet(" Öffnen, , press to,pull DOWN,").phrases.map(\.text) == ["pull down", "press to", "öffnen"])
    }

    @Test("A union contains the phrases of both sets")
    func union() {
        let set = PhraseSet("open, close").union(PhraseSet("save now"))
        #expect(set.phrases.map(\.text) == ["save now", "close", "open"])
    }

    @Test("The phrases in any text are those that a search for each by itself finds")
    func random() {
        var numbers = SeededRandom(11)
        func text(_ counts: ClosedRange<Int>) -> FoldedText {
            FoldedText(
                String(
                    (0..<Int.random(in: counts, using: &numbers)).map { _ in
                        "aab  字".randomElement(using: &numbers) ?? "a"
                    }))
        }
        for _ in 0..<Cases.of(2_000) {
            let phrases = Array(Set((0..<8).map { _ in text(1...5) }.filter { !$0.isEmpty }))
            let set = PhraseSet(phrases)
            let searched = text(0...9)
            let whole = searched.text
            /// Compares the phrases that were found with those for which a search in strings is successful.
            func expect(_ found: [FoldedText], _ isMatch: (String) -> Bool, _ kind: String) {
                let expected = phrases.map(\.text).filter(isMatch).sorted()
                #expect(found.map(\.text).sorted() == expected, "\(kind) of \"\(whole)\"")
                #expect(zip(found, found.dropFirst()).allSatisfy { $0.scalars.count >= $1.scalars.count })
            }
            let padded = " \(whole) "
            #expect(set.contains(searched) == phrases.contains { $0.text == whole })
            expect(set.matches(atStartOf: searched), { padded.hasPrefix(" \($0) ") }, "start")
            expect(set.matches(atStartOf: searched, .anywhere), { whole.hasPrefix($0) }, "start anywhere")
            expect(set.matches(atEndOf: searched), { padded.hasSuffix(" \($0) ") }, "end")
            expect(set.matches(atEndOf: searched, .anywhere), { whole.hasSuffix($0) }, "end anywhere")
            expect(set.matches(in: searched), { padded.contains(" \($0) ") }, "words")
            expect(set.matches(in: searched, .anywhere), { whole.contains($0) }, "anywhere")
        }
    }
}
