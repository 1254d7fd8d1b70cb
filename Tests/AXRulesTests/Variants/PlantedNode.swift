import AXAudit

/// An element of a planted screen, with the name by which a defect finds it: the number of its block and the part.
struct PlantedNode: Sendable {
    let name: String
    var element: Element
    var children: [PlantedNode] = []

    init(_ name: String, _ element: Element, _ children: [PlantedNode] = []) {
        (self.name, self.element, self.children) = (name, element, children)
    }

    /// Changes the element with a name, or removes it where `change` returns `nil`.
    static func change(_ nodes: [PlantedNode], _ name: String, _ change: (PlantedNode) -> PlantedNode?) -> [PlantedNode]
    {
        nodes.compactMap { node in
            var node = node
            node.children = Self.change(node.children, name, change)
            return node.name == name ? change(node) : node
        }
    }

    /// The names in preorder.
    static func names(_ nodes: [PlantedNode]) -> [String] { nodes.flatMap { [$0.name] + names($0.children) } }

    /// All elements in preorder, without those inside them.
    static func flat(_ nodes: [PlantedNode]) -> [PlantedNode] {
        nodes.flatMap { [PlantedNode($0.name, $0.element)] + flat($0.children) }
    }

    /// The element as a test writes it.
    var node: Node {
        var node = Node(element.type, nil, children.map(\.node))
        node.element = element
        return node
    }
}
