import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// The text of `debugDumpSemanticsTree`.
    public static let flutterSemantics = InputFormat(
        "flutter-semantics", tool: "Flutter", summary: "The text of Flutter's debugDumpSemanticsTree.",
        dump: "debugDumpSemanticsTree()",
        words: ["SemanticsNode#", "Rect.fromLTRB", "textDirection:", "flags: ", "actions: "],
        reader: .text(beginning: FlutterSemanticsFormat.beginning, read: FlutterSemanticsFormat.screens))
}

/// Reads the text of `debugDumpSemanticsTree()` of Flutter, also from the log of an app, and `toStringDeep()` of a
/// node.
///
/// Source: flutter/flutter (`semantics.dart`: `SemanticsNode.debugFillProperties`). Lines are drawn as a tree, wrapped
/// at 65 characters. A rectangle is in the coordinates of the node around it, and in logical pixels below the first
/// node. Where a node begins that is scrolled out in part is not told; its frame is taken as a whole. The text does not
/// say for which platform it is; a log of Android does.
struct FlutterSemanticsFormat: IndentedTextReader {
    static let marker = "SemanticsNode#"
    static let example = "SemanticsNode#0"

    var fields = DumpFields()
    private let bytes: [UInt8]
    /// The platform, or `nil` if neither the text nor the caller tells it.
    private let platform: Platform?
    private var isAndroid: Bool { platform == .android }
    private var nodes: [IndentedNode] = []
    /// What is known of each node.
    private var semantics: [FlutterNode] = []
    private var frames: [Rect?] = []
    /// For each node, the index of the node that it is a part of.
    private var wholes: [Int] = []

    private static let width = 65

    /// Finds the first node. Logs and test reports name nodes in other lines too, but without a rectangle after them.
    static func beginning(in bytes: [UInt8], from start: Int) -> (offset: Int, skippedLines: Int)? {
        guard let node = firstNode(in: bytes, from: start) else { return nil }
        let head = bytes[node.node..<min(node.node + 400, bytes.count)]
        return head.firstRange(of: Array("Rect.from".utf8)) == nil ? nil : (node.line, node.skippedLines)
    }

    init(_ text: TextDocument, _ lines: IndentedLines, node: Int) {
        bytes = text.bytes
        platform = text.platform ?? (lines.words.hasPrefix("I/flutter") ? .android : nil)
    }

    func kind(of line: IndentedLine) -> IndentedLineKind {
        guard line.begins(with: Self.marker, in: bytes) else { return .property }
        return line.column == 0 ? .root : .node
    }

    // MARK: Nodes

    /// Reads the properties of a node: those in brackets after its name, and those of its lines.
    private mutating func readNode(_ node: IndentedNode) -> FlutterNode {
        var result = FlutterNode()
        func read(_ text: String) {
            let name = text.prefix { $0.isASCII && $0.isLetter }
            let isNamed = !name.isEmpty && text.dropFirst(name.count).first == ":"
            let value = isNamed ? text.dropFirst(name.count + 1).drop { $0 == " " || $0 == "\n" } : text[...]
            if !result.read(isNamed ? String(name) : "", String(value)) {
                fields.report(
                    SyntaxError(
                        at: node.line.start, found: "a rectangle without its numbers",
                        expected: "Rect.fromLTRB(left, top, right, bottom)"))
            }
        }
        let title = node.line.content(in: bytes).drop { $0 != "(" }
        if title.hasSuffix(")") { for part in Self.parts(title.dropFirst().dropLast()) { read(part) } }
        let lines = node.properties.filter { $0.column > node.line.column }
        guard let column = lines.first(where: { $0.start < $0.end })?.column else { return result }
        // The property so far; a line that is wrapped or continues a text belongs to it.
        var property = ""
        for line in lines {
            let content = line.content(in: bytes)
            if line.column == column, !content.isEmpty, !content.hasPrefix("[") || property.isEmpty {
                read(property)
                property = content
            } else if !property.isEmpty, !content.isEmpty || property.contains("\"") {
                property = Self.joined(property, line.text(fromColumn: column + 2, in: bytes))
            }
        }
        read(property)
        return result
    }

    /// Returns a property with its next line, which may be wrapped: with a blank if its first word had no space on the
    /// line before.
    private static func joined(_ property: String, _ line: String) -> String {
        let last = property.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let isWrapped = last.count + line.prefix { $0 != " " }.count >= width - 2
        return property + (isWrapped ? " " : "\n") + line
    }

