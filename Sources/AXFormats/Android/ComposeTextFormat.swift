import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// The semantics that a test of Compose prints.
    public static let composeText = InputFormat(
        "compose-text", tool: "Compose", summary: "What printToLog or printToString of a Compose test prints.",
        dump: "composeTestRule.onRoot().printToLog(\"screen\")",
        words: ["Node #", "useUnmergedTree", "Actions = [", "MergeDescendants", "|-Node"],
        reader: .text(beginning: ComposeTextFormat.beginning, read: ComposeTextFormat.screens))
}

/// Reads the text that `printToLog()` and `printToString()` of Compose's test library print, also from logcat.
///
/// Source: androidx.compose.ui.test (`Output.kt`). Each node is a line with its bounds in pixels; its properties
/// follow, indented. Quotes in texts are not escaped. In a merged tree, a node has the texts of what it
/// merges; in an unmerged one, TalkBack's rules merge them. Where the screen ends, hints and states in words are not
/// told.
struct ComposeTextFormat: IndentedTextReader {
    static let marker = "Node #"
    static let example = "Node #1 at (l=…"

    var fields = DumpFields()
    private let bytes: [UInt8]
    private var isMerged = true

    private static let header = "Printing with useUnmergedTree = '"
    static let title: String? = header

    /// Whether `Node #1 at (` begins at `offset`.
    static func isNode(_ bytes: [UInt8], at offset: Int) -> Bool {
        bytes[offset...].dropFirst(6).drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            .starts(with: " at (".utf8)
    }

    init(_ text: TextDocument, _ lines: IndentedLines, node: Int) {
        bytes = text.bytes
        var titles = text.bytes[text.start..<node]
        while let title = titles.firstRange(of: Array(Self.header.utf8)) { titles = titles[title.upperBound...] }
        isMerged = !titles.starts(with: "true".utf8)
    }

    // MARK: Lines

    func kind(of line: IndentedLine) -> IndentedLineKind {
        if nodeStart(of: line) != nil { return .node }
        return line.begins(with: Self.header, in: bytes) ? .title : .property
    }

    mutating func readTitle(_ line: IndentedLine) {
        isMerged = !line.begins(with: Self.header + "true", in: bytes)
    }

    /// Returns where `Node #` begins in a line, also after the number with which one of several roots is printed.
    private func nodeStart(of line: IndentedLine) -> Int? {
        let rest = bytes[line.start..<line.end].drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let at = rest.first == UInt8(ascii: ")") ? min(rest.startIndex + 2, line.end) : line.start
        return bytes[at..<line.end].starts(with: Self.marker.utf8) && Self.isNode(bytes, at: at) ? at : nil
    }

    // MARK: Nodes

    mutating func screen(of tree: IndentedNodes) -> Screen {
        let nodes = tree.nodes
        var elements: [Element] = []
        var indices: [Double] = []
        var isCut = false
        for node in nodes {
            var element = Element(.any)
            element.offset = nodeStart(of: node.line) ?? node.line.start
            readHeader(node.line, into: &element)
            var compose = ComposeNode()
            var traversalIndex = 0.0
            for (name, value) in properties(of: node) {
                switch name {
                case "Actions", "": compose.words.formUnion(value.split { "[], ".contains($0) }.map(String.init))
                case "Focused": compose.words.insert("RequestFocus")
                case "MergeDescendants": compose.words.insert(name)
                case "TraversalIndex": traversalIndex = Double(value) ?? 0
                case "Has": isCut = true
                case _ where value == "kotlin.Unit": compose.words.insert(name)
                default: compose.properties[name] = value == "[]" ? "" : value
                }
            }
            compose.present(&element)
            if isMerged { Self.joinTexts(of: &element) }
            elements.append(element)
            indices.append(traversalIndex.isFinite ? traversalIndex : 0)
        }
        var screen = Screen(
            elements: tree.preorder(elements) { siblings in
                siblings.sorted { (indices[$0], $0) < (indices[$1], $1) }
            },
            carries: [
                .label, .value, .identifier, .enabled, .selected, .headingLevel, .frame, .type, .children,
                .platformType, .text, .flags,
            ])
        screen.platform = .android
        screen.takeFieldLabels()
        if isCut { screen.incomplete.append(Screen.truncation + ": it was printed with a greatest depth") }
        return screen
    }

    /// Puts the texts that a node of a merged tree has from several nodes into one, because a description would hide
    /// the texts of the others.
    private static func joinTexts(of element: inout Element) {
        guard !element.isTextInput, let view = element.view, view.flags.contains(.screenReaderFocusable),
            let description = view.contentDescription, let text = view.text, text != description
        else { return }
        element.view?.contentDescription = description + ", " + text
        element.view?.text = nil
    }

    /// Reads `Node #4 at (l=42.0, t=105.0, r=105.0, b=168.0)px, Tag: 'overview'`.
    private mutating func readHeader(_ line: IndentedLine, into element: inout Element) {
        let text = line.content(in: bytes)
        if let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") {
            let edges = text[open..<close].dropFirst().split(separator: ",").compactMap { part in
                Double(part.drop { $0 != "=" }.dropFirst())
            }
            if edges.count == 4 {
                element.frame = fields.frame(left: edges[0], edges[1], edges[2], edges[3])
            } else {
                fields.report(
                    SyntaxError(at: line.start, found: "a node without its bounds", expected: "(l=…, t=…, r=…, b=…)"))
            }
        }
        if let tag = text.firstRange(of: "Tag: '"), text.hasSuffix("'") {
            element.identifier = String(text[tag.upperBound...].dropLast())
        }
    }

    /// Returns the properties of a node with their values. The name is empty for those without a value.
    private func properties(of node: IndentedNode) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        // The lines of a value so far whose quote is not closed.
        var unclosed: (name: String, value: String)?
        for line in node.properties {
            let text = line.content(in: bytes)
            if let (name, value) = unclosed {
                unclosed = (name, value + "\n" + line.text(fromColumn: node.line.column, in: bytes))
            } else if text.hasPrefix("["), text.hasSuffix("]") {
                result.append(("", text))
            } else if text.hasPrefix("Actions = [") {
                result.append(("Actions", String(text.dropFirst(10))))
            } else if text.hasPrefix("Has "), text.contains("child") || text.contains("sibling") {
                result.append(("Has", ""))
            } else if let equals = text.firstRange(of: " = '") {
                unclosed = (String(text[..<equals.lowerBound]), String(text[equals.upperBound...]))
            }
            if let (name, value) = unclosed, value.hasSuffix("'") {
                result.append((name, String(value.dropLast())))
                unclosed = nil
            }
        }
        return result
    }
}
