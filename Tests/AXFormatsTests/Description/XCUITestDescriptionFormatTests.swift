import TestSupport
import AXSyntax
import AXDumps
@testable import AXFormats
import AXTree
import Testing

/// What XCUITest prints.
@Suite("XCUITest's debugDescription")
struct XCUITestDescriptionFormatTests {
    @Test("A description: quotes and line ends in labels, windows, what repeats after the tree")
    func description() throws {
        let screen = try readScreen(fixture("xcuitest-description/login.txt"))
        #expect(screen.origin.format == InputFormat.xcuitestDescription.id)
        #expect(screen.exposure == .inferred)
        #expect(
            screen.carries == [
                .type, .label, .identifier, .value, .placeholder, .enabled, .selected, .frame, .children,
            ])
        #expect(
            screen.elements.map(\.type) == [
                .application, .window, .navigationBar, .button, .staticText, .staticText, .textField, .slider, .window,
                .other, .button,
            ])
        #expect(screen.elements.map(\.parent) == [nil, 0, 1, 2, 1, 1, 1, 1, 0, 8, 8])
        #expect(
            screen.elements.map(\.label) == [
                "Tunes", nil, nil, "Back", "It's Bob's, isn't it?", "Two lines,\nthe second 'quoted'", nil, "Volume",
                nil, nil, "Café",
            ])
        #expect(screen.elements.map(\.identifier).compactMap(\.self) == ["Sign in", "user"])
        #expect(screen.elements.map(\.value).compactMap(\.self) == ["a, b", "50%"])
        #expect(screen.elements[6].placeholder == "Name")
        #expect(screen.elements.map(\.isEnabled).enumerated().filter { !$0.element }.map(\.offset) == [7])
        #expect(screen.elements.map(\.isSelected).enumerated().filter(\.element).map(\.offset) == [10])
        #expect(screen.elements[3].frame == Rect(x: 8, y: 47, width: 77.7, height: 44))
        #expect(screen.elements[9].frame == nil)
        #expect(screen.origin.notes.count == 1)
        // The application's line has no frame; the first window fills the screen.
        #expect(screen.size == Size(390, 844))
        #expect(screen.incomplete.isEmpty)
        #expect(screen.locations(of: [0, 5, 10]).map(\.line) == [3, 8, 14])
        #expect(screen.locations(of: [3])[0] == .init(line: 6, column: 9))
    }

    private func tree(_ lines: String) throws -> Screen {
        try readScreen(
            "Attributes: Application, 0x1, pid: 1\nElement subtree:\n \u{2192}Application, 0x1, pid: 1\n\(lines)\nPath to element:\n"
        )
    }

    @Test("Depth is the indentation, however wide its steps are and however far the whole is indented")
    func indentation() throws {
        for (step, margin) in [(2, 0), (1, 0), (4, 0), (2, 8)] {
            let pad = String(repeating: " ", count: margin)
            let rows = [(1, "Window"), (2, "Other"), (3, "Button"), (2, "Cell"), (1, "Window"), (2, "Link")]
            let text = rows.map { depth, type in
                pad + String(repeating: " ", count: 2 + depth * step) + "\(type), 0x2, {{0.0, 0.0}, {10.0, 10.0}}"
            }
            let screen = try readScreen(
                ([pad + "Element subtree:", pad + " \u{2192}Application, 0x1, pid: 3"] + text
                    + [pad + "Path to element:"]).joined(separator: "\n"))
            #expect(screen.elements.map(\.depth) == [0, 1, 2, 3, 2, 1, 2], "\(step) \(margin)")
        }
    }

    @Test("Several descriptions in one text are several screens, as WebDriverAgent joins them")
    func several() throws {
        let one =
            "Attributes: Application, 0x1, pid: 1, label: 'A'\nElement subtree:\n \u{2192}Application, 0x1, pid: 1, label: 'A'\n    Window (Main), 0x2, {{0.0, 0.0}, {9.0, 9.0}}\nPath to element:\n \u{2192}Application, 0x1, pid: 1\n"
        let screens = try TreeReader.read(Array((one + "\n" + one).utf8), file: "tree")
        #expect(screens.map(\.elements.count) == [2, 2])
        #expect(screens.allSatisfy { $0.size == Size(9, 9) })
        #expect(screens.map { $0.locations(of: [0])[0].line } == [3, 10])
    }

    @Test(
        "Lines of every age",
        arguments: [
            (
                "    Main Window, 0x2, {{0.0, 0.0}, {1.0, 2.0}}", .window, Rect(x: 0, y: 0, width: 1, height: 2), nil,
                nil
            ),
            ("    Button, {{0, 0}, {1, 2}}, label: 'x'", .button, Rect(x: 0, y: 0, width: 1, height: 2), "x", nil),
            (
                "    Button, 0x2, traits: 8589934592, {{-1.5, 0.0}, {1.0, 2.0}}, label: 'x'", .button,
                Rect(x: -1.5, y: 0, width: 1, height: 2), "x", Traits(rawValue: 1 << 33)
            ),
            (
                "    Cell, 0x2, {{0.0, 0.0}, {1.0, 2.0}}, label: 'x', hitPoint: {3, 4}, activationBundleId: 'a.b'",
                .cell,
                Rect(x: 0, y: 0, width: 1, height: 2), "x", nil
            ),
            (
                "    RemotePlaceholder, 0x2, {{0.0, 0.0}, {0.0, 0.0}}", .other, Rect(x: 0, y: 0, width: 0, height: 0),
                nil, nil
            ),
            ("    Button, 0x2, label: ''", .button, nil, "", nil),
            ("    Button, 0x2, label: 'a, Selected, b'", .button, nil, "a, Selected, b", nil),
            ("    Button, 0x2, label: 'She said 'no', twice'", .button, nil, "She said 'no', twice", nil),
        ] as [(String, ElementType, Rect?, String?, Traits?)])
    func lines(line: String, type: ElementType, frame: Rect?, label: String?, traits: Traits?) throws {
        let screen = try tree(line)
        #expect(screen.elements.map(\.type) == [.application, type])
        #expect(screen.elements[1].frame == frame)
        #expect(screen.elements[1].label == label)
        #expect(screen.carries.contains(.traits) == (traits != nil))
        #expect(screen.elements[1].traits == traits)
        #expect(!screen.elements[1].isSelected)
    }

    @Test("A truncated text is incomplete, and the contents of its last element are unknown")
    func cut() throws {
        let head = "Attributes: Application, 0x1, pid: 1\nElement subtree:\n \u{2192}Application, 0x1, pid: 1\n"
        for tail in [
            "    Cell, 0x2, {{0.0, 0.0}, {9.0, 9.0}}\n", "    Cell, 0x2, {{0.0, 0.",
            "    Cell, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Th",
        ] {
            let screen = try readScreen(head + tail)
            #expect(screen.elements.count == 2)
            #expect(screen.incomplete.count == 1)
            #expect(screen.incomplete.first?.hasPrefix("the tree was truncated") == true)
            #expect(screen.elements[1].contentsCaptured == false)
            #expect(screen.carries.contains(.contentsCaptured))
        }
        // Without the headers nothing is known to be missing.
        let bare = try readScreen(
            "Application, 0x1, pid: 1, label: 'x'\n  Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}\n")
        #expect(bare.incomplete.isEmpty)
        #expect(bare.elements.map(\.depth) == [0, 1])
    }

    @Test("In the response of the server, with locations in the file itself")
    func envelope() throws {
        let screen = try readScreen(
            #"""
            {"sessionId": "x",
             "value": "Attributes: Application, 0x1, pid: 1\nElement subtree:\n \u2192Application, 0x1, pid: 1\n    Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Pay \"now\"'\nPath to element:\n"}
            """#)
        #expect(screen.elements.map(\.label) == [nil, "Pay \"now\""])
        #expect(screen.locations(of: [1]) == [.init(line: 2, column: 105)])
    }

    @Test("The errors for unreadable descriptions have reasons and locations")
    func refused() {
        #expect(
            refusals("Query chain:\n \u{2192}Find: Target Application 'a.b'\n  Output: {}\n").first?.contains(
                "description without an element subtree") == true)
        #expect(
            refusals("Attributes: Application, pid: 1\nElement subtree:\nPath to element:\n") == [
                "tree:1:1: found a description without an element subtree, expected an element subtree; XCUITest could not take a snapshot of the app"
            ])
        #expect(
            refusals(
                "Element subtree:\n \u{2192}Application, 0x1\n    Button, 0x2, {{0.0, 1\n    Button, 0x3\nPath to element:\n"
            )
                == ["tree:3:18: found a frame without its end, expected {{x, y}, {width, height}}"])
        #expect(
            refusals(Array("Element subtree:\n \u{2192}Application, 0x1, label: 'a".utf8) + [0xFF]).first
                == "tree:2:30: found the byte 0xFF, which is not UTF-8, expected valid UTF-8")
    }

    @Test("The references of an attachment are cut off and kept, also after unquoted values and labels with line ends")
    func references() throws {
        let screen = try readScreen(
            """
            Application, 0x1, pid: 77, label: 'Shop' <AX element pid: 77, elementOrHash.elementID: 0.1>
              Window (Main), 0x2, {{0.0, 0.0}, {402.0, 874.0}} <AX element pid: 77, elementOrHash.elementID: 9.2>
                Button, 0x3, {{0, 0}, {44, 44}}, identifier: 'a <b>', label: 'Two
            lines', Selected <AX element pid: 78, elementOrHash.elementID: 9.3>
                Stepper, 0x4, {{0, 50}, {94, 32}}, value: 2 <element elementID=5>
                StaticText, 0x5, {{0, 90}, {94, 32}}, label: 'x <elementID: 4>'
                StaticText, 0x6, {{0, 130}, {94, 32}}, label: 'a < b <c>' <AX element elementOrHash.elementID: 9.6>
            """)
        #expect(screen.elements.map(\.reference) == ["77/0.1", "77/9.2", "78/9.3", "5", nil, "9.6"])
        #expect(screen.elements.map(\.label) == ["Shop", nil, "Two\nlines", nil, "x <elementID: 4>", "a < b <c>"])
        #expect(screen.elements[2].identifier == "a <b>")
        #expect(screen.elements[2].isSelected)
        #expect(screen.elements[3].value == "2")
        #expect(screen.elements[1].frame == Rect(x: 0, y: 0, width: 402, height: 874))
        #expect(screen.incomplete.isEmpty)
    }

    @Test("Only a text of a terminal or log that lacks its end was cut off")
    func attachments() throws {
        let text = """
            Element subtree:
             →Application, 0x1, pid: 77, label: 'Shop'
                Button, 0x3, {{0, 0}, {44, 44}}, label: 'Pay'
            """
        #expect(try readScreen(text).isTruncated)
        let attachment = try TreeReader.read(
            Array(text.utf8), file: "a.txt", among: InputFormat.all, unsupported: [], isAttachment: true)
        #expect(!attachment[0].isTruncated)
        let referenced = text.replacing("'Pay'", with: "'Pay' <AX element pid: 7, elementOrHash.elementID: 9.3>")
        #expect(try !readScreen(referenced).isTruncated)
        let cut = try TreeReader.read(
            Array(text.dropLast(3).utf8), file: "a.txt", among: InputFormat.all, unsupported: [], isAttachment: true)
        #expect(cut[0].isTruncated)
    }
}
