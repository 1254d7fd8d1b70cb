/// Values of a document that are to be read as elements, which stand in each other however deep.
///
/// Those of a large tree can be halved: what is read of both halves at the same time is joined afterwards.
struct ElementRanges: Sendable {
    private let document: JSONDocument
    /// One range of nodes for each element that is open, the outermost first: the next one to read, and the end.
    private var open: [(next: Int, end: Int)]
    /// About how many elements there are at most.
    private let capacity: Int

    /// What was read, and what came in the way, if anything did: reading stopped there.
    typealias Result = (tree: ElementTree, error: SyntaxError?)

    /// The values from node `first` up to `end` as roots; `nodesEach` is how many nodes an element takes at least, about.
    init(_ document: JSONDocument, from first: Int, to end: Int, nodesEach: Int) {
        self.document = document
        open = [(first, end)]
        capacity = min((end - first) / nodesEach + 1, ElementTree.maximumCount)
    }

    /// Reads elements until node `stop` is next. `read` reads the value at a node into an element and names the list of its
    /// children, 0 for none. No call recurses.
    func elements(before stop: Int = .max, read: (_ node: Int, _ element: inout Element) -> Int) -> Result {
        var tree = ElementTree(capacity: capacity, within: open.count - 1)
        var pending = open
        while let last = pending.last, last.next < stop {
            if last.next >= last.end {
                pending.removeLast()
                tree.close()
                continue
            }
            pending[pending.count - 1].next = document.next(after: last.next)
            if let obstacle = tree.obstacle {
                return (tree, SyntaxError(at: document.offset(of: last.next), obstacle))
            }
            var element = Element()
            let children = read(last.next, &element)
            tree.open(consume element)
            if children > 0 {
                pending.append((children + 1, Int(document.nodes[children].end)))
            } else {
                tree.close()
            }
        }
        return (tree, nil)
    }

    /// From how many nodes on it pays to read with two threads.
    private static let leastHalf = 12_000

    /// A node about in the middle of a large tree, and what is still to be read once all before it is; nil where halves do
    /// not pay. `children` names the list of an element's children.
    func half(children: (_ node: Int) -> Int?) -> (node: Int, rest: ElementRanges)? {
        guard let (first, end) = open.first, end - first >= 2 * Self.leastHalf else { return nil }
        let middle = first + (end - first) / 2
        var rest = self
        while let range = rest.open.last {
            var (node, next) = (range.next, range.next)
            while next < range.end, next <= middle {
                node = next
                next = document.next(after: node)
            }
            rest.open[rest.open.count - 1].next = next
            // The middle is in this value: among its children, if it is no leaf.
            guard next - node >= Self.leastHalf, let list = children(node), document.nodes[list].kind == .array,
                list < middle, document.nodes[list].end > middle
            else {
                return next - first >= Self.leastHalf && end - next >= Self.leastHalf ? (next, rest) : nil
            }
            rest.open.append((list + 1, Int(document.nodes[list].end)))
        }
        return nil
    }
}

extension JSONDocument {
    /// Reads the values from node `first` up to `end` as elements: see `ElementRanges`.
    func elements(
        from first: Int, to end: Int, nodesEach: Int, read: (_ node: Int) -> (element: Element, children: Int)
    ) -> (elements: [Element], error: SyntaxError?) {
        var result = ElementRanges(self, from: first, to: end, nodesEach: nodesEach).elements { node, element in
            let children: Int
            (element, children) = read(node)
            return children
        }
        return (result.tree.takeElements(), result.error)
    }
}
