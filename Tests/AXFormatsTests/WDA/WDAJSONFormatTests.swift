import TestSupport
import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Testing

/// The JSON page source of WebDriverAgent.
@Suite("WebDriverAgent's JSON")
struct WDAJSONFormatTests {
    @Test("Today's source in the answer of the server: texts for flags, traits, a name that may be the label")
    func today() throws {
        let screen = try readScreen(fixture("wda-json/player.json"))
        #expect(screen.origin.format == InputFormat.wdaJSON.id)
        #expect(screen.exposure == .given)
        #expect(
            screen.carries == [
                .type, .children, .identifier, .value, .label, .frame, .enabled, .visible, .isAccessibilityElement,
                .traits, .selected, .actions, .placeholder, .minimum, .maximum,
            ])
        #expect(
            screen.elements.map(\.type) == [.application, .window, .staticText, .textField, .button, .slider, .other])
        #expect(screen.elements.map(\.depth) == [0, 1, 2, 2, 2, 2, 2])
        #expect(
            screen.elements.map(\.label) == [
                "Tunes", nil, "Now playing", "", "Shuffle \"all\"", "Volume", nil,
            ])
        // A raw identifier is one even where it repeats the label; a name without it proves nothing.
        #expect(screen.elements.map(\.identifier) == [nil, nil, nil, nil, "shuffle", "Volume", nil])
        // What repeats the label of a text, the placeholder of a field or the selection of a button is no value.
        #expect(screen.elements.map(\.value) == [nil, nil, nil, nil, nil, "50%", nil])
        #expect(screen.elements[3].placeholder == "Search songs")
        #expect(
            screen.elements.map(\.traits) == [
                [], [], [.staticText, .header], [], [.selected, .button], .adjustable, [],
            ])
        #expect(screen.elements.map(\.isSelected) == [false, false, false, false, true, false, false])
        #expect(screen.elements.map(\.isEnabled) == [true, true, true, true, false, true, true])
        #expect(screen.elements.map(\.isVisible) == [true, true, true, true, false, true, true])
        #expect(screen.elements.map(\.isAccessibilityElement) == [false, false, true, true, true, true, false])
        #expect(screen.elements[4].actions == ["Play next", "Remove"])
        #expect(screen.elements[5].minimum == 0 && screen.elements[5].maximum == 100)
        #expect(screen.elements[4].frame == Rect(x: 16, y: 200, width: 45, height: 45))
        // An infinite frame is written as one at -1, -1.
        #expect(screen.elements[6].frame == nil)
        #expect(screen.origin.notes.count == 1)
        #expect(screen.size == Size(390, 844))
        #expect(screen.roundsFramesOutward && screen.frameTolerance == 1)
        #expect(screen.locations(of: [0, 2]) == [.init(line: 1, column: 12), .init(line: 9, column: 11)])
    }

    @Test("The level of a heading of web content is the value of the element around its text")
    func headings() throws {
        let screen = try readScreen(fixture("wda-json/headings.json"))
        #expect(screen.elements.map(\.headingLevel) == [nil, nil, nil, 2])
    }

    @Test("The native frame is preferred; a fork misspells the identifier and has true, 1 and an empty text for flags")
    func native() throws {
        let screen = try readScreen(fixture("wda-json/native.json"))
        #expect(screen.elements.map(\.type) == [.application, .button])
        #expect(screen.elements[1].frame == Rect(x: 10.333333333333334, y: 10.5, width: 43.5, height: 43.5))
        #expect(!screen.roundsFramesOutward && screen.frameTolerance == 0.1)
        #expect(screen.elements[1].identifier == "next")
        #expect(screen.elements.map(\.isEnabled) == [true, true])
        #expect(screen.elements.map(\.isVisible) == [true, nil])
        #expect(screen.exposure == .inferred)
        #expect(screen.carries == [.type, .children, .value, .label, .enabled, .visible, .frame, .identifier])
        #expect(screen.elements.allSatisfy { $0.traits == nil && $0.isAccessibilityElement == nil })
    }

    @Test("Of 2015: UIAutomation's types, frames of origin and size, the hint among the attributes")
    func automation() throws {
        let screen = try readScreen(fixture("wda-json/automation.json"))
        #expect(screen.elements.map(\.type) == [.application, .cell, .button])
        #expect(screen.elements.map(\.label) == ["Tunes", "First", nil])
        // Without a label the name was the hint.
        #expect(screen.elements.map(\.identifier) == [nil, "row", nil])
        #expect(screen.elements.map(\.hint) == [nil, "Double tap to open", "Double tap to close"])
        #expect(
            screen.elements.map(\.frame) == [
                Rect(x: 0, y: 0, width: 375, height: 667), Rect(x: 0, y: 64, width: 375, height: 43.5),
                Rect(x: 4, y: 20, width: 44, height: 44),
            ])
        // A fraction shows that nothing was rounded.
        #expect(!screen.roundsFramesOutward)
        #expect(screen.carries.contains(.hint) && !screen.carries.contains(.traits))
        #expect(screen.size == Size(375, 667))
    }

    @Test("The accessible source has no frame and no flag: geometry is unknown there")
    func accessibleSource() throws {
        let screen = try readScreen(fixture("wda-json/accessible.json"))
        #expect(screen.elements.map(\.type) == [.application, .button])
        #expect(screen.carries == [.type, .children, .identifier, .value, .label])
        #expect(screen.elements.allSatisfy { $0.frame == nil })
        #expect(screen.size == nil && screen.frameRemark == nil)
        #expect(Exposure(screen).order == [1])
    }

    @Test("A root without a type is the application; an empty flag is unknown")
    func untypedRoot() throws {
        let screen = try readScreen(fixture("wda-json/untyped.json"))
        #expect(screen.origin.format == InputFormat.wdaJSON.id)
        #expect(screen.elements.map(\.type) == [.application, .window, .button, .webView, .webView])
        #expect(screen.size == Size(390, 844))
        #expect(screen.elements.allSatisfy { $0.isEnabled && $0.isVisible == nil })
        #expect(screen.carries.contains(.enabled) && !screen.carries.contains(.visible))
    }

    @Test("Without any type, types are unknown, but for the application")
    func noTypes() throws {
        let screen = try readScreen(
            #"""
            {"label": "Shop", "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
              {"label": "Pay", "isEnabled": "1", "rect": {"x": 16, "y": 100, "width": 120, "height": 44}}]}
            """#)
        #expect(screen.elements.map(\.type) == [.application, .any])
        #expect(screen.carries == [.children, .label, .enabled, .frame])
        #expect(Exposure(screen).order == [1])
    }

    @Test(
        "Types of every generation",
        arguments: [
            ("Button", .button), ("XCUIElementTypeButton", .button), ("UIAButton", .button),
            ("UIATableView", .table), ("UIATableCell", .cell), ("UIACollectionCell", .cell),
            ("UIASearchBar", .searchField), ("UIATextField", .textField), ("UIASecureTextField", .secureTextField),
            ("UIAStaticText", .staticText), ("UIAElement", .other), ("UIAImage", .image), ("UIASwitch", .switch),
            ("UIANavigationBar", .navigationBar), ("UIATabBar", .tabBar), ("UIAPageIndicator", .pageIndicator),
            ("UIAActionSheet", .sheet), ("UIAMapView", .map), ("UIANovelty", .other), ("Novelty", .other),
            ("Bu\\u0074ton", .button), ("Any", .any), ("StatusItem", .statusItem),
        ] as [(String, ElementType)])
    func types(name: String, type: ElementType) throws {
        let text = #"{"type": "Application", "isEnabled": "1", "children": [{"type": "\#(name)", "isEnabled": "1"}]}"#
        #expect(try readScreen(text).elements.map(\.type) == [.application, type])
    }

    @Test(
        "A flag in every shape that forks give it",
        arguments: [
            ("\"1\"", true), ("\"0\"", false), ("true", true), ("false", false), ("1", true), ("0", false),
            ("\"true\"", true), ("\"false\"", false), ("\"YES\"", true), ("\"NO\"", false),
        ])
    func flags(written: String, flag: Bool) throws {
        let element = try readScreen(
            #"{"type": "Button", "isEnabled": \#(written), "isVisible": \#(written), "isAccessible": \#(written)}"#
        ).elements[0]
        #expect(element.isEnabled == flag)
        #expect(element.isVisible == flag)
        #expect(element.isAccessibilityElement == flag)
    }

    @Test(
        "Frames: the native one, then rect in either shape, then the text",
        arguments: [
            (#""rect": {"x": 1, "y": 2, "width": 3, "height": 4}"#, Rect(x: 1, y: 2, width: 3, height: 4)),
            (
                #""rect": {"origin": {"x": 1, "y": 2}, "size": {"width": 3, "height": 4}}"#,
                Rect(x: 1, y: 2, width: 3, height: 4)
            ),
            (#""frame": "{{1, 2}, {3, 4}}""#, Rect(x: 1, y: 2, width: 3, height: 4)),
            (#""rect": "{{1, 2}, {3, 4}}""#, Rect(x: 1, y: 2, width: 3, height: 4)),
            (
                #""frame": "{{9, 9}, {9, 9}}", "rect": {"x": 1, "y": 2, "width": 3, "height": 4}"#,
                Rect(x: 1, y: 2, width: 3, height: 4)
            ),
            (
                #""nativeFrame": "{{1.5, 2}, {3, 4}}", "rect": {"x": 1, "y": 2, "width": 4, "height": 4}"#,
                Rect(x: 1.5, y: 2, width: 3, height: 4)
            ),
            (
                #""nativeFrame": null, "rect": {"x": 1, "y": 2, "width": 3, "height": 4}"#,
                Rect(x: 1, y: 2, width: 3, height: 4)
            ),
            (#""rect": {"x": 9.223372036854776e+18, "y": 0, "width": 0, "height": 0}"#, nil),
            (#""rect": {"x": 1e999, "y": 0, "width": 0, "height": 0}"#, nil),
            (#""rect": {"x": null, "y": 0, "width": 0, "height": 0}"#, nil),
            (#""rect": {"x": NaN, "y": 0, "width": 0, "height": 0}"#, nil),
            (#""frame": "{{inf, 0}, {0, 0}}""#, nil), (#""frame": "nowhere""#, nil), (#""rect": null"#, nil),
        ] as [(String, Rect?)])
    func frames(keys: String, frame: Rect?) throws {
        #expect(try readScreen(#"{"type": "Button", "isEnabled": "1", \#(keys)}"#).elements[0].frame == frame)
    }

    @Test("A window in pixels among points is not measured, nor is anything in it")
    func pixels() throws {
        func node(_ type: String, _ width: Int, _ height: Int, _ children: String = "") -> String {
            #"{"type": "\#(type)", "rect": {"x": 0, "y": 0, "width": \#(width), "height": \#(height)}, "children": [\#(children)]}"#
        }
        let screen = try readScreen(
            node(
                "Application", 402, 874,
                node("Window", 402, 874, node("Button", 44, 44)) + ","
                    + node("Window", 1206, 2622, node("Button", 132, 132))))
        #expect(screen.elements.map { $0.frame == nil } == [false, false, false, true, true])
        #expect(screen.origin.notes.count == 1 && screen.origin.notes[0].contains("pixels"))
    }

    @Test("Which buttons are selected is known from traits, or where one has the value that says so")
    func selection() throws {
        func selected(_ keys: String) throws -> (Bool, carried: Bool) {
            let screen = try readScreen(#"{"type": "Button", "isEnabled": "1", \#(keys)}"#)
            return (screen.elements[0].isSelected, screen.carries.contains(.selected))
        }
        #expect(try selected(#""traits": "Button, Selected""#) == (true, true))
        #expect(try selected(#""traits": "Button", "value": "1""#) == (false, true))
        #expect(try selected(#""traits": "", "value": null"#) == (false, true))
        #expect(try selected(#""value": "1""#) == (true, true))
        #expect(try selected(#""value": "2""#) == (false, false))
    }

    @Test("All errors are reported, with their locations")
    func wrong() {
        #expect(
            refusals(
                """
                {"type": "Application", "isEnabled": "maybe", "label": 7,
                 "rect": {"x": 0, "y": 0, "width": "wide", "height": 1},
                 "children": [5, {"type": 1, "label": "a", "label": "b"}, {"type": "Button", "rect": {"x": 1}}]}
                """) == [
                    "tree:1:38: found \"maybe\", expected a flag: \"1\", \"0\", true, false or null",
                    "tree:1:56: found a number, expected a string or null",
                    "tree:2:36: found a string, expected a number",
                    "tree:3:15: found a number, expected an element",
                    "tree:3:27: found a number, expected an element type",
                    "tree:3:44: found the duplicate key \"label\", expected each key once",
                    "tree:3:86: found a frame without \"y\", expected x, y, width and height",
                ])
    }
}
