import AXSyntax
import AXTree
import AXWords
import Testing

@testable import AXEngine
@testable import AXRules

/// What rules ask about a label.
@Suite("Facts of labels")
struct TextFactsTests {
    /// Returns the label texts of the elements of a screen.
    private func texts(_ nodes: [Node]) -> [TextFacts] {
        let screen = Screen(nodes)
        let view = ScreenView(screen, ScreenFacts(screen, includesSystem: false))
        return screen.elements.indices.map { view[$0].labelText }
    }

    @Test("Elements with the same label in the same language share one object")
    func shared() {
        let texts = texts([
            .button("Pay"), Node(.staticText, "Pay"), .button("Close"), .button("Pay").with { $0.language = "de" },
            .button("Pay").with { $0.language = "de" },
        ]).suffix(5).map(ObjectIdentifier.init)
        #expect(texts[0] == texts[1])
        #expect(texts[0] != texts[2])
        #expect(texts[0] != texts[3])
        #expect(texts[3] == texts[4])
    }

    @Test("The words are those of the element's language")
    func words() {
        let texts = texts([.button("Pay"), .button("Pay").with { $0.language = "de" }, .button("결제")]).suffix(3)
        #expect(texts.map { $0.words === Lexicon.english.wordList } == [true, false, false])
        #expect(texts.map { $0.words === Lexicon.german.wordList } == [false, true, false])
        #expect(texts.map { $0.words === Lexicon.korean.wordList } == [false, false, true])
    }

    @Test(
        "An answer is that of the search in the text",
        arguments: ["", " ", "Pay", " Pay ", "icon_close", "Hello %@", "<b>Sale</b>", "(null)", "cafÃ©", "save-icon"])
    func answers(label: String) {
        let text = TextFacts(label, TextLanguage(tag: nil))
        #expect(text.name == (label.trimmed.isEmpty ? nil : label.trimmed))
        #expect(text.folded == FoldedText(label))
        #expect(text.machineName == Detector.names.first(matching: label))
        #expect(text.formatSpecifier == Detector.formatSpecifiers.first(in: label))
        #expect(text.markup == Detector.markup.first(in: label))
        #expect(text.holdsMachineText == (Detector.inAnyText.first(in: label) != nil))
        #expect(text.brokenEncoding == Detector.brokenEncodings.first(in: label))
        #expect(text.isHyphenatedCode == label.isHyphenatedCode)
    }
}
