import Testing

@testable import AXWords

/// The terms of VoiceOver in each language.
@Suite("Terms of VoiceOver")
struct SpeechWordsTests {
    @Test("English, German and Russian have every term; what the others lack is said in English")
    func complete() {
        #expect(Language.all.count == 17)
        for language in [Language.english, .german, .russian] { #expect(language.speech.missing.isEmpty) }
        for language in Language.all {
            #expect(language.speech.missing.count <= 5, "\(language): \(language.speech.missing)")
            for term in SpeechTerm.allCases { #expect(!language.speech[term].isEmpty, "\(language) \(term)") }
            for term in language.speech.missing { #expect(language.speech[term] == Language.english.speech[term]) }
        }
    }

    @Test("A language is found by its tag", arguments: Language.all)
    func tags(language: Language) {
        #expect(Language(tag: language.tag) == language)
        #expect(Language.all.count { $0 == language } == 1)
    }

    @Test("What is filled in is in every template", arguments: Language.all)
    func templates(language: Language) {
        for term in SpeechTerm.allCases {
            let text = language.speech[term]
            let one: Set<SpeechTerm> = [.selectedElement, .headingLevel, .row, .column, .position]
            #expect(text.contains("%1") == one.contains(term), "\(language) \(term)")
            #expect(text.contains("%2") == (term == .position), "\(language) \(term)")
            #expect(!text.hasPrefix(" ") && !text.hasSuffix(" "), "\(language) \(term)")
        }
    }

    @Test("Terms are in the script of the language, and none was left in English")
    func scripts() {
        for language in Language.all where !language.isLatin {
            for term in SpeechTerm.allCases where !language.speech.missing.contains(term) && term != .position {
                let isForeign = language.speech[term].unicodeScalars.contains { $0.value > 0x2FF }
                #expect(isForeign, "\(language) \(term): \(language.speech[term])")
            }
        }
        // Words that a language shares with English.
        let shared: Set<SpeechTerm> = [.image, .link]
        for language in Language.all where language != .english {
            for term in SpeechTerm.allCases
            where !language.speech.missing.contains(term) && !shared.contains(term) && term != .position {
                #expect(language.speech[term] != Language.english.speech[term], "\(language) \(term)")
            }
        }
    }
}
