import Testing

@testable import AXWords

/// The words of each language that rules look for.
@Suite("Words of each language")
struct RuleWordsTests {
    @Test("Every language has words")
    func complete() {
        #expect(RuleWords.all.map(\.language) == Language.all)
        #expect(Set(RuleWords.all.map { ObjectIdentifier($0.list()) }).count == Language.all.count)
    }

    @Test("A language has words for every role, for gestures, states and decoration", arguments: Language.all)
    func filled(language: Language) throws {
        let words = try #require(RuleWords.all.first { $0.language == language })
        let list = try #require(RuleWords.list(of: language))
        #expect(list === words.list())
        #expect(WordRole.allCases.allSatisfy { !list.words(for: $0).isEmpty })
        #expect(!list.vague.isEmpty && !list.chosen.isEmpty && !list.gestures.isEmpty && !words.decorative.isEmpty)
    }

    @Test("Words are in the script of the language", arguments: RuleWords.all)
    func scripts(words: RuleWords) {
        let list = words.list()
        for word in list.vague.union(list.chosen) {
            #expect(Scripts(word.text).isSubset(of: .latin) == words.language.isLatin, "\(word.text)")
        }
        #expect(Scripts(words.decorative).isSubset(of: .latin) == words.language.isLatin)
        #expect(Scripts(words.sharedWithEnglish).isSubset(of: .latin))
    }
}
