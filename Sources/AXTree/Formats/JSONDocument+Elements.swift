extension JSONDocument {
    /// Reads elements that stand in each other, however deep, without recursing.
    ///
    /// The values from node `first` up to `end` are the roots. `read` reads the value at a node and names the list of its
    /// children, 0 for none. Where the tree is too deep or too large, reading stops there with an error.
    func elements(
        from first: Int, to end: Int, nodesEach: Int, read: (_ node: Int) -> (element: Element, children: Int)
    ) -> (elements: [Element], error: SyntaxError?) {
        var tree = ElementTree(capacity: min((end - first) / nodesEach + 1, ElementTree.maximumCount))
        var error: SyntaxError?
        // The values still to be read: one range of nodes for each element that is open.
        var pending = [(next: first, end: end)]
        while let last = pending.last {
            if last.next >= last.end {
                pending.removeLast()
                tree.close()
                continue
            }
            pending[pending.count - 1].next = next(after: last.next)
            if let obstacle = tree.obstacle {
                error = SyntaxError(at: offset(of: last.next), obstacle)
                break
            }
            let (element, children) = read(last.next)
            tree.open(element)
            if children > 0 {
                pending.append((children + 1, Int(nodes[children].end)))
            } else {
                tree.close()
            }
        }
        return (tree.takeElements(), error)
    }

    /// The range of nodes that a document's roots take: the items of a list, or a single value.
    func roots(at index: Int) -> (first: Int, end: Int) {
        nodes[index].kind == .array ? (index + 1, Int(nodes[index].end)) : (index, next(after: index))
    }

    /// The first value of a list, or the value itself where it is none; nil for an empty list.
    func firstRoot(at index: Int) -> Int? {
        let (first, end) = roots(at: index)
        return first < end ? first : nil
    }
}
