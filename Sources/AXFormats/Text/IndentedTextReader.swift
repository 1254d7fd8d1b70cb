import AXDumps
import AXSyntax
import AXTree

/// Reads the screens of a text that draws trees with blanks and strokes: one for each tree.
///
/// `screens(of:)` calls the requirements in this order: `kind(of:)` for each line; after the last line of a tree that
/// has nodes, `screen(of:)`, then `readTitle(_:)` if the next tree begins with a title. If a title alone is a screen,
/// it is a `.root`.
protocol IndentedTextReader {
    /// Words that the first line of each node has.
    static var marker: String { get }
    /// Words of a line before the tree, or `nil` if there is none. It may be missing.
    static var title: String? { get }
    /// The first line of a node as it may be written, for errors.
    static var example: String { get }

    /// The errors and notes about the dump.
    var fields: DumpFields { get set }

    /// Returns whether a node begins at byte `offset`, where the marker is: logs name nodes in other lines, too. By
    /// default always.
    static func isNode(_ bytes: [UInt8], at offset: Int) -> Bool

    /// Begins a text in which the marker of the first node is at byte `node`.
    init(_ text: TextDocument, _ lines: IndentedLines, node: Int)

    /// Returns what a line is.
    func kind(of line: IndentedLine) -> IndentedLineKind

    /// Reads the line before a tree, other than that before the first one. The default implementation does nothing.
    mutating func readTitle(_ line: IndentedLine)

    /// Returns the screen of a tree, which has at least one node.
    mutating func screen(of nodes: IndentedNodes) -> Screen
}

extension IndentedTextReader {
    static var title: String? { nil }

    static func isNode(_ bytes: [UInt8], at offset: Int) -> Bool { true }

    mutating func readTitle(_ line: IndentedLine) {}

    /// Finds the beginning: the line of the first node, or the title before it.
    static func beginning(in bytes: [UInt8], from start: Int) -> (offset: Int, skippedLines: Int)? {
        guard let node = firstNode(in: bytes, from: start) else { return nil }
        if let title = title.flatMap({ IndentedLines.first($0, in: bytes, from: start) }), title.line < node.line {
            return (title.line, title.skippedLines)
        }
        return (node.line, node.skippedLines)
    }

    private static func firstNode(in bytes: [UInt8], from start: Int) -> (line: Int, words: Int, skippedLines: Int)? {
        IndentedLines.first(marker, in: bytes, from: start) { isNode(bytes, at: $0) }
    }

    /// Returns the screens of a text.
    static func screens(of text: TextDocument) throws(SyntaxErrors) -> [Screen] {
        if let error = text.invalidUTF8 { throw SyntaxErrors([error]) }
        guard let first = firstNode(in: text.bytes, from: text.start) else {
            throw SyntaxErrors([SyntaxError(at: text.start, found: "no node", expected: "a line \"\(example)\"")])
        }
        let lines = IndentedLines(text.bytes, from: first.line, node: first.words)
        var reader = Self(text, lines, node: first.words)
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
