import AXSyntax
import AXTree

extension JSONItems {
    /// Reads the items as elements, with their descendants. Does not recurse.
    ///
    /// - Parameter read: Returns the element that a value describes, and the values of its children, or `nil` for none.
    /// - Returns: The elements in preorder, and the error at which reading stopped, if any.
    func elements(
        read: (_ value: JSONValue) -> (element: AXTree.Element, children: JSONItems?)
    ) -> (elements: [AXTree.Element], error: SyntaxError?) {
        var tree = ElementTree()
        // For each open element, the values that remain to be read.
        var pending = [self]
        while !pending.isEmpty {
            guard let value = pending[pending.count - 1].next() else {
                pending.removeLast()
                tree.close()
                continue
            }
            if let obstacle = tree.obstacle {
                return (tree.takeElements(), SyntaxError(at: value.offset, obstacle))
            }
            let (element, children) = read(value)
            tree.open(element)
            if let children { pending.append(children) } else { tree.close() }
        }
        return (tree.takeElements(), nil)
    }
}
