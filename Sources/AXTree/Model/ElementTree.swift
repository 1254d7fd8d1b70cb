/// Puts elements into the flat preorder array of a screen and links them.
///
/// Elements are opened and closed like brackets; no call recurses, however deep the tree is.
public struct ElementTree: Sendable {
    /// The elements so far, a parent before its children.
    public private(set) var elements: [Element] = []
    private var open: [Int] = []

    /// How deep elements may stand in each other.
    package static let maximumDepth = 10_000

    /// An empty tree with room for `capacity` elements.
    public init(capacity: Int = 0) { elements.reserveCapacity(capacity) }

    /// How many elements are open.
    public var depth: Int { open.count }

    /// Adds an element inside the one that is open, and opens it.
    public mutating func open(_ element: Element) {
        let index = elements.count
        elements.append(element)
        elements[index].parentIndex = Int32(open.last ?? -1)
        elements[index].depthLevel = Int32(open.count)
        elements[index].subtreeEndIndex = Int32(index + 1)
        open.append(index)
    }

    /// Closes the element opened last.
    public mutating func close() {
        guard let index = open.popLast() else { return }
        elements[index].subtreeEndIndex = Int32(elements.count)
    }

    /// Adds an element without children inside the one that is open.
    public mutating func add(_ element: Element) {
        open(element)
        close()
    }
}
