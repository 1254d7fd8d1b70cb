import AXEngine
import AXSyntax
import AXTree

/// Conditions for the attributes of an element, with which a custom rule selects or checks elements.
package struct ElementDescription: Sendable {
    /// The allowed types, or an empty set for any.
    var types: Set<ElementType> = []
    /// The required traits.
    var traits: Traits = []
    /// The conditions for text attributes.
    var texts: [(attribute: Attribute, condition: TextCondition)] = []
    /// The condition for an ancestor: at most one description, in an array because a struct cannot contain itself.
    var inside: [ElementDescription] = []

    /// The text attributes that can have conditions, in the order in which messages list them.
    package static let textAttributes: [Attribute] = [.label, .value, .hint, .identifier, .placeholder, .language]

    /// The attributes that a dump has to carry for the description to be checked.
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

    /// Returns whether an element satisfies all conditions.
    func matches(_ element: ElementView) throws(TimedExpressionError) -> Bool {
        if !types.isEmpty, !types.contains(element.type) { return false }
        if let found = element.traits, !found.isSuperset(of: traits) { return false }
        for (attribute, condition) in texts
        where try !holds(condition, for: element.wholeText(of: attribute), of: element) {
            return false
        }
        for around in inside where try !around.matchesAncestor(of: element) { return false }
        return true
    }

    private func matchesAncestor(of element: ElementView) throws(TimedExpressionError) -> Bool {
        for ancestor in element.ancestors where try matches(ancestor) { return true }
        return false
    }

    private func holds(
        _ condition: TextCondition, for text: String?, of element: ElementView
    ) throws(TimedExpressionError) -> Bool {
        guard let stopwatch = element.screen.stopwatch, case .expression = condition else {
            return try condition.holds(for: text)
        }
        let start = stopwatch.now()
        defer { stopwatch.addExpression(condition.description, since: start) }
        return try condition.holds(for: text)
    }

    /// The first condition that an element does not satisfy, in words, or `nil` if it satisfies all.
    func difference(of element: ElementView) throws(TimedExpressionError) -> String? {
        if !types.isEmpty, !types.contains(element.type) {
            let names = types.map(\.words).sorted().joined(separator: " or ")
            return "it is a \(element.typeWords), should be a \(names)"
        }
        // Unreadable traits are neither present nor absent.
        if let found = element.traits, !found.isSuperset(of: traits) {
            return "it has no trait \(traits.subtracting(found).names.joined(separator: ", "))"
        }
        for (attribute, condition) in texts {
            let text = element.wholeText(of: attribute)
            guard try !holds(condition, for: text, of: element) else { continue }
            guard let text else {
                return "it has no \(attribute.name), should have one matching \(condition.description)"
            }
            return "the \(attribute.name) \"\(text.printable(limit: 60))\" does not match \(condition.description)"
        }
        for around in inside where try !around.matchesAncestor(of: element) {
            return "it is not inside an element that matches \"inside\""
        }
        return nil
    }
}
