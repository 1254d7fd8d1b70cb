import AXEngine
import AXSyntax
import AXTree

/// The owner of some screens, or of the elements with some identifiers and of what they contain.
package struct OwnerEntry: Sendable {
    /// The name of the owner: a team or a person.
    let owner: String
    /// The pattern for names of screens, or `nil` for an entry of elements.
    let screens: String?
    /// The elements, or `nil` for an entry of screens.
    let elements: ElementSelector?

    /// Creates the entry for a pattern: `Checkout*` for screens, `#pay-*` for identifiers.
    init(_ pattern: String, owner: String) {
        self.owner = owner
        let isIdentifier = pattern.hasPrefix("#")
        screens = isIdentifier ? nil : pattern
        elements = isIdentifier ? ElementSelector(identifier: String(pattern.dropFirst())) : nil
    }
}
