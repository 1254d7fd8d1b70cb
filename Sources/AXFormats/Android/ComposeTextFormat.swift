import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// The semantics that a test of Compose prints.
    public static let composeText = InputFormat(
        "compose-text", tool: "Compose",
        summary: "What printToLog or printToString of a Compose test prints.",
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

    /// Finds the beginning: the line of the first node, or the line before it that says which tree it is.
    static func beginning(in bytes: [UInt8], from start: Int) -> (offset: Int, skippedLines: Int)? {
        guard let node = firstNode(in: bytes, from: start), isNode(bytes, node.node) else { return nil }
        if let title = IndentedLines.firstNode(header, in: bytes, from: start), title.line < node.line {
            return (title.line, title.skippedLines)
        }
        return (node.line, node.skippedLines)
    }

    /// Whether `Node #1 at (` begins at `offset`.
    private static func isNode(_ bytes: [UInt8], _ offset: Int) -> Bool {
        bytes[offset...].dropFirst(6).drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            .starts(with: " at (".utf8)
    }

    init(_ text: TextDocument, _ lines: IndentedLines, node: Int) {
        bytes = text.bytes
        isMerged = text.bytes[text.start..<node].firstRange(of: Array((Self.header + "true").utf8)) == nil
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
        var at = line.start
        if let mark = bytes[at..<min(at + 8, line.end)].firstIndex(of: UInt8(ascii: ")")),
            bytes[at..<mark].allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        {
            at = min(mark + 2, line.end)
        }
        return bytes[at..<line.end].starts(with: "Node #".utf8) && Self.isNode(bytes, at) ? at : nil
    }

    // MARK: Nodes

    mutating func screen(of nodes: IndentedNodes) -> Screen {
        var isCut = false
        let (read, indices) = read(nodes.nodes, &isCut)
        let children = nodes.children
        var tree = ElementTree(reserving: read.count)
        // The nodes that remain to be opened, the next one last; `nil` closes a node.
        var pending: [Int?] = sorted(nodes.nodes.indices.filter { nodes.nodes[$0].parent == nil }, indices).reversed()
        while let next = pending.popLast() {
            guard let index = next else {
                tree.close()
                continue
            }
            tree.open(read[index])
            pending.append(nil)
            for child in sorted(children[index], indices).reversed() { pending.append(child) }
        }
        var screen = Screen(
            elements: tree.takeElements(),
            carries: [
                .label, .value, .identifier, .enabled, .selected, .headingLevel, .frame, .type, .children,
                .platformType, .text, .flags,
            ])
        screen.platform = .android
        if isCut { screen.incomplete.append(Screen.truncation + ": it was printed with a greatest depth") }
        return screen
    }

    /// Returns siblings in the order of their traversal indices.
    private func sorted(_ siblings: [Int], _ indices: [Double]) -> [Int] {
        if siblings.allSatisfy({ indices[$0] == 0 }) { return siblings }
        return siblings.enumerated().sorted {
            (indices[$0.element], $0.offset) < (indices[$1.element], $1.offset)
        }.map(\.element)
    }

    /// Returns the elements of the nodes, and their traversal indices.
    private mutating func read(
        _ nodes: [IndentedNode], _ isCut: inout Bool
    ) -> (elements: [Element], indices: [Double]) {
        var elements: [Element] = []
        var indices: [Double] = []
        for node in nodes {
            var compose = ComposeNode()
            compose.element.offset = nodeStart(of: node.line) ?? node.line.start
            readHeader(node.line, into: &compose)
            var traversalIndex = 0.0
            for (name, value) in properties(of: node) {
                switch name {
                case "Actions": for action in Self.words(value) { compose.add(action: action) }
                case "Focused": compose.add(action: "RequestFocus")
                case "MergeDescendants": compose.add(flag: name)
                case "TraversalIndex": traversalIndex = Double(value) ?? 0
                case "": for flag in Self.words(value) { compose.add(flag: flag) }
                case "Has": isCut = true
                default:
                    if value == "kotlin.Unit" {
                        compose.add(flag: name)
                    } else if let property = ComposeNode.Property(rawValue: name) {
                        compose.set(property, value.isEmpty || value == "[]" ? nil : value)
                    }
                }
            }
            compose.present()
            if isMerged { joinTexts(&compose) }
            elements.append(compose.element)
            indices.append(traversalIndex.isFinite ? traversalIndex : 0)
        }
        return (elements, indices)
    }

    /// Puts the texts that a node of a merged tree has from several nodes into one, because a description would hide
    /// the texts of the others.
    private func joinTexts(_ node: inout ComposeNode) {
        guard !node.element.isTextInput, node.view.flags.contains(.screenReaderFocusable),
            let description = node.view.contentDescription, let text = node.view.text, text != description
        else { return }
        node.element.view?.contentDescription = description + ", " + text
        node.element.view?.text = nil
    }

    /// Reads `Node #4 at (l=42.0, t=105.0, r=105.0, b=168.0)px, Tag: 'overview'`.
    private mutating func readHeader(_ line: IndentedLine, into node: inout ComposeNode) {
        let text = line.content(in: bytes)
        if let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") {
            let numbers = text[open..<close].dropFirst().split(separator: ",").map { part in
                Double(part.drop { $0 != "=" }.dropFirst())
            }
            if numbers.count == 4, let left = numbers[0], let top = numbers[1], let right = numbers[2],
                let bottom = numbers[3]
            {
                node.element.frame = fields.frame(left, top, right, bottom)
            } else {
                fields.report(
                    SyntaxError(at: line.start, found: "a node without its bounds", expected: "(l=…, t=…, r=…, b=…)"))
            }
        }
        if let tag = text.firstRange(of: "Tag: '"), text.hasSuffix("'") {
            node.element.identifier = String(text[tag.upperBound...].dropLast())
        }
    }

    /// Returns the properties of a node with their values. The name is empty for those without a value.
    private func properties(of node: IndentedNode) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        // The lines of a value so far whose quote is not closed.
        var open: (name: String, value: String)?
        for line in node.properties {
            if let (name, value) = open {
                let more = value + "\n" + line.text(fromColumn: node.line.column, in: bytes)
                open = more.hasSuffix("'") ? nil : (name, more)
                if open == nil { result.append((name, String(more.dropLast()))) }
                continue
            }
            let text = line.content(in: bytes)
            if text.hasPrefix("["), text.hasSuffix("]") {
                result.append(("", text))
            } else if text.hasPrefix("Actions = [") {
                result.append(("Actions", String(text.dropFirst(10))))
            } else if text.hasPrefix("Has "), text.contains("child") || text.contains("sibling") {
                result.append(("Has", ""))
            } else if let equals = text.firstRange(of: " = '") {
                let name = String(text[..<equals.lowerBound])
                let value = String(text[equals.upperBound...])
                if value.hasSuffix("'") {
                    result.append((name, String(value.dropLast())))
                } else {
                    open = (name, value)
                }
            }
        }
        return result
    }

    /// The words of a list: `[OnClick, RequestFocus]`.
    private static func words(_ list: String) -> [String] {
        list.split { "[], ".contains($0) }.map(String.init)
    }
}
