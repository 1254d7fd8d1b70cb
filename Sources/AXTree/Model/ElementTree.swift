/// Puts elements into the flat preorder array of a screen and links them.
///
/// Elements are opened and closed like brackets; no call recurses, however deep the tree is.
public struct ElementTree: Sendable {
    /// The elements so far, a parent before its children.
    public private(set) var elements: [Element] = []
    private var open: [Int] = []
    /// Of a tree that goes on with another one: where the elements end that are open there, from the inside out.
    private var endsOutside: [Int] = []

    /// How deep elements may stand in each other.
    package static let maximumDepth = 10_000

    /// How many elements a tree may have: many times those of any screen, and few enough for any machine.
    package static let maximumCount = 200_000

    /// What stands against opening one more element; nil if nothing does.
    package var obstacle: String? {
        if open.count >= Self.maximumDepth { return "elements nested deeper than 10,000 levels" }
        if elements.count >= Self.maximumCount { return "more than 200,000 elements, which no screen has" }
        return nil
    }

    /// An empty tree with room for `capacity` elements.
    public init(capacity: Int = 0) {
        // The array of a large dump is the largest piece of memory there is: it is to be touched in large pages.
        elements = Array(unsafeUninitializedCapacity: capacity) { buffer, _ in
            LargePages.advise(UnsafeMutableRawBufferPointer(buffer))
        }
    }

    /// A tree that goes on with another one, in which so many elements are open: those get the numbers from -2 downwards.
    init(capacity: Int, within depth: Int) {
        self.init(capacity: capacity)
        open = (0..<depth).map { -2 - $0 }
    }

    /// How many elements are open.
    public var depth: Int { open.count }

    /// Hands the elements over and is empty again, so that changing them does not copy them.
    public mutating func takeElements() -> [Element] {
        var taken: [Element] = []
        swap(&taken, &elements)
        open = []
        return taken
    }

    /// Adds an element inside the one that is open, and opens it.
    public mutating func open(_ element: consuming Element) {
        let index = elements.count
        element.parentIndex = Int32(open.last ?? -1)
        element.depthLevel = Int32(open.count)
        element.subtreeEndIndex = Int32(index + 1)
        elements.append(element)
        open.append(index)
    }

    /// Closes the element opened last.
    public mutating func close() {
        guard let index = open.popLast() else { return }
        if index < 0 {
            endsOutside.append(elements.count)
        } else {
            elements[index].subtreeEndIndex = Int32(elements.count)
        }
    }

    /// Takes the elements of a tree that goes on with this one and has closed all that it opened. False, and nothing is taken, if
    /// together they are too many.
    mutating func join(_ rest: inout ElementTree) -> Bool {
        let count = elements.count
        guard count + rest.elements.count <= Self.maximumCount else { return false }
        while open.count > rest.endsOutside.count { close() }
        for index in rest.elements.indices {
            // Moved, not copied: the texts of an element may be in the other core's memory.
            elements.append(Element())
            swap(&elements[count + index], &rest.elements[index])
            let parent = Int(elements[count + index].parentIndex)
            if parent != -1 {
                elements[count + index].parentIndex = Int32(parent >= 0 ? parent + count : open[-2 - parent])
            }
            elements[count + index].subtreeEndIndex += Int32(count)
        }
        rest.elements = []
        for end in rest.endsOutside {
            if let index = open.popLast() { elements[index].subtreeEndIndex = Int32(count + end) }
        }
        return true
    }

    /// Adds an element without children inside the one that is open.
    public mutating func add(_ element: consuming Element) {
        open(element)
        close()
    }
}
