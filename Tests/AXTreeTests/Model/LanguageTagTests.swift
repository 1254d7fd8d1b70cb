import Testing

@testable import AXTree

/// Language tags as people write them.
@Suite("Language tags")
struct LanguageTagTests {
    @Test(
        "A tag is read with hyphens",
        arguments: [
            ("en", "en"), ("pt_BR", "pt-BR"), ("pt-BR", "pt-BR"), ("zh_Hant_TW", "zh-Hant-TW"), ("es-419", "es-419"),
            ("yue", "yue"), ("en-XA", "en-XA"),
        ])
    func read(text: String, tag: String) {
        #expect(LanguageTag.parse(text) == tag)
    }

    @Test("Another text is none", arguments: ["", "e", "english", "en-", "-en", "e1", "pt BR", "en-abcdefghi", "é"])
    func refused(text: String) {
        #expect(LanguageTag.parse(text) == nil)
    }

    @Test("The name of a language suggests its tag")
    func suggested() {
        #expect(LanguageTag.expectation(insteadOf: "english").hasSuffix("e.g. en or pt-BR; did you mean \"en\"?"))
        #expect(LanguageTag.expectation(insteadOf: "Portugese (BR)").hasSuffix("did you mean \"pt\"?"))
        #expect(LanguageTag.expectation(insteadOf: "!!").hasSuffix("pt-BR"))
    }
}
