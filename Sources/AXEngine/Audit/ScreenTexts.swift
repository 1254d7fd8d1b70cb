import AXSyntax
import AXTree
import AXWords

/// What rules ask about the labels of a screen. Elements with the same label in the same language share one object.
package struct ScreenTexts {
    /// For each element, the text of its label.
    package let labels: [LabelText]

    init(_ elements: [Element], _ characters: [TextCharacters], locale: String?) {
        // By index, because a loop over the elements would copy each.
        let samples = elements.indices.lazy.compactMap { elements[$0].label }.prefix(GuessedLanguage.maximumLabels)
        let guess = GuessedLanguage(Array(samples))
        /// By tag of the language.
        var languages: [String?: LabelLanguage] = [:]
        var distinct: [Label: LabelText] = [:]
        distinct.reserveCapacity(elements.count)
        labels = elements.indices.map { index in
            let label = Label(text: elements[index].label ?? "", tag: elements[index].language ?? locale)
            if let known = distinct[label] { return known }
            let language = languages[label.tag] ?? LabelLanguage(DeclaredLanguage(tag: label.tag), guess)
            languages[label.tag] = language
            let text = LabelText(label.text, characters[index], language)
            distinct[label] = text
            return text
        }
    }

    /// A label and the BCP 47 tag of its language.
    private struct Label: Hashable {
        let text: String
        let tag: String?
    }
}
