import AXEngine
import AXTree

/// The element types of custom components. The last entry that matches an element decides.
struct TypeOverrides: Sendable {
    /// The entries, in the order of the configuration.
    let entries: [TypeOverride]
    private let index: SelectorIndex

    init(_ entries: [TypeOverride]) {
        self.entries = entries
        index = SelectorIndex(entries.map(\.element))
    }

    /// Returns the type that is set for an element, or `nil` if there is none.
    func type(of element: Element) -> ElementType? { index.matches(element).last.map { entries[$0].type } }
}