    /// The properties in brackets: `STALE, owner: null, Rect.fromLTRB(0.0, 0.0, 5.0, 5.0), label: "A, b"`.
    private static func parts(_ list: Substring) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        var isQuoted = false
        for character in list {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted, "([".contains(character) { depth += 1 }
            if !isQuoted, ")]".contains(character) { depth -= 1 }
            if character == ",", depth == 0, !isQuoted {
                parts.append(part)
                part = ""
            } else if !part.isEmpty || character != " " {
                part.append(character)
            }
        }
        return parts + [part]
    }

    // MARK: Screen

    mutating func screen(of nodes: IndentedNodes) -> Screen {
        self.nodes = nodes.nodes
        semantics = self.nodes.map { readNode($0) }
        let density = findFrames()
        mergeParts()
        var screen = Screen(
            elements: elements(),
            carries: [
                .label, .value, .identifier, .type, .frame, .visible, .enabled, .selected, .headingLevel, .children,
            ])
        screen.name = semantics.first { $0.namesRoute && !$0.isHidden }.flatMap(\.label)
        if semantics.contains(where: \.isRightToLeft) { screen.direction = .rightToLeft }
        if isAndroid {
            screen.platform = .android
            screen.carries.formUnion([.placeholder, .platformType, .text, .flags])
            if let density { screen.recordDensity(density) }
        } else {
            screen.carries.formUnion([.hint, .traits, .isAccessibilityElement])
            if platform == nil {
                screen.origin.notes.append(
                    "Flutter's text does not say for which platform it is: it is checked as VoiceOver reads it")
            }
        }
        screen.takeSize(of: screen.elements.first)
        return screen
    }

    /// Finds the frames in logical pixels. Returns the physical pixels per logical pixel: by the widths of the first
    /// node, which is in physical ones, and of the one inside, for which a scale is written that is rounded.
    private mutating func findFrames() -> Double? {
        frames = []
        var spaces: [FlutterTransform] = []
        var density: Double?
        for (index, node) in nodes.enumerated() {
            let here = semantics[index]
            let around = node.parent.map { spaces[$0] } ?? FlutterTransform()
            var space = around
            var frame = here.rect.flatMap { around($0) }
            if node.parent == 0, here.scale != nil, let first = semantics[0].rect, let width = here.rect?.width,
                width > 0, density == nil
            {
                density = first.width / width
                frames[0] = Rect(reasonable: 0, 0, width, first.height * width / first.width)
            } else if let scale = here.scale {
                space = around.after(FlutterTransform(xx: scale, yy: scale))
                frame = here.rect.flatMap { space($0) }
            } else if let matrix = here.matrix {
                space = around.after(matrix)
                frame = here.rect.flatMap { space($0) }
            } else if let rect = here.rect {
                space = around.after(FlutterTransform(x: rect.x, y: rect.y))
            }
            frames.append(here.rect == nil ? nil : fields.counted(frame))
            spaces.append(space)
        }
        return density
    }

    /// Gives the nodes around parts what the parts say, and finds for each node the one that it is a part of: itself,
    /// or the nearest one around it that is no part.
    private mutating func mergeParts() {
        wholes = []
        for (index, node) in nodes.enumerated() {
            guard semantics[index].isMergedUp, let around = node.parent else {
                wholes.append(index)
                continue
            }
            wholes.append(wholes[around])
            if !semantics[index].isHidden { semantics[wholes[around]].merge(semantics[index]) }
        }
    }

    /// Returns the elements of the nodes that are no parts. On iOS, a node that is a stop and contains others is in a
    /// container of its own, in front of them, as Flutter's bridge does it.
    private func elements() -> [Element] {
        var tree = ElementTree(reserving: semantics.count)
        // The indices of the open nodes.
        var open: [Int] = []
        for (index, node) in nodes.enumerated() where wholes[index] == index {
            let parent = node.parent.map { wholes[$0] }
            while let last = open.last, last != parent {
                open.removeLast()
                tree.close()
            }
            var element = isAndroid ? semantics[index].androidElement : semantics[index].iOSElement
            element.offset = node.line.start
            element.frame = frames[index]
            if !isAndroid, semantics[index].isStop, hasOtherNodes(after: index) {
                var container = Element(.other)
                container.offset = node.line.start
                container.frame = element.frame
                container.isVisible = true
                container.traits = []
                container.isAccessibilityElement = false
                tree.open(container)
                tree.add(element)
            } else {
                tree.open(element)
            }
            open.append(index)
        }
        for _ in open { tree.close() }
        return tree.takeElements()
    }

    /// Whether a node contains one that is no part of it: the next one that is none.
    private func hasOtherNodes(after index: Int) -> Bool {
        var next = index + 1
        while next < wholes.count, wholes[next] != next { next += 1 }
        return next < wholes.count && nodes[next].parent.map { wholes[$0] } == index
    }
}
