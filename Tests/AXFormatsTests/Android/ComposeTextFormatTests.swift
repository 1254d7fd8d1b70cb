import AXDumps
import AXFormats
import AXSyntax
import AXTree
import TestSupport
import Testing

/// The semantics that a test of Compose prints.
@Suite("Compose's semantics")
struct ComposeTextFormatTests {
    @Test("A merged tree: roles, states, texts and frames in pixels")
    func merged() throws {
        let screen = try readScreen(fixture("compose-text/tabs.txt"))
        #expect(screen.platform == .android && screen.exposure == .given && screen.origin.format == "compose-text")
        #expect(screen.elements.map(\.parent) == [nil, 0, 1, 1, 0, 0, 0, 0, 0, 0])
        #expect(
            screen.elements.map(\.type) == [
                .other, .other, .tab, .tab, .staticText, .textField, .checkBox, .slider, .staticText, .staticText,
            ])
        #expect(
            screen.elements.map(\.label) == [
                nil, nil, "Overview", "Bills", "Accounts", nil, "Pinned, Rent, 1,200 €", "Share", "Sent on\nMonday",
                "Total",
            ])
        #expect(
            screen.elements.map(\.identifier) == [nil, nil, "overview", "bills", nil, "filter", nil, nil, nil, nil])
        #expect(screen.elements.filter(\.isSelected).map(\.label) == ["Overview"])
        #expect(screen.elements.filter { !$0.isEnabled }.map(\.type) == [.checkBox])
        #expect(screen.elements.compactMap(\.headingLevel) == [0])
        // Compose gives TalkBack the content of a field as its text, and its label, a text inside it, apart.
        #expect(screen.elements[5].value == "rent" && screen.elements[5].placeholder == "Filter")
        #expect(screen.elements[6].viewFlags == [.clickable, .checkable, .checked, .screenReaderFocusable])
        #expect(screen.elements[2].frame == Rect(x: 42, y: 105, width: 126, height: 105))
        // Where the screen ends is not told: the nodes are those of a test's content.
        #expect(screen.size == nil && screen.hasFramesInPixels)
        #expect(screen.carries.isDisjoint(with: [.hint, .visible]))
    }

    @Test("An unmerged tree: TalkBack merges the texts in a node that merges; traversal indices decide the order")
    func unmerged() throws {
        let screen = try readScreen(fixture("compose-text/cart.txt"))
        #expect(screen.elements.map(\.parent) == [nil, 0, 1, 2, 2, 2, 0, 0, 0])
        let stops = Exposure(screen).order.map { screen.elements[$0].label }
        // What is hidden from accessibility is none; the total is read last.
        #expect(stops == ["Green tea, 100 g", "Remove", "Delivery on Monday", "Total 4 €"])
        #expect(screen.elements[2].viewFlags == [.clickable, .longClickable, .focusable, .screenReaderFocusable])
    }

    @Test("Locations are those of the nodes, also after the words of a log")
    func locations() throws {
        let screen = try readScreen(fixture("compose-text/cart.txt"))
        #expect(
            screen.locations(of: [0, 2]) == [TextLocation(line: 3, column: 40), TextLocation(line: 9, column: 46)])
    }

    @Test("Of several titles before the first node, the last one is that of the tree")
    func titles() throws {
        let title = "Printing with useUnmergedTree = '"
        let node =
            "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n Text = '[b]'\n ContentDescription = '[a]'\n"
            + " MergeDescendants = 'true'\n"
        #expect(try readScreen(title + "true'\n" + title + "false'\n" + node).elements.map(\.label) == ["a, b"])
    }

    @Test("A line before the tree that only names a node is skipped")
    func namedBefore() throws {
        let screen = try readScreen(
            "Waiting for Node #7 to be idle\nNode #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n Text = '[Pay]'\n")
        #expect(screen.elements.map(\.label) == ["Pay"])
        #expect(screen.origin.notes.contains("skipped 1 line before the tree"))
    }

    @Test("Several roots are one screen, several trees are several")
    func roots() throws {
        let node = "at (l=0.0, t=0.0, r=9.0, b=9.0)px"
        let two = try readScreen(
            """
            Printing with useUnmergedTree = 'false'
            1) Node #1 \(node)
            Text = '[Page]'
            2) Node #7 \(node)
             |-Node #8 \(node)
               Text = '[Delete?]'
            """)
        #expect(two.elements.map(\.parent) == [nil, nil, 1])
        #expect(Exposure(two).order.map { two.elements[$0].label } == ["Page", "Delete?"])
        let text = "Printing with useUnmergedTree = 'false'\nNode #1 \(node)\n"
        #expect(try TreeReader.read(Array((text + text).utf8), file: "tree").count == 2)
    }

    @Test("A tree that was printed with a greatest depth is incomplete")
    func depth() throws {
        let screen = try readScreen("Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n Has 3 children\n")
        #expect(screen.isTruncated)
    }

    @Test(
        "Texts that only look like it are not read",
        arguments: ["Node #1 at last", "Node #", "see Node #12 at (home)"])
    func others(text: String) {
        #expect(refusals(text).count == 1)
    }

    @Test("A node without its bounds is refused at its location")
    func wrong() {
        #expect(
            refusals("Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n |-Node #2 at (l=0.0, t=x, r=9.0, b=9.0)px\n") == [
                "tree:2:4: found a node without its bounds, expected (l=…, t=…, r=…, b=…)"
            ])
    }
}
