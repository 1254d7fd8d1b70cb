import AXEngine

/// A label as the rules about words compare it.
struct LabelText {
    /// The scripts of the label.
    let scripts: Scripts
    /// The label, folded.
    let folded: FoldedText
    /// The words of the label's language; `nil` for a language without a list.
    let words: WordList?
}

/// The texts of the labels of one screen, each computed at the first request.
final class LabelTexts: ScreenCacheKey {
    typealias Value = LabelTexts

    /// For each element of the screen, its text if it was requested.
    private var texts: [LabelText?]

    init(count: Int) { texts = Array(repeating: nil, count: count) }

    /// Returns the text of the element's label.
    func text(of element: ElementView) -> LabelText {
        if let text = texts[element.index] { return text }
        let label = element.label ?? ""
        let scripts = Scripts(label)
        let text = LabelText(
            scripts: scripts, folded: FoldedText(label), words: WordList.of(scripts, element.declaredLanguage))
        texts[element.index] = text
        return text
    }
}

extension ElementView {
    /// The label as the rules about words compare it.
    var labelText: LabelText {
        screen.cached(LabelTexts.self) { LabelTexts(count: screen.elements.count) }.text(of: self)
    }

    /// Returns the words of the language of another text of the element.
    func words(for text: String) -> WordList? { WordList.of(Scripts(text), declaredLanguage) }

    /// The BCP 47 tag of the element's language: its own, else the screen's.
    var languageTag: String? { screen.elements[index].language ?? screen.screen.locale }

    /// The language that the tag declares.
    fileprivate var declaredLanguage: DeclaredLanguage {
        // Nearly all elements have the language of the screen.
        screen.elements[index].language.map { DeclaredLanguage(tag: $0) }
            ?? screen.cached(ScreenLanguage.self) { DeclaredLanguage(tag: screen.screen.locale) }
    }
}

private enum ScreenLanguage: ScreenCacheKey { typealias Value = DeclaredLanguage }
