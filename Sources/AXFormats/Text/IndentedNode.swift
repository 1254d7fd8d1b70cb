import AXSyntax
import AXTree

/// A node of a text that draws a tree: the line at which it begins, and its further lines.
struct IndentedNode {
    let line: IndentedLine
    var properties: [IndentedLine] = []
    /// The index of the node around it, or `nil` for a root.
    let parent: Int?
}

/// The nodes of a text in the order of the lines, linked by their columns: a node contains those after it that begin
/// further to the right.
struct IndentedNodes {
    private(set) var nodes: [IndentedNode] = []
    /// The indices of the nodes that are still open, the outermost first.
    private var open: [Int] = []

    /// Adds a node.
    mutating func open(_ line: IndentedLine) {
        while let last = open.last, nodes[last].line.column >= line.column { open.removeLast() }
        nodes.append(IndentedNode(line: line, parent: open.last))
        open.append(nodes.count - 1)
    }

    /// Adds a line to the last node.
    mutating func add(_ line: IndentedLine) {
        if !nodes.isEmpty { nodes[nodes.count - 1].properties.append(line) }
    }

    /// Returns elements in preorder, of which each node has one. `sorted` puts siblings, given by the indices of their
    /// nodes, into another order.
    func preorder(_ elements: [Element], sorted: (_ siblings: [Int]) -> [Int] = { $0 }) -> [Element] {
        var children = [[Int]](repeating: [], count: nodes.count)
        for (index, node) in nodes.enumerated() { if let parent = node.parent { children[parent].append(index) } }
        var tree = ElementTree(reserving: elements.count)
        // `obstacle` says whether it is too deep or too large.
        _ = tree.add(elements, roots: sorted(nodes.indices.filter { nodes[$0].parent == nil })) { sorted(children[$0]) }
        return tree.takeElements()
    }

    /// The error at the first node that is nested too deep or one too many, or `nil`.
    var obstacle: SyntaxError? {
        var depths: [Int] = []
        for node in nodes {
            let depth = node.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            if depth >= ElementTree.maximumDepth {
                return SyntaxError(at: node.line.start, "elements nested deeper than 10,000 levels")
            }
        }
        guard nodes.count > ElementTree.maximumCount else { return nil }
        return SyntaxError(
            at: nodes[ElementTree.maximumCount].line.start, "more than 200,000 elements on one screen")
    }
}
