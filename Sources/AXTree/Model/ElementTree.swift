/// Builds the flat preorder array of a screen's elements and links them.
///
/// Elements are opened and closed like brackets, so no function recurses, however deep the tree is.
package struct ElementTree: Sendable {
    /// The elements so far, a parent before its children.
    package private(set) var elements: [Element] = []
    /// The indices of the open elements, the outermost first.
    private var open: [Int] = []

    /// The greatest supported depth of a tree.
    package static let maximumDepth = 10_000

    /// The greatest supported number of elements, many times that of any real screen.
    package static let maximumCount = 200_000

    /// The reason why no further element can be opened, or `nil` if one can.
    package var obstacle: String? {
        if open.count >= Self.maximumDepth { return "elements nested deeper than 10,000 levels" }
        if elements.count >= Self.maximumCount { return "more than 200,000 elements on one screen" }
        return nil
    }

    /// An empty tree.
    package init() {}

    /// Creates an empty tree with space for a number of elements, which is an estimate.
    package init(reserving count: Int) { elements.reserveCapacity(min(count, Self.maximumCount)) }

    /// The number of open elements.
    package var depth: Int { open.count }

    /// Returns the elements and empties the tree, so that the caller owns the only copy.
    package mutating func takeElements() -> [Element] {
        defer { self = ElementTree() }
        return elements
    }

    /// Adds an element as a child of the open element and opens it.
    package mutating func open(_ element: consuming Element) {
        element.parent = open.last
        element.depth = open.count
        element.subtreeEnd = elements.count + 1
        open.append(elements.count)
        elements.append(element)
    }

    /// Closes the element opened last.
    package mutating func close() {
        guard let index = open.popLast() else { return }
        elements[index].subtreeEnd = elements.count
    }

    /// Adds an element without children to the open element.
    package mutating func add(_ element: consuming Element) {
        open(element)
        close()
    }
}
