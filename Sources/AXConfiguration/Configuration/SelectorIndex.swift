import AXEngine
import AXSyntax
import AXTree

/// Element selectors that are matched against an element in one pass.
package struct SelectorIndex: Sendable {
    private var identifiers = GlobSet([])
    /// The number of the selector of each pattern in `identifiers`.
    private var identifierOwners: [Int] = []
    private var labels = GlobSet([])
    /// The number of the selector of each pattern in `labels`.
    private var labelOwners: [Int] = []
    /// The types of the selector of each pattern in `labels`.
    private var labelTypes: [Set<ElementType>] = []
    /// The types of all selectors by label.
    private var types: Set<ElementType> = []

    /// Creates an index of selectors. The number of a selector is its index in the list; `nil` selects nothing.
    package init(_ selectors: [ElementSelector?]) {
        var (identifierPatterns, labelPatterns): ([String], [String]) = ([], [])
        for case (let number, let selector?) in selectors.enumerated() {
            for pattern in selector.identifiers {
                identifierPatterns.append(pattern.pattern)
                identifierOwners.append(number)
            }
            guard selector.identifiers.isEmpty else { continue }
            labelPatterns.append(selector.label.pattern)
            labelOwners.append(number)
            labelTypes.append(selector.types)
            types.formUnion(selector.types)
        }
        identifiers = GlobSet(identifierPatterns)
        labels = GlobSet(labelPatterns)
    }

    /// Whether there are no selectors.
    package var isEmpty: Bool { identifierOwners.isEmpty && labelOwners.isEmpty }

    /// Returns the numbers of the selectors that match an element, in ascending order.
    package func matches(_ element: Element) -> [Int] {
        var found: [Int] = []
        if !identifierOwners.isEmpty, let identifier = element.identifier, !identifier.isEmpty {
            found = identifiers.matches(identifier).map { identifierOwners[$0] }
            if let name = element.resourceName { found += identifiers.matches(name).map { identifierOwners[$0] } }
        }
        if types.contains(element.type) {
            let matches = labels.matches(element.label ?? "").filter { labelTypes[$0].contains(element.type) }
            found += matches.map { labelOwners[$0] }
        }
        return found.count < 2 ? found : Set(found).sorted()
    }
}
