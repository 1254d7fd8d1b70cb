import AXSyntax
import AXTree

extension JSONDocument {
    /// Reads the values from node `first` up to `end` as elements, with their descendants. Does not recurse.
    ///
    /// - Parameter read: Returns the element at a node, and the node of the list of its children, or 0 for none.
    /// - Returns: The elements in preorder, and the error at which reading stopped, if any.
    func elements(
        from first: Int, to end: Int, read: (_ node: Int) -> (element: Element, children: Int)
    ) -> (elements: [Element], error: SyntaxError?) {
        var tree = ElementTree()
        // For each open element, the range of the nodes that remain to be read.
        var pending = [(next: first, end: end)]
        while let (node, end) = pending.last {
            guard node < end else {
                pending.removeLast()
                tree.close()
                continue
            }
            pending[pending.count - 1].next = next(after: node)
            if let obstacle = tree.obstacle {
                return (tree.takeElements(), SyntaxError(at: offset(of: node), obstacle))
            }
            let (element, children) = read(node)
            tree.open(element)
            if children > 0 {
                pending.append((children + 1, Int(nodes[children].end)))
            } else {
                tree.close()
            }
        }
        return (tree.takeElements(), nil)
    }
}
