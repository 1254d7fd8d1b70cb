import AXEngine
import AXSyntax
import AXTree
import AXWords

extension ElementView {
    /// What rules ask about the label.
    var labelText: TextFacts { screen.texts.facts[index] }

    /// The label without the white space around it; `nil` if nothing is left.
    var name: String? { labelText.name }

    /// The kind of name in code that the label is; `nil` for words.
    var machineName: Detector? { labelText.machineName }

    /// Returns the lists of words that another text of the element may use.
    func lists(for text: String) -> [WordList] { labelText.language.lists(for: text, Scripts(text)) }

    /// The BCP 47 tag of the element's language: its own, else the screen's.
    var languageTag: String? { screen.elements[index].language ?? screen.screen.locale }
}
