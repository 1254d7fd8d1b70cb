import AXEngine
import AXTree

extension ElementView {
    /// The words of the language that the label is in; nil if nobody knows them here.
    var words: WordList? { WordList.of(labelFacts, tag: language) }

    /// The tag of the language it is said to be in: its own, else the screen's.
    var language: String? { screen.elements[index].language ?? screen.screen.locale }

    /// The words of the language that another text of the element is in.
    func words(for text: String) -> WordList? { WordList.of(TextFacts(text), tag: language) }

    /// What VoiceOver announces it as; nil where that has no word in the lists.
    var wordRole: WordRole? {
        switch type {
        case .slider: return .slider
        case .textField, .secureTextField, .searchField: return .textField
        case .textView: return isControl ? .textField : nil
        case .switch, .toggle: return .switch
        case .checkBox: return .checkBox
        case .tab: return .tab
        case .link: return .link
        case .image, .icon: return isControl ? controlRole : .image
        case .stepper, .pickerWheel, .picker, .datePicker, .segmentedControl, .pageIndicator, .radioButton: return nil
        default: return controlRole
        }
    }

    private var controlRole: WordRole? {
        // Of a text, which most elements are, one question tells.
        let roles: Traits = [.tabButton, .toggleButton, .link, .adjustable, .button, .image]
        guard let traits, !traits.isDisjoint(with: roles) else { return type == .button ? .button : nil }
        if traits.contains(.tabButton) { return .tab }
        if traits.contains(.toggleButton) { return .switch }
        if traits.contains(.link) { return .link }
        if traits.contains(.adjustable) { return .adjustable }
        if traits.contains(.button) || type == .button { return .button }
        return traits.contains(.image) ? .image : nil
    }
}

extension WordList {
    /// The list for a text, by the language that is declared and the script that it is written in.
    ///
    /// A script that only one of our languages writes speaks for itself, also on a screen in another language. Latin letters
    /// are the declared language's, and English where that is written otherwise or nothing is declared.
    static func of(_ facts: TextFacts, tag: String?) -> WordList? {
        if facts.contains(.hangul) { return .korean }
        if facts.contains(.kana) { return .japanese }
        let language = tag.flatMap { Language(tag: $0) }
        if facts.contains(.han) {
            switch language {
            case .simplifiedChinese, .traditionalChinese, .japanese: return language?.words
            default: return .han
            }
        }
        // A language that is declared and not known here may be written in any of the other scripts.
        if tag != nil, language == nil { return nil }
        if facts.contains(.cyrillic) { return .russian }
        if facts.contains(.arabic) { return .arabic }
        if facts.contains(.devanagari) { return .hindi }
        guard !facts.contains(.otherScript) else { return nil }
        if let language, language.isLatin { return language.words }
        return .english
    }
}
