import AXSyntax
import AXTree

/// An element that a finding is about, and how to find it.
public struct FoundElement: Sendable {
    /// Its index in the screen, which is its position in the file.
    public var index: Int
    /// Where it begins in the file.
    public var position = SourceLocation(line: 1, column: 1)
    /// Where it stands in the tree, for people.
    public var path = ""
    /// What tells it from others, for machines.
    public var key = ElementKey(anchor: "", own: "", ordinal: 0)

    init(index: Int) { self.index = index }
}
