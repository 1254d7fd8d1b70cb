import AXSyntax
import AXTree

/// An element that a finding is about, with what identifies it to people and to other runs.
public struct FoundElement: Sendable {
    /// The index of the element in the screen, in the order of the file.
    public var index: Int
    /// The location of the element in the file.
    public var location = TextLocation(line: 1, column: 1)
    /// The `ElementPath` of the element: type names from the root, for people.
    public var path = ""
    /// The key that ignores and baselines use.
    package var key = ElementKey(anchor: "", own: "", ordinal: 0)

    /// Creates an element of which only the index is known.
    package init(index: Int) { self.index = index }
}
