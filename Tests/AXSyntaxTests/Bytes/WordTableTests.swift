import AXTree
import TestSupport
import AXSyntax
import Testing

/// The table of words, held against a search through the list.
@Suite("WordTable")
struct WordTableTests {
    @Test("Every word of the lists that readers use is found at its index, alone and inside a text")
    func everyWord() {
        for words in [Attribute.names, ElementType.names, Traits.names, ElementType.allCases.map(\.xcuiName)] {
            let table = WordTable(words)
            #expect(table.words == words)
            for (index, word) in words.enumerated() {
                #expect(table.index(of: word) == index)
                let text = Array("\"\(word)\"".utf8)
                #expect(table.index(in: text, 1, text.count - 1) == index)
            }
        }
    }

    @Test(
        "Words that are not in the list are not found",
        arguments: ["", "l", "labe", "labels", "Label", "elbal", "lаbel"])
    func unknown(word: String) { #expect(WordTable(Attribute.names).index(of: word) == nil) }

    @Test("Every word one letter away from one of the list is looked up right")
    func neighbours() {
        let words = Attribute.names
        let table = WordTable(words)
        for word in words {
            for at in word.indices {
                for letter in "abcdefghijklmnopqrstuvwxyzE-" {
                    var other = word
                    other.replaceSubrange(at...at, with: String(letter))
                    #expect(table.index(of: other) == words.firstIndex(of: other))
                    other = word
                    other.insert(letter, at: at)
                    #expect(table.index(of: other) == words.firstIndex(of: other))
                }
                var other = word
                other.remove(at: at)
                #expect(table.index(of: other) == words.firstIndex(of: other))
            }
        }
    }

    @Test("Random tables answer as a search through the list does")
    func random() {
        var random = SeededRandom(12)
        for size in [0, 1, 2, 7, 8, 9, 100, 250, 254, 255, 256, 300, 1_000] {
            func word() -> String { String((0..<random.int(1...20)).map { _ in "ab".randomElement(using: &random)! }) }
            var words: [String] = []
            var seen: Set<String> = []
            for _ in 0..<size {
                let word = word()
                if seen.insert(word).inserted { words.append(word) }
            }
            let table = WordTable(words)
            for _ in 0..<Cases.of(500) {
                let word = word()
                #expect(table.index(of: word) == words.firstIndex(of: word))
            }
        }
    }
}
