import AXEngine

/// A label as the rules about words compare it. What most labels are not asked for is computed at the first request.
final class LabelText {
    /// The scripts of the label.
    let scripts: Scripts
    /// The words of the label's language; `nil` for a language without a list.
    let words: WordList?
    /// The label, folded.
    private(set) lazy var folded = FoldedText(label)
    private let label: String

    init(_ label: String, _ language: DeclaredLanguage) {
        self.label = label
        scripts = Scripts(label)
        words = WordList.of(scripts, language)
    }
}

/// The texts of the labels of one screen, each computed at the first request.
final class LabelTexts: ScreenCacheKey {
    /// For each element of the screen, its text if it was requested.
    private var texts: [LabelText?]
    /// For each element of the screen, the kind of name that its label is, if it was requested.
    private var machineNames: [MachineName??]

    /// The language that the screen declares.
    private let language: DeclaredLanguage

    init(_ screen: ScreenView) {
        texts = Array(repeating: nil, count: screen.elements.count)
        machineNames = Array(repeating: .none, count: screen.elements.count)
        language = DeclaredLanguage(tag: screen.screen.locale)
    }

    /// Returns the language that is declared for an element: its own, else the screen's.
    func language(of element: ElementView) -> DeclaredLanguage {
        element.screen.elements[element.index].language.map { DeclaredLanguage(tag: $0) } ?? language
    }

    /// Returns the kind of name in code that the element's label is.
    func machineName(of element: ElementView) -> MachineName? {
        if let name = machineNames[element.index] { return name }
        let name = element.label.flatMap { MachineName($0, element.labelCharacters) }
        machineNames[element.index] = .some(name)
        return name
    }

    /// Returns the text of the element's label.
    func text(of element: ElementView) -> LabelText {
        if let text = texts[element.index] { return text }
        let text = LabelText(element.label ?? "", language(of: element))
        texts[element.index] = text
        return text
    }
}

extension ElementView {
    /// The label as the rules about words compare it.
    var labelText: LabelText { labelTexts.text(of: self) }

    /// The kind of name in code that the label is; `nil` for words.
    var machineName: MachineName? { labelTexts.machineName(of: self) }

    private var labelTexts: LabelTexts {
        screen.cached(LabelTexts.self) { LabelTexts(screen) }
    }

    /// Returns the words of the language of another text of the element.
    func words(for text: String) -> WordList? { WordList.of(Scripts(text), labelTexts.language(of: self)) }

    /// The BCP 47 tag of the element's language: its own, else the screen's.
    var languageTag: String? { screen.elements[index].language ?? screen.screen.locale }
}
