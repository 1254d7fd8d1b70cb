import AXDumps
import AXFormats
import AXSyntax
import AXTree
import TestSupport
import Testing

/// The text of Flutter's `debugDumpSemanticsTree`.
@Suite("Flutter's semantics")
struct FlutterSemanticsFormatTests {
    /// A tree of one node with these lines, in a screen of 400×800 logical pixels.
    private func element(_ lines: String...) throws -> Element {
        let text =
            "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)\n │\n └─SemanticsNode#1\n"
            + "     Rect.fromLTRB(10.0, 20.0, 110.0, 64.0)\n" + lines.map { "     \($0)\n" }.joined()
        return try readScreen(text).elements[1]
    }

    @Test("A line before the tree that only names a node is skipped")
    func namedBefore() throws {
        let screen = try readScreen(
            "The focus is on SemanticsNode#4\nSemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)\n │ label: \"A\"\n"
        )
        #expect(screen.elements.map(\.label) == ["A"])
        #expect(screen.origin.notes.contains("skipped 1 line before the tree"))
    }

    @Test("A line after the tree that only names a node begins no other one, and a tree without its beginning is none")
    func namedAfter() throws {
        let tree = "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)\n │\n"
        let child = " └─SemanticsNode#1\n     Rect.fromLTRB(0.0, 0.0, 40.0, 80.0)\n"
        #expect(try readScreen(tree + child + "SemanticsNode#4 was disposed\n").elements.count == 2)
        let others = (1...12).map { "I/ActivityManager(\($0)): Displayed a screen after 400 ms\n" }.joined()
        #expect(
            refusals("SemanticsNode#0\n" + others + " │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)\n" + child).count == 1)
    }

    @Test(
        "The flags tell the type",
        arguments: [
            ("isButton, hasEnabledState, isEnabled", .button), ("isLink", .link), ("isImage", .image),
            ("isTextField", .textField), ("isTextField, isObscured", .secureTextField),
            ("isTextField, isMultiline", .textView), ("hasToggledState", .switch), ("hasCheckedState", .checkBox),
            ("hasCheckedState, isInMutuallyExclusiveGroup", .radioButton), ("isSlider", .slider),
            ("isKeyboardKey", .key), ("hasImplicitScrolling", .scrollView), ("isHeader", .staticText),
        ] as [(String, ElementType)])
    func types(flags: String, type: ElementType) throws {
        #expect(try element("flags: \(flags)", "label: \"A\"").type == type)
    }

    @Test("States: disabled, selected, on and off, headings and their levels")
    func states() throws {
        #expect(try !element("flags: isButton, hasEnabledState").isEnabled)
        #expect(try element("flags: isButton").isEnabled)
        #expect(try element("flags: isSelected").isSelected)
        #expect(try element("flags: hasToggledState, isToggled").value == "1")
        #expect(try element("flags: hasCheckedState").value == "0")
        #expect(try element("flags: hasCheckedState, isChecked", "value: \"on\"").value == "on")
        #expect(try element("flags: isHeader", "label: \"A\"").headingLevel == 0)
        #expect(try element("headingLevel: 2", "label: \"A\"").headingLevel == 2)
        #expect(try element("actions: increase, decrease", "label: \"A\"").traits == [.adjustable])
        #expect(try element("label: \"A\"").traits == [.staticText])
    }

    @Test("Texts: quotes, several lines, lines that were wrapped, tooltips")
    func texts() throws {
        #expect(try element("label: \"He said \"no\"\"").label == "He said \"no\"")
        #expect(try element("label:", "  \"Two weeks", "  in Lisbon\"").label == "Two weeks\nin Lisbon")
        #expect(
            try element(
                "label:", "  \"A sentence that is longer than the width at which Flutter wraps",
                "  its lines\""
            ).label
                == "A sentence that is longer than the width at which Flutter wraps its lines")
        #expect(try element("tooltip: \"Remove\"").label == "Remove")
        #expect(try element("label: \"Bin\"", "tooltip: \"Remove\"").label == "Bin\nRemove")
        #expect(try element("label: \"\"").label == nil)
        #expect(try element("hint: \"Opens the map\"", "identifier: \"map\"").hint == "Opens the map")
        #expect(try element("identifier: \"map\"").identifier == "map")
    }

    @Test("A page: the name of the route, merged parts, containers of stops, what is hidden")
    func page() throws {
        let screen = try readScreen(fixture("flutter-semantics/settings.txt"))
        #expect(screen.platform == .iOS && screen.name == "Settings" && screen.exposure == .given)
        #expect(screen.size == Size(390, 844))
        let stops = Exposure(screen).order.map { screen.elements[$0] }
        #expect(
            stops.map(\.label) == [
                "Settings", "Back", "Name", "Night mode", "Volume", "Two weeks\nin Lisbon", "Remove", "Weekly",
                "Version 2.1",
            ])
        #expect(
            stops.map(\.type) == [
                .staticText, .button, .textField, .switch, .slider, .other, .button, .radioButton, .staticText,
            ])
        #expect(stops.map(\.value) == [nil, nil, "Anna", "1", "50%", nil, nil, "1", nil])
        #expect(stops.filter { !$0.isEnabled }.map(\.label) == ["Night mode"])
        #expect(screen.elements.filter { $0.isVisible == false }.map(\.label) == ["Imprint"])
        #expect(screen.origin.notes.contains { $0.hasPrefix("Flutter's text does not say for which platform") })
    }

    @Test("Frames: through the rectangles and the transformations around them, in logical pixels")
    func frames() throws {
        let screen = try readScreen(fixture("flutter-semantics/settings.txt"))
        func frame(_ label: String) -> Rect? { screen.elements.first { $0.label == label && $0.frame != nil }?.frame }
        #expect(screen.elements[0].frame == Rect(x: 0, y: 0, width: 390, height: 844))
        #expect(frame("Name") == Rect(x: 16, y: 120, width: 358, height: 56))
        // 320 of the list, 10 of the card and 10 of its own.
        #expect(frame("Remove") == Rect(x: 316, y: 340, width: 48, height: 48))
        let back = try #require(frame("Back"))
        #expect(abs(back.x - 16) < 0.01 && abs(back.y - 50) < 0.01 && abs(back.width - 48) < 0.01)
    }

    @Test("A log of Android tells the platform; the density is the exact scale; other lines are left out")
    func console() throws {
        let screen = try readScreen(fixture("flutter-semantics/console.txt"))
        #expect(screen.platform == .android && screen.direction == .rightToLeft)
        #expect(abs((screen.density ?? 0) - 1080 / 392.7) < 1e-9)
        #expect(!screen.hasFramesInPixels)
        #expect(Exposure(screen).order.map { screen.elements[$0].label } == ["Orders", nil, "3 new, Open"])
        #expect(screen.elements[3].type == .secureTextField && screen.elements[3].placeholder == "Password")
        #expect(screen.elements[4].viewFlags == [.clickable, .longClickable, .focusable])
        #expect(screen.elements[4].frame == Rect(x: 16, y: 170, width: 48, height: 48))
        #expect(screen.locations(of: [2]) == [TextLocation(line: 9, column: 25)])
    }

    @Test("The form of older versions, with all of a node on its line")
    func oneLine() throws {
        let screen = try readScreen(
            """
            SemanticsNode#6(STALE, owner: null, Rect.fromLTRB(0.0, 0.0, 10.0, 5.0), label: "A, (b)")
             ├SemanticsNode#1(Rect.fromLTRB(0.0, 0.0, 5.0, 5.0), label: "left", flags: [isButton])
             └SemanticsNode#2(Rect.fromLTRB(5.0, 0.0, 10.0, 5.0))
            """)
        #expect(screen.elements.map(\.label) == [nil, "A, (b)", "left", nil])
        #expect(screen.elements.map(\.type) == [.other, .staticText, .button, .other])
    }

    @Test("Texts that only name a node are not read, and a rectangle without numbers is refused")
    func others() {
        #expect(refusals("exception in SemanticsNode#3: no owner").first?.contains("no format recognised") == true)
        #expect(
            refusals("SemanticsNode#0\n  Rect.fromLTRB(0.0, 0.0)\n") == [
                "tree:1:1: found a rectangle without its numbers, expected Rect.fromLTRB(left, top, right, bottom)"
            ])
    }
}
