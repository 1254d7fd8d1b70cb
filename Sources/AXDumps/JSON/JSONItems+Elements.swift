import AXSyntax
import AXTree

extension JSONItems {
    /// Reads the items as elements, with their descendants. Does not recurse.
    ///
    /// - Parameter read: Sets the element that a value describes, and returns the values of its children, or `nil` for
    ///   none.
    /// - Returns: The elements in preorder, and the error at which reading stopped, if any.
    package func elements(
        read: (_ value: JSONValue, _ element: inout AXTree.Element) -> JSONItems?
    ) -> (elements: [AXTree.Element], error: SyntaxError?) {
        // The usual number of values of an element, with its keys.
        var tree = ElementTree(reserving: valueCount / 16)
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
            var element = AXTree.Element()
            let children = read(value, &element)
            tree.open(consume element)
            if let children { pending.append(children) } else { tree.close() }
        }
        return (tree.takeElements(), nil)
    }
}
