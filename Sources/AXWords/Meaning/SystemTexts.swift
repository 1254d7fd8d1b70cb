/// Texts that UIKit supplies. They are in the language of the device, which a dump need not name, so those of any
/// language count.
package enum SystemTexts {
    /// Returns whether a hint is one that UIKit gives an element of this role.
    package static func isHint(_ text: FoldedText, of role: WordRole?) -> Bool {
        switch role {
        case .switch, .checkBox: switchHints.contains(text)
        case .textField: textFieldHints.contains(text)
        case .slider, .adjustable: adjustableHints.contains(text)
        // What only a switch has proves that the element is one, in a dump that does not tell.
        case nil: switchHints.contains(text)
        default: false
        }
    }

    /// Returns whether a value is that of a page control: the word for a page and two numbers.
    package static func isPageNumber(_ value: String) -> Bool {
        let numbers = value.split { !$0.isNumber }
        return numbers.count == 2 && !pageWords.matches(in: FoldedText(value), .anywhere).isEmpty
    }

    /// Returns whether a label is that of the accessory of a row.
    package static func isAccessoryName(_ label: String) -> Bool { accessoryNames.contains(FoldedText(label)) }

    /// Returns whether a label is that of the button that clears a text field.
    package static func isNameOfClearButton(_ label: String) -> Bool { clearButtonNames.contains(FoldedText(label)) }

    private static let clearButtonNames = Lexicon.union(.clearButtonNames)
    private static let switchHints = Lexicon.union(.switchHints)
    private static let textFieldHints = Lexicon.union(.textFieldHints)
    private static let adjustableHints = Lexicon.union(.adjustableHints)
    private static let pageWords = Lexicon.union(.pageWords)
    private static let accessoryNames = Lexicon.union(.accessoryNames)
}
