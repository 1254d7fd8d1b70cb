import Testing

@testable import AXWords

/// The words of each language that rules look for.
@Suite("Words of each language")
struct LexiconTests {
    @Test("Every language is one value with a tag and a name of its own, the base first")
    func complete() {
        #expect(Set(Lexicon.all.map(\.tag)).count == Lexicon.all.count)
        #expect(Set(Lexicon.all.map(\.name)).count == Lexicon.all.count)
        #expect(Lexicon.base.tag == "en")
        #expect(
            Set(Lexicon.complete.compactMap(\.wordList).map { ObjectIdentifier($0) }).count == Lexicon.complete.count)
    }

    @Test("A language has words for every role, for gestures, states and decoration", arguments: Lexicon.complete)
    func filled(language: Lexicon) throws {
        let list = try #require(language.wordList)
        #expect(list === language.wordList)
        // The word for an adjustable element is one of VoiceOver.
        let roles = WordRole.allCases.filter { $0 != .adjustable || !language.speech.isEmpty }
        #expect(roles.allSatisfy { !list.words(for: $0).isEmpty })
        #expect(!list.vague.isEmpty && !list.chosen.isEmpty && !list.gestures.isEmpty)
        #expect(!language[.decorative].isEmpty)
    }

    @Test("Words are in the script of the language", arguments: Lexicon.complete)
    func scripts(language: Lexicon) throws {
        let list = try #require(language.wordList)
        for word in list.vague.union(list.chosen).phrases {
            #expect(Scripts(word.text).isSubset(of: .latin) == language.isLatin, "\(word.text)")
        }
        #expect(Scripts(language[.decorative]).isSubset(of: .latin) == language.isLatin)
        #expect(Scripts(language[.sharedWithEnglish]).isSubset(of: .latin))
    }

    @Test("An instruction has an ellipsis between its beginning and the gesture", arguments: Lexicon.all)
    func instructions(language: Lexicon) {
        for text in language.texts(.gesturesAtEnd) + language.texts(.gesturesAfter) {
            #expect(text.split(separator: " … ").count == 2, "\(text)")
        }
    }
}
