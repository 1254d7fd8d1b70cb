import TestSupport
import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Testing

/// The JSON of idb and AXe.
@Suite("idb's JSON")
struct IDBFormatTests {
    @Test("A flat list")
    func flat() throws {
        let screen = try readScreen(fixture("idb/flat.json"))
        #expect(screen.origin.format == InputFormat.idb.id)
        #expect(screen.exposure == .listed)
        #expect(screen.size == Size(390, 844))
        #expect(
            screen.carries == [
                .type, .isAccessibilityElement, .headingLevel, .label, .value, .identifier, .hint, .enabled, .actions,
                .frame,
            ])
        #expect(screen.elements.map(\.type) == [.application, .slider, .staticText, .button, .switch])
        #expect(screen.elements.allSatisfy { $0.parent == nil })
        #expect(screen.elements.map(\.label) == [" ", "Search", "Today", "Gone", "Wi-Fi"])
        // An empty value is how idb says that there is none; numbers and flags are values as they are written.
        #expect(screen.elements.map(\.value) == [nil, "Page 1 of 2", nil, "3.50", "true"])
        #expect(screen.elements.map(\.hint) == [nil, "Activate to open Spotlight.", nil, nil, nil])
        // A number is a handle of older idb.
        #expect(screen.elements.map(\.identifier) == [nil, "spotlight-pill", nil, nil, nil])
        #expect(screen.elements.map(\.headingLevel) == [nil, nil, 0, nil, nil])
        #expect(screen.elements.map(\.isEnabled) == [true, true, true, false, true])
        #expect(screen.elements.map(\.actions) == [[], ["Edit mode", "Today"], nil, nil, nil])
        #expect(screen.elements.allSatisfy { $0.traits == nil && $0.isAccessibilityElement == nil })
        #expect(
            screen.elements.map(\.frame) == [
                Rect(x: 0, y: 0, width: 390, height: 844), Rect(x: 31, y: 82, width: 174, height: 196.66666666666669),
                Rect(x: 16, y: 60, width: 100, height: 20), nil, Rect(x: 16, y: 300, width: 51, height: 31),
            ])
        #expect(screen.origin.notes.count == 1)
        #expect(screen.incomplete.isEmpty)
        #expect(Exposure(screen).order == [1, 2, 3, 4])
        #expect(screen.locations(of: [0, 1]) == [.init(line: 1, column: 3), .init(line: 4, column: 3)])
    }

    @Test("A nested list, as AXe writes it: traits that are always empty say nothing, an empty bar is incomplete")
    func nested() throws {
        let screen = try readScreen(fixture("idb/nested.json"))
        #expect(screen.elements.map(\.type) == [.application, .button, .tabBar])
        #expect(screen.elements.map(\.parent) == [nil, 0, 0])
        #expect(screen.elements.map(\.subtreeEnd) == [3, 2, 3])
        #expect(
            screen.carries == [
                .type, .isAccessibilityElement, .headingLevel, .label, .hint, .enabled, .frame, .children,
                .contentsCaptured,
            ])
        #expect(screen.elements.allSatisfy { $0.traits == nil })
        #expect(screen.size == Size(402, 874))
        #expect(screen.incomplete.count == 1)
        #expect(screen.incomplete.first?.hasPrefix("a bar is empty in this dump") == true)
        #expect(Exposure(screen).order == [1])
    }

    @Test(
        "A complete document: clean keys, null is unknown, the screen's size, the truncation note"
    )
    func complete() throws {
        let screen = try readScreen(fixture("idb/complete.json"))
        #expect(screen.origin.format == InputFormat.idb.id)
        #expect(screen.exposure == .listed)
        #expect(screen.size == Size(402, 874))
        #expect(
            screen.carries == [
                .type, .isAccessibilityElement, .headingLevel, .label, .value, .identifier, .hint, .placeholder, .frame,
                .enabled, .hidden, .actions, .traits, .selected, .expanded, .children,
            ])
        #expect(screen.elements.map(\.isExpanded) == [nil, true, nil])
        #expect(screen.elements.map(\.type) == [.application, .staticText, .searchField])
        #expect(screen.elements.map(\.parent) == [nil, 0, 0])
        #expect(screen.elements.map(\.label) == ["Mail", "Inbox", "Search"])
        #expect(screen.elements.map(\.value) == [nil, nil, nil])
        #expect(screen.elements.map(\.identifier) == [nil, "inbox", nil])
        #expect(screen.elements.map(\.hint) == [nil, nil, "Searches all mailboxes"])
        #expect(screen.elements.map(\.placeholder) == [nil, nil, "Mailboxes"])
        #expect(screen.elements.map(\.traits) == [[], [.header, .staticText], nil])
        #expect(screen.elements.map(\.isEnabled) == [true, true, false])
        #expect(screen.elements.map(\.actions) == [[], [], ["Dictate"]])
        #expect(screen.elements[1].frame == Rect(x: 16, y: 60, width: 200, height: 40.333333333333336))
        // An edge that is not finite is null.
        #expect(screen.elements[2].frame == nil)
        #expect(screen.incomplete == ["the tree was truncated when it was dumped"])
        #expect(Exposure(screen).order == [1, 2])
    }

    @Test("In a complete document nothing is carried that is null everywhere; one element may replace the list")
    func completeNulls() throws {
        let screen = try readScreen(
            #"""
            {"backend": "ax", "truncated": false, "screen": {"width": 0, "height": 0}, "elements":
             {"label": "x", "type": "Button", "enabled": null, "hidden": null, "traits": null, "children": []}}
            """#)
        #expect(screen.elements.map(\.label) == ["x"])
        #expect(screen.carries == [.type, .isAccessibilityElement, .headingLevel, .label, .children])
        #expect(screen.size == nil && screen.incomplete.isEmpty)
    }

    @Test("XCUITest's snapshot among idb's back ends has every element: what is exposed is inferred there")
    func snapshotBackEnd() throws {
        let screen = try readScreen(
            #"""
            {"backend": "testmanagerd", "truncated": false, "elements": [{"label": "Row", "type": "Cell", "children": [
              {"label": "Row", "type": "StaticText", "children": []}]}]}
            """#)
        #expect(screen.exposure == .inferred)
        #expect(!screen.carries.contains(.isAccessibilityElement))
        #expect(Exposure(screen).order == [0])
    }

    @Test("XcodeBuildMCP's envelope around AXe: traits that are always empty are unknown")
    func xcodeBuildMCP() throws {
        let screen = try readScreen(fixture("idb/xcodebuildmcp.json"))
        #expect(screen.origin.format == InputFormat.idb.id)
        #expect(screen.elements.map(\.type) == [.application, .button])
        #expect(screen.elements.map(\.parent) == [nil, 0])
        #expect(screen.elements[1].frame == Rect(x: 20, y: 357.5, width: 82.7, height: 81))
        #expect(screen.elements.allSatisfy { $0.traits == nil } && !screen.carries.contains(.traits))
        #expect(screen.size == Size(402, 874))
        #expect(screen.locations(of: [1]) == [.init(line: 7, column: 11)])
    }

    @Test("The element at a point: an object, a list of one object, or null")
    func point() throws {
        let object =
            #"{"AXFrame": "{{1, 2}, {3, 4}}", "AXLabel": "x", "type": "Button", "role": "AXButton", "children": []}"#
        for text in [object, "[\(object)]"] { #expect(try readScreen(text).elements.map(\.label) == ["x"]) }
        #expect(refusals("null") == ["tree:1:1: this is an idb response for a point without an element"])
    }

    @Test("Of 2019: the hint under a key of its own, a handle for the identifier")
    func simulatorBridge() throws {
        let element = try readScreen(
            #"[{"AXLabel": "x", "role": "AXButton", "AXHint": "Opens", "AXUniqueId": 140613, "AXPid": 4, "traits": ["Button"]}]"#
        ).elements[0]
        #expect(element.hint == "Opens" && element.identifier == nil && element.traits == .button)
    }

    @Test("The same list in an envelope, and one element alone")
    func envelopes() throws {
        let element = #"{"AXFrame": "{{1, 2}, {3, 4}}", "AXLabel": "x", "type": "Button", "role": "AXButton"}"#
        for text in ["[\(element)]", #"{"elements": [\#(element)]}"#, element] {
            let screen = try readScreen(text)
            #expect(screen.origin.format == InputFormat.idb.id)
            #expect(screen.elements.map(\.label) == ["x"])
            #expect(screen.elements.map(\.frame) == [Rect(x: 1, y: 2, width: 3, height: 4)])
            #expect(screen.elements.map(\.depth) == [0])
        }
        // Without a frame, the label and the role tell it.
        #expect(try readScreen(#"[{"AXLabel": null, "role": "AXButton"}]"#).origin.format == InputFormat.idb.id)
    }

    @Test("Traits are carried as soon as one is named")
    func traits() throws {
        let screen = try readScreen(
            #"""
            [{"AXFrame": "{{0, 0}, {1, 1}}", "traits": ["Button", "Toggle", "Unheard"]}, {"AXFrame": "{{0, 0}, {1, 1}}", "traits": ["None"]},
             {"AXFrame": "{{0, 0}, {1, 1}}", "traits": null}, {"AXFrame": "{{0, 0}, {1, 1}}", "traits": []}, {"AXFrame": "{{0, 0}, {1, 1}}"},
             {"AXFrame": "{{0, 0}, {1, 1}}", "traits": ["StaticText", "Header", "TextEntry"]}]
            """#)
        #expect(screen.carries.contains(.traits))
        #expect(
            screen.elements.map(\.traits) == [
                [.button, .toggleButton], [], nil, [], nil, [.staticText, .header, .textEntry],
            ])
        for name in Traits.names where name != "toggleButton" {
            let written = name.prefix(1).uppercased() + name.dropFirst()
            let traits = try readScreen(#"[{"AXFrame": "", "traits": ["\#(written)"]}]"#).elements[0].traits
            #expect(traits == Traits(name: name))
        }
    }

    @Test(
        "The element type of a role",
        arguments: [
            (#""type": "Button""#, .button), (#""type": "Heading""#, .staticText),
            (#""type": "TextField""#, .textField),
            (#""type": "TextField", "subrole": "AXSearchField""#, .searchField),
            (#""type": "TextField", "subrole": "AXSecureTextField""#, .secureTextField),
            (#""type": "GenericElement", "subrole": "AXSearchField""#, .searchField),
            (#""type": "GenericElement""#, .other),
            (#""type": "TextArea""#, .textView), (#""type": "CheckBox""#, .checkBox),
            (#""type": "CheckBox", "subrole": "AXSwitch""#, .switch),
            (#""type": "RadioButton""#, .radioButton), (#""type": "RadioButton", "role_description": "tab""#, .tab),
            (#""type": "RadioButton", "subrole": "AXTabButton""#, .tab), (#""type": "Group""#, .group),
            (#""type": "Group", "role_description": "Nav bar""#, .navigationBar),
            (#""type": "ScrollArea""#, .scrollView), (#""type": "WebArea""#, .webView),
            (#""type": "GenericElement""#, .other), (#""type": "CellHostingView""#, .other),
            (#""type": "Image""#, .image), (#""type": "Link""#, .link),
            (#""type": "Slider""#, .slider), (#""type": "PopUpButton""#, .popUpButton),
            (#""type": "Application""#, .application),
            (#""role": "AXButton""#, .button), (#""role": "StaticText""#, .staticText),
            (#""type": "", "role": "AXLink""#, .link), (#""type": null"#, .other),
            (#""type": "Cell", "role": "AXCell""#, .cell),
        ] as [(String, ElementType)])
    func roles(keys: String, type: ElementType) throws {
        let element = try readScreen(#"[{"AXFrame": "{{0, 0}, {1, 1}}", "AXLabel": "x", \#(keys)}]"#).elements[0]
        #expect(element.type == type)
        #expect((element.headingLevel == 0) == keys.contains("Heading"))
    }

    @Test(
        "Frames: the object is exact, the text is the fallback",
        arguments: [
            (#""AXFrame": "{{1, 2}, {3.5, 4}}""#, Rect(x: 1, y: 2, width: 3.5, height: 4), 0),
            (
                #""AXFrame": "{{9, 9}, {9, 9}}", "frame": {"x": 1, "y": 2, "width": 3, "height": 4}"#,
                Rect(x: 1, y: 2, width: 3, height: 4), 0
            ),
            (
                #""frame": {"x": 1, "y": 2, "width": 3, "height": 4}, "AXFrame": "{{9, 9}, {9, 9}}""#,
                Rect(x: 1, y: 2, width: 3, height: 4), 0
            ),
            (#""AXFrame": "{{1, 2}, {3, 4}}", "frame": null"#, Rect(x: 1, y: 2, width: 3, height: 4), 0),
            (#""AXFrame": "{{inf, 0}, {0, 0}}""#, nil, 1), (#""AXFrame": "{{0, 0}, {nan, 0}}""#, nil, 1),
            (#""frame": {"x": null, "y": 2, "width": 3, "height": 4}, "AXFrame": "{{inf, 2}, {3, 4}}""#, nil, 1),
            (#""AXFrame": "{{inf, 2}, {3, 4}}", "frame": {"x": null, "y": 2, "width": 3, "height": 4}"#, nil, 1),
            (#""AXFrame": null"#, nil, 0),
        ] as [(String, Rect?, Int)])
    func frames(keys: String, frame: Rect?, notes: Int) throws {
        let screen = try readScreen(#"[{\#(keys), "AXLabel": "x", "role": "AXButton"}]"#)
        #expect(screen.elements[0].frame == frame)
        #expect(screen.origin.notes.count == notes)
        #expect(screen.carries.contains(.frame))
    }

    @Test("An empty bar's contents are not captured, in a nested list and in a flat one")
    func contentsCaptured() throws {
        let nested = try readScreen(fixture("idb/nested.json"))
        #expect(nested.elements.map(\.contentsCaptured) == [nil, nil, false])
        let flat = try readScreen(
            #"""
            [{"AXFrame": "{{0, 0}, {400, 800}}", "type": "Application", "role": "AXApplication"},
             {"AXFrame": "{{0, 700}, {400, 100}}", "type": "Group", "AXLabel": "Tab Bar", "role": "AXGroup"},
             {"AXFrame": "{{0, 0}, {400, 60}}", "type": "Group", "role_description": "Nav bar", "role": "AXGroup"},
             {"AXFrame": "{{10, 10}, {44, 44}}", "type": "Button", "AXLabel": "Back", "role": "AXButton"}]
            """#)
        #expect(flat.elements.map(\.contentsCaptured) == [nil, false, nil, nil])
        #expect(flat.incomplete.count == 1)
    }

    @Test("sim-use's answer: the tree in data.raw, a list or for a point one element")
    func simUse() throws {
        let screen = try readScreen(fixture("idb/simuse.json"))
        #expect(screen.origin.format == InputFormat.idb.id)
        #expect(screen.elements.map(\.type) == [.application, .button])
        #expect(screen.elements.map(\.label) == ["Sums", "7"])
        #expect(screen.elements[1].identifier == "seven" && screen.elements[1].hint == "Enters a digit.")
        #expect(screen.size == Size(402, 874))
        let point = try readScreen(
            #"{"data": {"entries": [], "raw": {"AXFrame": "{{1, 2}, {3, 4}}", "AXLabel": "7", "type": "Button"}}, "ok": true}"#
        )
        #expect(point.elements.map(\.label) == ["7"])
    }

    @Test("One key of Apple's accessibility attributes tells the list from axaudit's own tree")
    func typesAndLabels() throws {
        let screen = try readScreen(
            #"""
            [{"type": "Application", "AXLabel": "Sums", "frame": {"x": 0, "y": 0, "width": 402, "height": 874}},
             {"type": "Button", "AXLabel": "7", "frame": {"x": 20, "y": 357.5, "width": 82.7, "height": 81}}]
            """#)
        #expect(screen.origin.format == InputFormat.idb.id)
        #expect(screen.elements.map(\.type) == [.application, .button])
        #expect(screen.elements.map(\.label) == ["Sums", "7"])
    }

    @Test(
        "An application without size and children was dumped before the app was up",
        arguments: [
            #"[{"AXFrame": "{{0, 0}, {0, 0}}", "type": "Application", "AXLabel": "Sums", "children": []}]"#,
            #"[{"type": "Application", "AXLabel": null, "frame": {"x": 0, "y": 0, "width": 0, "height": 0}}]"#,
            #"[{"AXUniqueId": null, "role": "AXApplication", "children": []}]"#,
        ])
    func emptyApplication(text: String) throws {
        let found = refusals(text)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("tree:1:2: the application has no size and no elements: ") == true, "\(found)")
        #expect(found.first?.contains("wait until the app is up, or relaunch it, and dump it again") == true)
    }

    @Test(
        "Bars that are empty are known to be incomplete",
        arguments: [
            (#""type": "Group", "role_description": "Nav bar", "children": []"#, 1),
            (#""type": "Group", "AXLabel": "Tab Bar", "children": []"#, 1),
            (#""type": "TabGroup", "children": []"#, 1), (#""type": "TabBar", "children": []"#, 1),
            (#""type": "NavigationBar", "children": []"#, 1),
            (#""type": "TabGroup""#, 1), (#""type": "Button", "children": []"#, 0),
            (#""type": "TabGroup", "children": [{"AXLabel": "Home", "type": "RadioButton"}]"#, 0),
        ])
    func emptyBars(keys: String, count: Int) throws {
        #expect(try readScreen(#"[{"AXFrame": "{{0, 0}, {1, 1}}", \#(keys)}]"#).incomplete.count == count)
    }

    @Test("Optional keys: placeholder, hidden; unknown keys are ignored, wrong types are refused")
    func others() throws {
        let screen = try readScreen(
            #"[{"AXFrame": "{{0, 0}, {1, 1}}", "placeholder": "p", "hidden": true, "AXValue": ["a", 1, {"x": 2}, []], "novel": {"x": []}, "pid": 7, "enabled": null}]"#
        )
        #expect(screen.elements[0].placeholder == "p")
        #expect(screen.elements[0].isHidden)
        #expect(screen.elements[0].value == "a, 1")
        #expect(screen.elements[0].isEnabled)
        #expect(
            screen.carries == [.type, .isAccessibilityElement, .headingLevel, .frame, .placeholder, .hidden, .value])
        #expect(
            refusals(
                #"[{"AXFrame": "", "AXLabel": 1, "enabled": "yes", "children": {}}, 5, {"type": "a", "type": "b"}]"#)
                == [
                    "tree:1:29: found a number, expected a string or null",
                    "tree:1:43: found a string, expected true, false or null",
                    "tree:1:62: found an object, expected a list of elements",
                    "tree:1:67: found a number, expected an element",
                    "tree:1:84: found the duplicate key \"type\", expected each key once",
                ])
    }

    @Test("Elements can be nested 10,000 deep, not deeper")
    func depth() throws {
        func nested(_ depth: Int) -> String {
            "[" + String(repeating: #"{"AXFrame":"","children":["#, count: depth)
                + String(repeating: "]}", count: depth) + "]"
        }
        let screen = try readScreen(nested(10_000))
        #expect(screen.elements.map(\.depth) == Array(0..<10_000))
        #expect(screen.elements.allSatisfy { $0.subtreeEnd == 10_000 })
        #expect(refusals(nested(10_001)) == ["tree:1:260002: elements nested deeper than 10,000 levels"])
    }
}
