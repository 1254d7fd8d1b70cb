import AXDumps
import AXSyntax
import AXTree

/// Reads the screens of a text that draws trees with blanks and strokes: one for each tree.
///
/// `screens(of:)` calls the requirements in this order: `kind(of:)` for each line; after the last line of a tree that
/// has nodes, `screen(of:)`, then `readTitle(_:)` if the next tree begins with a title. If a title alone is a screen,
/// it is a `.root`.
protocol IndentedTextReader {
    /// The words that the line of each node has, or those of the title if it is a root.
    static var marker: String { get }
    /// The first line of a node as it may be written, for errors.
    static var example: String { get }

    /// The errors and notes about the dump.
    var fields: DumpFields { get set }

    /// Begins a text whose first node is at byte `node`.
    init(_ text: TextDocument, _ lines: IndentedLines, node: Int)

    /// Returns what a line is.
    func kind(of line: IndentedLine) -> IndentedLineKind

    /// Reads the line before a tree. The default implementation does nothing.
    mutating func readTitle(_ line: IndentedLine)

    /// Returns the screen of a tree, which has at least one node.
    mutating func screen(of nodes: IndentedNodes) -> Screen
}

extension IndentedTextReader {
    mutating func readTitle(_ line: IndentedLine) {}

    /// Finds the first node and returns where its line and the node begin, and the number of lines before it.
    static func firstNode(in bytes: [UInt8], from start: Int) -> (line: Int, node: Int, skippedLines: Int)? {
        IndentedLines.firstNode(marker, in: bytes, from: start)
    }

    /// Returns the screens of a text.
    static func screens(of text: TextDocument) throws(SyntaxErrors) -> [Screen] {
        if let error = text.invalidUTF8 { throw SyntaxErrors([error]) }
        guard let first = firstNode(in: text.bytes, from: text.start) else {
            throw SyntaxErrors([SyntaxError(at: text.start, found: "no node", expected: "a line \"\(example)\"")])
        }
        let lines = IndentedLines(text.bytes, from: first.line, node: first.node)
        var reader = Self(text, lines, node: first.node)
        var screens: [Screen] = []
        var nodes = IndentedNodes()
        for line in lines {
            let kind = reader.kind(of: line)
            if kind == .title || kind == .root { reader.finish(&nodes, &screens) }
            switch kind {
            case .title: reader.readTitle(line)
            case .root, .node: nodes.open(line)
            case .property: nodes.add(line)
            }
        }
        reader.finish(&nodes, &screens)
        guard reader.fields.errors.isEmpty else { throw SyntaxErrors(reader.fields.errors) }
        return screens
    }

    /// Adds the screen of a tree, if it has nodes, and forgets them.
    private mutating func finish(_ nodes: inout IndentedNodes, _ screens: inout [Screen]) {
        defer { nodes = IndentedNodes() }
        if let obstacle = nodes.obstacle { return fields.report(obstacle) }
        guard !nodes.nodes.isEmpty else { return }
        var screen = screen(of: nodes)
        screen.origin.notes += fields.takeNotes()
        screens.append(screen)
    }
}
