import TestSupport
import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Testing

/// Trees so large that their halves are read at the same time, which nobody may notice.
@Suite("axaudit's own format, large trees")
struct AxauditLargeTreeTests {
    /// The shape of a tree: how many elements each subtree has, by depth and index among siblings.
    enum Shape: String, CaseIterable {
        /// All in one list.
        case list
        /// Rows of a few.
        case rows
        /// Each in the one before, and again from the beginning.
        case chains
        /// Four in each, with the last ones empty.
        case bush
        /// Nearly all in the first of many, or in the last.
        case firstHeavy, lastHeavy
    }

    private struct Expected {
        var type: ElementType
        var label: String?
        var parent: Int?
        var depth: Int
        var end = 0
        var isReadable: Bool
        var frame: Rect?
    }

    /// A tree as text, with what has to be read from it.
    private struct Writer {
        var text = ""
        var expected: [Expected] = []
        var unreasonable = 0
        var random: SeededRandom
        let shape: Shape

        mutating func element(_ parent: Int?, _ depth: Int, _ count: Int) {
            let index = expected.count
            let type = random.pick([ElementType.button, .staticText, .image, .cell, .other])
            let label = random.chance(0.6) ? random.pick(["Pay", "é", "a label of more than fifteen bytes", ""]) : nil
            let isReadable = random.chance(0.9)
            let isReasonable = random.chance(0.95)
            if !isReasonable { unreasonable += 1 }
            let frame = Rect(x: Double(index), y: 2, width: 3, height: 4)
            expected.append(
                Expected(
                    type: type, label: label, parent: parent, depth: depth, isReadable: isReadable,
                    frame: isReasonable ? frame : nil))
            var before = [#""type":"\#(type.name)""#, isReadable ? #""enabled":true"# : #""traits":"unknown""#]
            var after = [isReasonable ? #""frame":[\#(index),2,3,4]"# : #""frame":[1e9,2,3,4]"#]
            if let label { after.append(#""label":"\#(label)""#) }
            if random.chance(0.5) { swap(&before, &after) }
            text += "{" + before.joined(separator: ",")
            if count > 1 || random.chance(0.1) {
                text += #","children":["#
                children(index, depth + 1, count - 1)
                text += "]"
            }
            text += "," + after.joined(separator: ",") + "}"
        }

        /// Writes `count` elements: children of `parent` and their descendants.
        mutating func children(_ parent: Int?, _ depth: Int, _ count: Int) {
            var rest = count
            var index = 0
            while rest > 0 {
                let share =
                    switch shape {
                    case .list: 1
                    case .rows: min(rest, depth == 1 ? random.int(1...9) : 1)
                    case .chains: min(rest, depth == 1 ? 700 : rest)
                    case .bush: index == 3 ? rest : max(1, rest / 4)
                    case .firstHeavy: index == 0 && depth < 50 ? max(1, rest - 20) : 1
                    case .lastHeavy: index == 20 && depth < 50 ? rest : 1
                    }
                if index > 0 { text += random.chance(0.1) ? " ,\n" : "," }
                element(parent, depth, share)
                rest -= share
                index += 1
            }
        }

        /// The ends of subtrees, from the parents alone.
        mutating func findEnds() {
            for index in expected.indices { expected[index].end = index + 1 }
            for index in expected.indices.reversed() {
                if let parent = expected[index].parent {
                    expected[parent].end = max(expected[parent].end, expected[index].end)
                }
            }
        }
    }

    private func compare(_ screen: Screen, _ writer: Writer, offset: Int) {
        let bytes = Array(writer.text.utf8)
        #expect(screen.elements.count == writer.expected.count)
        for (element, expected) in zip(screen.elements, writer.expected) {
            let isSame =
                element.type == expected.type && element.label == expected.label && element.parent == expected.parent
                && element.depth == expected.depth && element.subtreeEnd == expected.end
                && element.frame == expected.frame && element.traits == (expected.isReadable ? [] : nil)
                && bytes[element.offset - offset] == UInt8(ascii: "{")
            guard isSame else {
                Issue.record("\(element), where \(expected) was written")
                return
            }
        }
        let note =
            "\(writer.unreasonable) elements have coordinates that are not finite or beyond 10,000,000 pt; geometry is not checked there"
        #expect(screen.origin.notes == [note])
    }

    @Test("Trees of every shape are read as they were written", arguments: Shape.allCases, [1, 2])
    func shapes(_ shape: Shape, seed: UInt64) throws {
        var writer = Writer(random: SeededRandom(seed), shape: shape)
        let head = #"{"axaudit":1,"screen":{"carries":["traits"]},"root":"#
        writer.element(nil, 0, 12_000)
        writer.findEnds()
        let screen = try readScreen(head + writer.text + "}")
        compare(screen, writer, offset: head.utf8.count)
        #expect(screen.carries == [.type, .label, .frame, .enabled, .traits, .children])
        #expect(screen.exposure == .inferred)
    }

    @Test("Several roots, and a flat list")
    func roots() throws {
        var roots = Writer(random: SeededRandom(3), shape: .rows)
        let head = #"{"screen":{"exposure":"inferred","carries":["traits"]},"elements":["#
        roots.children(nil, 0, 9_000)
        roots.findEnds()
        compare(try readScreen(head + roots.text + "]}"), roots, offset: head.utf8.count)

        var list = Writer(random: SeededRandom(4), shape: .list)
        list.children(nil, 0, 9_000)
        list.findEnds()
        let flatHead = #"{"screen":{"carries":["traits"]},"elements":["#
        let text = list.text.replacing(#","children":[]"#, with: "")
        list.text = text
        let screen = try readScreen(flatHead + text + "]}")
        compare(screen, list, offset: flatHead.utf8.count)
        #expect(screen.exposure == .listed)
        #expect(screen.elements.allSatisfy { $0.isAccessibilityElement == true })
    }

    @Test("Each error anywhere is reported once, in the order of the locations")
    func mistakes() {
        let line = #"{"type":"button","label":"Pay","frame":[1,2,3,4]},"# + "\n"
        var lines = [String](repeating: line, count: 9_000)
        lines[20] = #"{"type":"buton"},"# + "\n"
        lines[8_000] = #"{"type":"button","lable":"Pay"},"# + "\n"
        lines[8_001] = #"{"type":"button","label":5},"# + "\n"
        let text = "[" + lines.joined() + #"{"type":"other"}]"#
        #expect(
            refusals(text) == [
                "tree:21:9: unknown element type \"buton\"; did you mean \"button\"?",
                "tree:8001:18: unknown key of an element \"lable\"; did you mean \"label\"?",
                "tree:8002:26: found a number, expected a string or null",
            ])
    }

    @Test("A tree that is too deep in its second half is refused at its location")
    func depth() {
        let list = [String](repeating: #"{"type":"other","enabled":true},"#, count: 12_000).joined()
        let opening = #"{"type":"other","children":["#
        func text(_ depth: Int) -> String {
            opening + list + String(repeating: opening, count: depth - 2) + #"{"type":"button"}"#
                + String(repeating: "]}", count: depth - 1)
        }
        #expect(refusals(text(10_000)).isEmpty)
        let column = opening.utf8.count * 10_000 + list.utf8.count + 1
        #expect(refusals(text(10_001)) == ["tree:1:\(column): elements nested deeper than 10,000 levels"])
    }
}
