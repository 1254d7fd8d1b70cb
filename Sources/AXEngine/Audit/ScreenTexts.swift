import AXSyntax
import AXTree
import AXWords

/// The facts of the labels of a screen. Elements with the same label in the same language share theirs.
package struct ScreenTexts {
    /// For each element, the facts of its label.
    package let facts: [TextFacts]

    init(_ elements: [Element], locale: String?) {
        // By index, because a loop over the elements would copy each.
        let labels = elements.indices.lazy.compactMap { elements[$0].label }.prefix(GuessedLanguage.maximumLabels)
        /// By tag of the language.
        var languages: [String?: TextLanguage] = [:]
        var distinct: [Label: TextFacts] = [:]
        distinct.reserveCapacity(elements.count)
        facts = elements.indices.map { index in
            let label = Label(text: elements[index].label ?? "", tag: elements[index].language ?? locale)
            if let known = distinct[label] { return known }
            let language = languages[label.tag] ?? TextLanguage(tag: label.tag, labels: Array(labels))
            languages[label.tag] = language
            let facts = TextFacts(label.text, language)
            distinct[label] = facts
            return facts
        }
    }

    /// A label and the BCP 47 tag of its language.
    private struct Label: Hashable {
        let text: String
        let tag: String?
    }
}
