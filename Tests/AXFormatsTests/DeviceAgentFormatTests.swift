import AXDumps
import AXFormats
import AXSyntax
import AXTree
import TestSupport
import Testing

/// The tree of Calabash's DeviceAgent.
@Suite("DeviceAgent's tree")
struct DeviceAgentFormatTests {
    @Test("A current tree, in whole points, with null for texts that are missing")
    func current() throws {
        let screen = try readScreen(fixture("deviceagent/notes.json"))
        #expect(screen.origin.format == InputFormat.deviceAgent.id)
        #expect(screen.origin.tool == "DeviceAgent")
        #expect(screen.exposure == .inferred)
        #expect(
            screen.carries == [
                .type, .label, .identifier, .value, .placeholder, .enabled, .selected, .visible, .frame, .children,
            ])
        #expect(
            screen.elements.map(\.type) == [
                .application, .window, .staticText, .textField, .slider, .button, .timeline, .other,
            ])
        #expect(screen.elements.map(\.label) == ["Notes", nil, "Groceries", nil, "Amount", "Add", nil, nil])
        // The identifier is not the copy of the label, and the value neither that of the label nor of the placeholder.
        #expect(screen.elements.map(\.identifier) == [nil, nil, nil, "item", "amount", "add", nil, nil])
        #expect(screen.elements.map(\.value) == [nil, nil, nil, nil, "50%", nil, nil, nil])
        #expect(screen.elements[3].placeholder == "New item")
        #expect(screen.elements.map(\.isEnabled) == [true, true, true, true, false, true, true, true])
        #expect(screen.elements.map(\.isSelected) == [false, false, false, false, false, true, false, false])
        #expect(screen.elements[2].frame == Rect(x: 16, y: 40, width: 343, height: 21))
        #expect(screen.size == Size(375, 667))
        #expect(screen.frameTolerance == 0.5 && !screen.roundsFramesOutward)
        // An infinite coordinate is the greatest integer.
        #expect(screen.elements[6].frame == nil && screen.origin.notes.count == 1)
        #expect(Exposure(screen).order == [2, 3, 4, 5])
    }

    @Test("A container is visible if something in it can be hit")
    func visible() throws {
        let screen = try readScreen(fixture("deviceagent/notes.json"))
        #expect(screen.elements.map(\.isVisible) == [true, true, true, true, true, false, false, nil])
    }

    @Test("An older tree: not rounded, missing texts left out, the label as identifier")
    func old() throws {
        let screen = try readScreen(fixture("deviceagent/page.json"))
        #expect(screen.elements.map(\.type) == [.application, .button, .webView])
        #expect(screen.elements.map(\.identifier) == [nil, nil, nil])
        #expect(screen.frameTolerance == 0.1)
        #expect(screen.elements[1].frame == Rect(x: 8, y: 20, width: 44, height: 44.5))
        #expect(!screen.carries.contains(.placeholder) && !screen.carries.contains(.selected))
    }

    @Test("A value may be a number or a flag", arguments: [("7", "7"), ("true", "true"), ("{}", nil), (#""""#, nil)])
    func values(written: String, value: String?) throws {
        let screen = try readScreen(#"{"type": "Slider", "hitable": true, "value": \#(written)}"#)
        #expect(screen.elements[0].value == value)
    }

    @Test("Errors have their locations")
    func wrong() {
        #expect(
            refusals(
                """
                {"type": "Application", "test_id": 1, "label": 5, "enabled": "maybe", "rect": "{{0, 0}, {1, 1}}",
                 "children": [7, {"type": 1, "rect": {"x": 1}}, {"children": {}}]}
                """) == [
                    "tree:1:48: found a number, expected a string or null",
                    "tree:1:62: found \"maybe\", expected a flag: \"1\", \"0\", true, false or null",
                    "tree:1:79: found a string, expected an object with x, y, width and height",
                    "tree:2:15: found a number, expected an element",
                    "tree:2:27: found a number, expected an element type",
                    "tree:2:38: found a frame without \"y\", expected x, y, width and height",
                    "tree:2:62: found an object, expected a list of elements",
                ])
    }
}
