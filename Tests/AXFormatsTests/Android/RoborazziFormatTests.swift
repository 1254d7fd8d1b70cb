import AXDumps
import AXFormats
import AXTree
import TestSupport
import Testing

/// The trees that Roborazzi writes beside screenshots.
@Suite("Roborazzi's trees")
struct RoborazziFormatTests {
    @Test("Compose's nodes have the types, names and states that TalkBack reads")
    func compose() throws {
        let screen = try readScreen(fixture("roborazzi/checkout.uitree.json"))
        #expect(screen.origin.format == InputFormat.roborazzi.id)
        #expect(screen.platform == .android)
        #expect(screen.exposure == .inferred)
        #expect(screen.size == Size(1080, 2280))
        let order = Exposure(screen).order
        #expect(
            order.map { screen.elements[$0].label ?? "-" } == [
                "Checkout", "Card", "-", "PIN", "Gift wrap", "12 €, Pay",
            ])
        #expect(order.map { screen.elements[$0].placeholder } == [nil, nil, "Name", nil, nil, nil])
        #expect(
            order.map { screen.elements[$0].type } == [
                .staticText, .tab, .textField, .secureTextField, .switch, .button,
            ])
        #expect(order.map { screen.elements[$0].identifier } == ["title", "card", "name", "pin", "gift", "pay"])
        #expect(order.map { screen.elements[$0].headingLevel } == [0, nil, nil, nil, nil, nil])
        #expect(order.map { screen.elements[$0].isSelected } == [false, true, false, false, false, false])
        #expect(order.map { screen.elements[$0].isEnabled } == [true, true, true, true, true, false])
        #expect(order.map { screen.elements[$0].value } == [nil, nil, "Ann", "••••", nil, nil])
        #expect(screen.elements[order[4]].view?.flags.isSuperset(of: [.checkable, .checked]) == true)
        #expect(screen.elements[order[0]].frame == Rect(x: 44, y: 110, width: 556, height: 80))
    }

    @Test("A capture of a view begins at its upper left corner, and what is gone is not visible, nor what is in it")
    func views() throws {
        let screen = try readScreen(fixture("roborazzi/row.uitree.json"))
        #expect(screen.size == Size(1080, 264))
        #expect(screen.elements.map(\.isVisible) == [true, true, true, false, false])
        let order = Exposure(screen).order
        #expect(order.map { screen.elements[$0].label } == ["Kite", "Remove"])
        #expect(order.map { screen.elements[$0].type } == [.staticText, .button])
        #expect(screen.elements[2].frame == Rect(x: 860, y: 44, width: 176, height: 176))
        #expect(!screen.carries.contains(.headingLevel), "Roborazzi does not tell the headings among views")
    }

    @Test("Texts are also read without brackets, as in Roborazzi's documentation")
    func plainTexts() throws {
        let screen = try readScreen(
            #"""
            {"schemaVersion": 1, "capture": {"imageWidth": 220, "imageHeight": 100, "scale": 1.0}, "root":
             {"type": "compose", "bounds": [0, 0, 220, 100], "children": [
              {"type": "compose", "bounds": [0, 0, 90, 50], "properties": {"Role": "Button", "Text": "Log in"}, "actions": ["OnClick"]},
              {"type": "compose", "bounds": [0, 50, 90, 90], "properties": {"ProgressBarRangeInfo": "x"}, "actions": ["SetProgress"]},
              {"type": "compose", "bounds": [0, 50, 90, 90], "properties": {"ProgressBarRangeInfo": "x"}},
              {"type": "compose", "bounds": [0, 50, 90, 90], "properties": {"Role": "RadioButton", "Selected": "true"}}]}}
            """#)
        #expect(screen.elements.map(\.type) == [.other, .button, .slider, .progressIndicator, .radioButton])
        #expect(screen.elements[1].label == "Log in")
        #expect(screen.elements[4].view?.flags.contains(.checked) == true)
    }

    @Test("The hint of a field that is a view is not told, so that no field has a known one")
    func fields() throws {
        func screen(_ other: String) throws -> Screen {
            try readScreen(
                """
                {"schemaVersion": 1, "capture": {}, "root": {"type": "view", "className": "android.widget.FrameLayout",
                 "bounds": [0, 0, 400, 800], "children": [
                 {"type": "compose", "bounds": [0, 0, 400, 60], "properties": {"EditableText": "", "Text": "[Name]"}},
                 {"type": "view", "className": "android.widget.\(other)", "bounds": [0, 100, 400, 160]}]}}
                """)
        }
        #expect(try screen("Button").carries.contains(.placeholder))
        #expect(try !screen("EditText").carries.contains(.placeholder))
    }

    @Test("Errors have their locations")
    func wrong() {
        #expect(
            refusals(
                """
                {"schemaVersion": 2, "capture": {}, "root": {"bounds": [0, 0, 5], "properties": 3,
                 "flags": "Disabled", "children": [{"bounds": ["a", 0, 1, 1]}]}}
                """) == [
                    "tree:1:19: found a number, expected the schema version 1 of Roborazzi",
                    "tree:1:56: found an array, expected a list of four numbers",
                    "tree:1:81: found a number, expected an object of properties",
                    "tree:2:11: found a string, expected a list of strings or null",
                    "tree:2:48: found a string, expected a number",
                ])
    }
}
