import TestSupport
import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Testing

/// The output of `maestro hierarchy`.
@Suite("Maestro's hierarchy")
struct MaestroFormatTests {
    @Test("A hierarchy: no types but those the driver fixes, corners for frames, empty texts for none")
    func hierarchy() throws {
        let screen = try readScreen(fixture("maestro/tunes.json"))
        #expect(screen.origin.format == InputFormat.maestro.id)
        #expect(screen.exposure == .inferred)
        #expect(
            screen.carries == [
                .label, .identifier, .value, .placeholder, .frame, .children, .enabled, .selected,
            ])
        #expect(
            screen.elements.map(\.type) == [.other, .application, .any, .any, .textField, .other, .statusBar, .any])
        #expect(screen.elements.map(\.parent) == [nil, 0, 1, 2, 1, 0, 5, 6])
        #expect(screen.elements.map(\.label) == [nil, "Tunes", "Play", "Play", nil, nil, nil, "9:41"])
        #expect(screen.elements[2].identifier == "play")
        #expect(screen.elements.map(\.value).compactMap(\.self) == ["Ann"])
        #expect(screen.elements[4].placeholder == "Name")
        #expect(screen.elements[2].frame == Rect(x: 16, y: 100, width: 44, height: 44))
        #expect(screen.elements[4].frame == Rect(x: -16, y: 160, width: 390, height: 44))
        #expect(screen.elements.map(\.isEnabled) == [false, true, false, true, true, false, true, true])
        #expect(screen.elements[2].isSelected)
        // Elements that React Native duplicates at the same frame are exposed once.
        // The status bar is the system's.
        #expect(Exposure(screen).order == [2, 4])
        #expect(screen.size == Size(390, 844))
        #expect(screen.frameTolerance == 1 && screen.sizeTolerance == 1 && !screen.roundsFramesOutward)
        #expect(screen.frameRemark?.hasPrefix("Maestro ") == true)
        #expect(screen.locations(of: [0, 1]) == [.init(line: 1, column: 1), .init(line: 5, column: 18)])
    }

    @Test("A file of commands: the hierarchy at the failed one, whose empty attributes are left out")
    func commands() throws {
        let bytes = try fixture("maestro/commands.json")
        let screen = try readScreen(bytes)
        #expect(screen.origin.format == InputFormat.maestro.id)
        #expect(screen.elements.map(\.type) == [.other, .application, .any, .any, .textField, .any, .any])
        #expect(screen.elements.map(\.label) == [nil, "Tunes", nil, "Play", nil, nil, nil])
        #expect(screen.elements.map(\.value) == [nil, nil, nil, nil, nil, nil, "0%"])
        #expect(screen.elements[4].placeholder == "Name")
        #expect(screen.size == Size(390, 844))
        // A window in pixels is not measured, nor is anything in it.
        #expect(screen.elements.map { $0.frame == nil } == [false, false, false, false, false, true, true])
        #expect(screen.origin.notes.count == 1 && screen.origin.notes[0].contains("pixels"))
        #expect(screen.locations(of: [3]) == [.init(line: 18, column: 29)])
    }

    @Test("A file with several failed commands has several screens, and their errors are reported together")
    func severalCommands() throws {
        func file(_ first: String, _ second: String) -> [UInt8] {
            let commands = [first, second].map {
                #"{"command": {}, "metadata": {"error": {"hierarchyRoot": {"attributes": \#($0)}}}}"#
            }
            return Array("[\(commands.joined(separator: ",\n"))]".utf8)
        }
        let screens = try TreeReader.read(
            file(#"{"accessibilityText": "One"}"#, #"{"accessibilityText": "Two"}"#), file: "tree")
        #expect(screens.map { $0.elements.map(\.label) } == [["One"], ["Two"]])
        #expect(
            refusals(file(#"{"accessibilityText": 1}"#, #"{"accessibilityText": 2}"#)) == [
                "tree:1:95: found a number, expected a string or null",
                "tree:2:94: found a number, expected a string or null",
            ])
    }

    @Test("A file of commands of which none failed is no tree, and the message says why")
    func passedCommands() {
        let text = #"[{"command": {"launchAppCommand": {}}, "metadata": {"status": "COMPLETED"}}]"#
        #expect(refusals(text).first?.contains("; these are Maestro's commands without a hierarchy") == true)
        do throws(InputErrors) {
            _ = try TreeReader.read(Array(text.utf8), file: "tree")
            Issue.record("read")
        } catch { #expect(error.isUnrecognised) }
    }

    @Test(
        "iOS is recognised by what only its elements have without a class",
        arguments: [#""accessibilityText": "A""#, #""hintText": "A""#, #""value": "A""#])
    func sparse(attribute: String) throws {
        let screen = try readScreen(
            #"""
            {"attributes": {"bounds": "[0,0][0,0]", "enabled": "false"}, "children": [
              {"attributes": {"bounds": "[0,0][390,844]", "enabled": "true"}, "children": [
                {"attributes": {\#(attribute), "bounds": "[0,0][44,44]", "enabled": "true"}, "children": []}]}]}
            """#)
        #expect(screen.origin.format == InputFormat.maestro.id)
        let type: ElementType = attribute.contains("hintText") ? .textField : .any
        #expect(screen.elements.map(\.type) == [.other, .application, type])
        #expect(Exposure(screen).order == [2])
    }

    @Test("Without the driver's element around it the root is the application")
    func application() throws {
        let screen = try readScreen(
            #"{"attributes": {"accessibilityText": "A", "title": "", "bounds": "[0,0][320,568]"}, "children": null}"#)
        #expect(screen.elements.map(\.type) == [.application])
        #expect(screen.size == Size(320, 568))
    }

    @Test(
        "Corners",
        arguments: [
            ("[0,0][10,20]", Rect(x: 0, y: 0, width: 10, height: 20)),
            ("[-5,-6][-1,-2]", Rect(x: -5, y: -6, width: 4, height: 4)),
            ("[0, 0] [10, 20]", Rect(x: 0, y: 0, width: 10, height: 20)),
            ("[0,0][100000000,1]", nil), ("", nil),
        ] as [(String, Rect?)])
    func bounds(written: String, frame: Rect?) throws {
        let screen = try readScreen(#"{"attributes": {"title": "", "bounds": "\#(written)"}}"#)
        #expect(screen.elements[0].frame == frame)
    }

    @Test("Android's hierarchies are recognised by their keys, not by the identifiers of an app")
    func android() throws {
        // As Maestro writes it: hintText comes first, and iOS has it too.
        let android = #"""
            {"attributes": {}, "children": [{"attributes": {"text": "", "accessibilityText": "Navigate up", "hintText": "",
             "ignoreBoundsFiltering": "false", "resource-id": "", "clickable": "true", "bounds": "[0,63][147,210]",
             "enabled": "true", "focused": "false", "checked": "false", "scrollable": "false", "selected": "false",
             "class": "android.widget.ImageButton"}, "children": [], "clickable": true, "enabled": true}]}
            """#
        #expect(try readScreen(android).origin.format == "maestro-android")
        let iOS = #"{"attributes": {"accessibilityText": "class", "title": "", "value": "scrollable"}, "children": []}"#
        #expect(try readScreen(iOS).elements.map(\.label) == ["class"])
        let harmony = #"""
            {"attributes": {"accessibilityId": "", "bounds": "[0,0][1216,2688]", "checkable": "", "clickable": "",
             "hashcode": "", "hint": "", "hostWindowId": "", "originBounds": "", "scrollable": "", "text": "", "type": ""},
             "children": []}
            """#
        #expect(refusals(harmony).first?.contains("HarmonyOS") == true)
    }

    @Test("Errors have their locations")
    func wrong() {
        #expect(
            refusals(
                """
                {"attributes": {"title": "", "accessibilityText": 5, "bounds": "0,0", "enabled": "maybe"},
                 "children": [{"attributes": []}, 7, {"attributes": {"title": "", "value": "a", "value": "b"}}, {"children": {}}]}
                """) == [
                    "tree:1:51: found a number, expected a string or null",
                    "tree:1:64: found \"0,0\", expected [left,top][right,bottom]",
                    "tree:1:82: found \"maybe\", expected a flag: \"1\", \"0\", true, false or null",
                    "tree:2:30: found an array, expected an object of attributes",
                    "tree:2:35: found a number, expected an element",
                    "tree:2:81: found the duplicate key \"value\", expected each key once",
                    "tree:2:110: found an object, expected a list of elements",
                ])
    }

    @Test("An empty field reports its placeholder as its value, and is exposed nevertheless")
    func emptyField() throws {
        let screen = try readScreen(
            #"""
            {"attributes": {"title": "", "accessibilityText": "A", "bounds": "[0,0][390,844]"}, "children": [
              {"attributes": {"title": "", "value": "Mail", "hintText": "Mail", "bounds": "[0,0][290,44]"}, "children": []},
              {"attributes": {"title": "", "hintText": "Name", "bounds": "[0,50][290,94]"}, "children": []}]}
            """#)
        #expect(screen.elements.map(\.value) == [nil, nil, nil])
        #expect(screen.elements.map(\.placeholder) == [nil, "Mail", "Name"])
        #expect(Exposure(screen).order == [1, 2])
    }

    @Test("Only text fields have a placeholder; bullets are that of a password field")
    func fields() throws {
        let screen = try readScreen(
            #"""
            {"attributes": {"title": "", "accessibilityText": "A", "bounds": "[0,0][390,844]"}, "children": [
              {"attributes": {"title": "", "hintText": "anna@example.com", "bounds": "[0,0][290,44]"}, "children": []},
              {"attributes": {"title": "", "hintText": "••••••••", "bounds": "[0,50][290,94]"}, "children": []},
              {"attributes": {"title": "", "accessibilityText": "Total", "value": "12", "hintText": "",
                "bounds": "[0,100][290,144]"}, "children": []}]}
            """#)
        #expect(screen.elements.map(\.type) == [.application, .textField, .secureTextField, .any])
        #expect(!screen.carries.contains(.type))
        #expect(
            Exposure(screen).order.map { Speech.voiceOver(screen.elements[$0], carries: screen.carries).description }
                == [
                    "anna@example.com. Text Field.", "••••••••. Secure Text Field.", "Total: 12",
                ])
    }
}
