import Testing

@testable import AXWords

/// The terms of VoiceOver in each language.
@Suite("Terms of VoiceOver")
struct SpeechWordsTests {
    @Test(
        "English, German and Russian have every term, the others nearly all or none; what they lack is said in English")
    func complete() {
        #expect(Lexicon.complete.count >= 17)
        for language in [Lexicon.base, .german, .russian] { #expect(language.speech.missing.isEmpty) }
        #expect(Lexicon.complete.count { $0.speech.missing.count <= 5 } >= 17)
        for language in Lexicon.complete {
            let missing = language.speech.missing
            #expect(language.speech.isEmpty || missing.count <= 5, "\(language): \(missing)")
            for term in SpeechTerm.allCases { #expect(!language.speech[term].isEmpty, "\(language) \(term)") }
            for term in language.speech.missing { #expect(language.speech[term] == Lexicon.base.speech[term]) }
        }
    }

    @Test("A language is found by its tag", arguments: Lexicon.complete)
    func tags(language: Lexicon) {
        #expect(Lexicon.of(tag: language.tag) == language)
        #expect(Lexicon.complete.count { $0 == language } == 1)
    }

    @Test(
        "A language has several tags",
        arguments: [
            ("no", Lexicon.norwegian), ("nb-NO", .norwegian), ("in_ID", .indonesian), ("mo", .romanian),
            ("yue", .traditionalChinese),
        ])
    func aliases(tag: String, language: Lexicon) { #expect(Lexicon.of(tag: tag) == language) }

    @Test("What is filled in is in every template", arguments: Lexicon.complete)
    func templates(language: Lexicon) {
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
        for language in Lexicon.complete where !language.isLatin {
            for term in SpeechTerm.allCases where !language.speech.missing.contains(term) && term != .position {
                let isForeign = language.speech[term].unicodeScalars.contains { $0.value > 0x2FF }
                #expect(isForeign, "\(language) \(term): \(language.speech[term])")
            }
        }
        // Words that a language shares with English.
        let shared: Set<SpeechTerm> = [.image, .link]
        for language in Lexicon.complete where language != .english {
            for term in SpeechTerm.allCases
            where !language.speech.missing.contains(term) && !shared.contains(term) && term != .position {
                #expect(language.speech[term] != Lexicon.base.speech[term], "\(language) \(term)")
            }
        }
    }
}
