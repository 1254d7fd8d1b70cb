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

    /// Whether a rectangle follows before another node is named, as in the dump of a node, and no stroke leads to it from
    /// a node before.
    static func isNode(_ bytes: [UInt8], at offset: Int) -> Bool {
        if bytes[..<offset].suffix(3).elementsEqual("─".utf8) { return false }
        let head = bytes[offset...].dropFirst(marker.utf8.count).prefix(400)
        guard let rect = head.firstRange(of: Array("Rect.from".utf8)) else { return false }
        return head[..<rect.lowerBound].firstRange(of: Array(marker.utf8)) == nil
    }

    init(_ text: TextDocument, _ lines: IndentedLines, node: Int) {
        bytes = text.bytes
        platform = text.platform ?? (lines.words.hasPrefix("I/flutter") ? .android : nil)
    }

    func kind(of line: IndentedLine) -> IndentedLineKind {
        guard line.begins(with: Self.marker, in: bytes) else { return .property }
        if line.column > 0 { return .node }
        return Self.isNode(bytes, at: line.start) ? .root : .property
    }

    /// Reads the properties of a node: those in brackets after its name, and those of its lines.
    private mutating func readNode(_ node: IndentedNode) -> FlutterNode {
        var result = FlutterNode()
        for text in node.propertiesInBrackets(in: bytes) + node.properties(in: bytes, wrappedAt: 65) {
            if result.read(text) { continue }
            fields.report(
                SyntaxError(
                    at: node.line.start, found: "a rectangle without its numbers",
                    expected: "Rect.fromLTRB(left, top, right, bottom)"))
        }
        return result
    }

    mutating func screen(of tree: IndentedNodes) -> Screen {
        let nodes = tree.nodes
        var semantics = nodes.map { readNode($0) }
        let (frames, density) = frames(of: nodes, semantics)
        let wholes = mergeParts(of: nodes, &semantics)
        var screen = Screen(
            elements: elements(of: nodes, semantics, frames, wholes),
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
    private mutating func frames(
        of nodes: [IndentedNode], _ semantics: [FlutterNode]
    ) -> (frames: [Rect?], density: Double?) {
        var frames: [Rect?] = []
        var spaces: [FlutterTransform] = []
        var density: Double?
        for (index, node) in nodes.enumerated() {
            let here = semantics[index]
            let around = node.parent.map { spaces[$0] } ?? FlutterTransform()
            // What is done to the coordinates of this node before those around it.
            let inner = here.scale.map { FlutterTransform(xx: $0, yy: $0) } ?? here.transform
            var frame = here.rect.flatMap { (inner.map(around.after) ?? around)($0) }
            var space = here.rect.map { around.after(FlutterTransform(x: $0.x, y: $0.y)) } ?? around
            if let inner { space = around.after(inner) }
            if node.parent == 0, here.scale != nil, let first = semantics[0].rect, let width = here.rect?.width,
                width > 0, density == nil
            {
                density = first.width / width
                frames[0] = Rect(reasonable: 0, 0, width, first.height * width / first.width)
                frame = here.rect.flatMap { around($0) }
                space = around
            }
            frames.append(here.rect == nil ? nil : fields.counted(frame))
            spaces.append(space)
        }
        return (frames, density)
    }

    /// Gives the nodes around parts what the parts say, and finds for each node the one that it is a part of: itself,
    /// or the nearest one around it that is no part.
    private func mergeParts(of nodes: [IndentedNode], _ semantics: inout [FlutterNode]) -> [Int] {
        var wholes: [Int] = []
        for (index, node) in nodes.enumerated() {
            guard semantics[index].isMergedUp, let around = node.parent else {
                wholes.append(index)
                continue
            }
            wholes.append(wholes[around])
            if !semantics[index].isHidden { semantics[wholes[around]].merge(semantics[index]) }
        }
        return wholes
    }

    /// Returns the elements of the nodes that are no parts. On iOS, a node that is a stop and contains others is in a
    /// container of its own, in front of them, as Flutter's bridge does it.
    private func elements(
        of nodes: [IndentedNode], _ semantics: [FlutterNode], _ frames: [Rect?], _ wholes: [Int]
    ) -> [Element] {
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
            // The next node that is no part.
            let next = wholes[(index + 1)...].first { $0 > index }
            if !isAndroid, semantics[index].isStop, let next, nodes[next].parent.map({ wholes[$0] }) == index {
                tree.open(Self.container(of: element))
                tree.add(element)
            } else {
                tree.open(element)
            }
            open.append(index)
        }
        for _ in open { tree.close() }
        return tree.takeElements()
    }
    private static func container(of stop: Element) -> Element {
        var container = Element(.other)
        container.offset = stop.offset
        container.frame = stop.frame
        container.isVisible = true
        container.traits = []
        container.isAccessibilityElement = false
        return container
    }
}
