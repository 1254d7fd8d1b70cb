import AXTree

/// An element of a tree that is written as nested values.
package struct TreeNode {
    package var element: Element
    package var children: [TreeNode]

    package init(
        _ type: ElementType = .other, _ children: [TreeNode] = [], _ change: (inout Element) -> Void = { _ in }
    ) {
        var element = Element(type)
        change(&element)
        self.element = element
        self.children = children
    }

    package init(_ type: ElementType, _ change: (inout Element) -> Void) { self.init(type, [], change) }

    /// The nodes as the flat array of a screen.
    package static func elements(_ roots: [TreeNode]) -> [Element] {
        var tree = ElementTree()
        func add(_ node: TreeNode) {
            tree.open(node.element)
            for child in node.children { add(child) }
            tree.close()
        }
        for root in roots { add(root) }
        return tree.elements
    }
}
