import AXSyntax
import AXTree

/// What elements look like, part by part: which ones a rule of a team's own speaks of, and what they have to be.
package struct ElementDescription: Sendable {
    /// Of these types; empty for any.
    var types: Set<ElementType> = []
    /// With all of these traits.
    var traits: Traits = []
    /// With texts like these.
    var texts: [(attribute: Attribute, condition: TextCondition)] = []
    /// Somewhere inside an element like this one.
    var inside: [ElementDescription] = []

    /// The texts of an element that can be described.
    package static let textAttributes: AttributeSet = [.label, .value, .hint, .identifier, .placeholder, .language]

    /// What a dump has to tell, so that the description can be held against it.
    var attributes: AttributeSet {
        var attributes = AttributeSet(texts.map(\.attribute))
        if !types.isEmpty { attributes.insert(.type) }
        if !traits.isEmpty { attributes.insert(.traits) }
        for around in inside {
            attributes.insert(.children)
            attributes = attributes.union(around.attributes)
        }
        return attributes
    }

    /// What about an element is not as described, in words; nil if everything is.
    func difference(
        of element: ElementView, by deadline: Deadline
    ) throws(TimedExpression.Problem) -> String? {
        if !types.isEmpty, !types.contains(element.type) {
            let names = types.map(\.words).sorted().joined(separator: " or ")
            return "it is a \(element.type.words), should be a \(names)"
        }
        // Traits that could not be read are neither there nor missing.
        if let found = element.traits, !found.isSuperset(of: traits) {
            return "it has no trait \(traits.subtracting(found).names.joined(separator: ", "))"
        }
        for (attribute, condition) in texts {
            let text = element.element.text(of: attribute)
            guard try !condition.holds(for: text, by: deadline) else { continue }
            guard let text else { return "it has no \(attribute.name), should have one like \(condition.description)" }
            return "the \(attribute.name) \"\(text.printable(limit: 60))\" is not like \(condition.description)"
        }
        for around in inside {
            var isInside = false
            for ancestor in element.ancestors where try around.difference(of: ancestor, by: deadline) == nil {
                isInside = true
                break
            }
            if !isInside { return "it does not stand inside such an element as it should" }
        }
        return nil
    }
}
