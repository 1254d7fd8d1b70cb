import AXTree

/// A screen of a tree that is written as nested values.
package struct Node {
    package var element: Element
    package var children: [Node]

    package init(_ type: ElementType = .other, _ children: [Node] = [], _ change: (inout Element) -> Void = { _ in }) {
        var element = Element(type)
        change(&element)
        self.element = element
        self.children = children
    }

    package init(_ type: ElementType, _ change: (inout Element) -> Void) { self.init(type, [], change) }

    /// The nodes as the flat array of a screen.
    package static func elements(_ roots: [Node]) -> [Element] {
        var tree = ElementTree()
        func add(_ node: Node) {
            tree.open(node.element)
            for child in node.children { add(child) }
            tree.close()
        }
        for root in roots { add(root) }
        return tree.elements
    }
}
