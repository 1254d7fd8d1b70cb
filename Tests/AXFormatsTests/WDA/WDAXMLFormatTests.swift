import TestSupport
import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Testing

/// The XML page source of WebDriverAgent and Appium.
@Suite("WebDriverAgent's XML")
struct WDAXMLFormatTests {
    @Test("The level of a heading of web content is its value, or that of the element around its text")
    func headings() throws {
        let screen = try readScreen(fixture("wda-xml/headings.xml"))
        #expect(screen.elements.map(\.headingLevel) == [nil, nil, 1, nil, 2])
        #expect(screen.carries.contains(.headingLevel))
    }

    @Test("A page source as WebDriverAgent writes it today")
    func player() throws {
        let screen = try readScreen(fixture("wda-xml/player.xml"))
        #expect(screen.origin.format == InputFormat.wdaXML.id)
        #expect(screen.size == Size(390, 844))
        #expect(screen.exposure == .given)
        #expect(screen.name == nil)
        #expect(
            screen.carries == [
                .type, .children, .label, .identifier, .value, .placeholder, .enabled, .visible,
                .isAccessibilityElement, .traits, .selected, .frame, .minimum, .maximum,
            ])
        #expect(
            screen.elements.map(\.type) == [
                .application, .window, .staticText, .textField, .searchField, .button, .button, .slider, .switch,
                .staticText, .other, .other,
            ])
        #expect(screen.elements.map(\.parent) == [nil, 0, 1, 1, 1, 1, 1, 1, 1, 8, 1, 1])
        #expect(screen.elements.map(\.subtreeEnd) == [12, 12, 3, 4, 5, 6, 7, 8, 10, 10, 11, 12])
        #expect(
            screen.elements.map(\.label) == [
                "Tunes", nil, "Now playing", "", "Filter", "Shuffle \n\"all\"", "Repeat", "Volume", "Reduce", "Reduce",
                nil, nil,
            ])
        // A name that is the label proves no identifier.
        #expect(
            screen.elements.map(\.identifier) == [
                nil, nil, nil, nil, "filter", "shuffle", nil, nil, "REDUCE", nil, nil, nil,
            ])
        // A value that repeats the label of a text, the placeholder of an input or a button's selection is none.
        #expect(
            screen.elements.map(\.value) == [
                nil, nil, nil, nil, "Blues", nil, "1", "50%", "0", "off", nil, nil,
            ])
        #expect(
            screen.elements.map(\.placeholder) == [nil, nil, nil, "Search songs", "Search songs"]
                + [String?](repeating: nil, count: 7))
        #expect(
            screen.elements.map(\.isSelected) == [false, false, false, false, false, true]
                + [Bool](repeating: false, count: 6))
        #expect(
            screen.elements.map(\.traits) == [
                [], [], [.staticText, .header], [], .searchField, [.button, .selected], [.button, .notEnabled],
                .adjustable,
                [.toggleButton, .staticText, .button], .staticText, [], [],
            ])
        #expect(
            screen.elements.map(\.isEnabled) == [
                true, true, true, true, true, true, false, true, true, true, true, true,
            ])
        #expect(screen.elements.map(\.isVisible).filter { $0 == false }.count == 2)
        #expect(
            screen.elements.map(\.isAccessibilityElement) == [
                false, false, true, true, true, true, true, true, true, nil, false, false,
            ])
        #expect(screen.elements[7].minimum == 0)
        #expect(screen.elements[7].maximum == 100)
        #expect(screen.elements[10].frame == Rect(x: -120, y: -101, width: 10, height: 10))
        #expect(screen.elements[11].frame == nil)
        #expect(
            screen.origin.notes == [
                "1 element has coordinates that are not finite or beyond 10,000,000 pt; geometry is not checked there"
            ])
        #expect(
            screen.frameRemark
                == "WebDriverAgent rounds frames outward to whole points: sizes up to 2 pt too small may not be reported"
        )
        #expect(screen.roundsFramesOutward)
        #expect(screen.frameTolerance == 1)
        #expect(screen.sizeTolerance == 0.1)
        #expect(
            screen.locations(of: [0, 1, 9]) == [
                .init(line: 2, column: 1), .init(line: 3, column: 3), .init(line: 11, column: 7),
            ])
    }

    @Test("An older source inside Appium's envelope, with a window in pixels")
    func appium() throws {
        let screen = try readScreen(fixture("wda-xml/appium.xml"))
        #expect(screen.elements.map(\.type) == [.application, .window, .button, .staticText, .window, .other])
        #expect(screen.elements.map(\.depth) == [0, 1, 2, 2, 1, 2])
        #expect(screen.exposure == .inferred)
        #expect(
            screen.carries == [.type, .children, .label, .identifier, .value, .enabled, .visible, .selected, .frame])
        #expect(screen.elements.allSatisfy { $0.traits == nil && $0.isAccessibilityElement == nil })
        #expect(screen.elements[2].isSelected)
        #expect(screen.elements[2].value == nil)
        // A name without a label is an identifier.
        #expect(screen.elements[3].identifier == "title")
        #expect(screen.elements[3].label == nil)
        #expect(screen.size == Size(375, 667))
        #expect(screen.elements.map { $0.frame == nil } == [false, false, false, false, true, true])
        #expect(
            screen.origin.notes == [
                "1 window is larger than the application (pixels, not points); geometry is not checked there"
            ])
        #expect(screen.elements[1].frame?.width == 375)
    }

    @Test("A wrapper of any name around one element")
    func wrapper() throws {
        let text =
            "<scope>\n <XCUIElementTypeCell x='1' y='2' width='3' height='4'><XCUIElementTypeImage/></XCUIElementTypeCell></scope>"
        let screen = try readScreen(text)
        #expect(screen.elements.map(\.type) == [.cell, .image])
        #expect(screen.elements.map(\.parent) == [nil, 0])
        #expect(screen.elements.map(\.depth) == [0, 1])
        #expect(screen.locations(of: [0]) == [.init(line: 2, column: 2)])
        #expect(screen.size == nil)
        #expect(try readScreen("<AppiumAUT/>").elements.isEmpty)
        #expect(try readScreen("<AppiumAUT></AppiumAUT>").elements.isEmpty)
        // Several roots beneath one wrapper.
        #expect(
            try readScreen("<AppiumAUT><XCUIElementTypeButton/><XCUIElementTypeLink/></AppiumAUT>").elements.map(
                \.parent) == [nil, nil])
    }

    @Test("Only the name and its prefix decide what an element is")
    func types() throws {
        for type in ElementType.allCases {
            #expect(try readScreen("<XCUIElementType\(type.xcuiName)/>").elements.map(\.type) == [type])
        }
        #expect(try readScreen("<XCUIElementTypeNew type='XCUIElementTypeButton'/>").elements.map(\.type) == [.other])
    }

    @Test("The unrounded frame is preferred where there is one")
    func nativeFrame() throws {
        let screen = try readScreen(
            """
            <XCUIElementTypeApplication x="0" y="0" width="390" height="844" nativeFrame="{{0, 0}, {390, 844}}">
            <XCUIElementTypeButton x="10" y="10" width="45" height="45" nativeFrame="{{10.333333333333334, 10.5}, {43.5, 43.5}}"/>
            <XCUIElementTypeButton nativeFrame="{{inf, inf}, {0, 0}}" x="-1" y="-1" width="0" height="0"/>
            <XCUIElementTypeButton x="1" y="2" width="3" height="4"/>
            </XCUIElementTypeApplication>
            """)
        #expect(screen.elements[1].frame == Rect(x: 10.333333333333334, y: 10.5, width: 43.5, height: 43.5))
        #expect(screen.elements[2].frame == nil)
        #expect(screen.elements[3].frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(screen.frameTolerance == 0.1)
        #expect(!screen.roundsFramesOutward)
        #expect(screen.origin.notes.count == 1)
    }

    @Test(
        "Coordinates",
        arguments: [
            ("0", 0.0, 0), ("-101", -101, 0), ("9.5", 9.5, 0), ("1e3", 1000, 0), ("9.223372036854776e+18", nil, 1),
            ("inf", nil, 1), ("-inf", nil, 1),
            ("nan", nil, 1), ("NaN", nil, 1), ("1e999", nil, 1), ("10000001", nil, 1),
        ] as [(String, Double?, Int)])
    func coordinates(written: String, x: Double?, notes: Int) throws {
        let screen = try readScreen("<XCUIElementTypeButton x='\(written)' y='0' width='1' height='1'/>")
        #expect(screen.elements[0].frame?.x == x)
        #expect(screen.origin.notes.count == notes)
        // A fraction disproves rounding.
        #expect((screen.frameRemark == nil) == (x == nil || x == 9.5))
        #expect(screen.carries.contains(.frame))
    }

    @Test("An element without all four coordinates has no frame; a dump without any carries none")
    func noFrame() throws {
        let screen = try readScreen("<XCUIElementTypeButton x='1' y='2' width='3'/>")
        #expect(screen.elements[0].frame == nil)
        #expect(!screen.carries.contains(.frame))
        #expect(screen.origin.notes.isEmpty)
    }

    @Test("Traits: none, several, absent where others have them, absent altogether")
    func traits() throws {
        let screen = try readScreen(
            """
            <XCUIElementTypeOther><XCUIElementTypeOther traits=""/><XCUIElementTypeOther traits="Button,Link , Supports Zoom"/>
            <XCUIElementTypeOther traits="PlaysSound, KeyboardKey, SummaryElement, NotEnabled, UpdatesFrequently, StartsMediaSession, Adjustable, \
            AllowsDirectInteraction, CausesPageTurn, TabBar, ToggleButton, SupportsZoom, SearchField, Image, Selected, StaticText, Header"/>
            </XCUIElementTypeOther>
            """)
        #expect(screen.carries.contains(.traits))
        #expect(screen.elements.map(\.traits)[0...2] == [[], [], [.button, .link, .supportsZoom]])
        #expect(
            screen.elements[3].traits == [
                .playsSound, .keyboardKey, .summaryElement, .notEnabled, .updatesFrequently, .startsMediaSession,
                .adjustable,
                .allowsDirectInteraction, .causesPageTurn, .tabBar, .toggleButton, .supportsZoom, .searchField, .image,
                .selected,
                .staticText, .header,
            ])
        #expect(try readScreen("<XCUIElementTypeOther/>").elements[0].traits == nil)
    }

    @Test(
        "Values that repeat something else are none, others stay",
        arguments: [
            ("StaticText", "value='a' label='a'", nil, false), ("StaticText", "value='a' label='b'", "a", false),
            ("StaticText", "value='a'", "a", false),
            ("TextField", "value='p' placeholderValue='p' label=''", nil, false),
            ("TextField", "value='v' placeholderValue='p'", "v", false),
            ("SecureTextField", "value='p' placeholderValue='p'", nil, false),
            ("TextView", "value='p' placeholderValue='p'", nil, false),
            ("SearchField", "value='p' placeholderValue='p'", nil, false),
            ("Other", "value='p' placeholderValue='p'", "p", false),
            ("TextField", "value='a' label='a'", "a", false), ("Button", "value='1' traits='Selected'", nil, true),
            ("Button", "value='1' traits='Button'", "1", false), ("Button", "value='1'", nil, true),
            ("Button", "value='2' traits='Selected'", "2", true),
            ("Switch", "value='1' traits='Selected'", "1", true),
        ] as [(String, String, String?, Bool)])
    func values(type: String, attributes: String, value: String?, isSelected: Bool) throws {
        let element = try #require(try readScreen("<XCUIElementType\(type) \(attributes)/>").elements.first)
        #expect(element.value == value)
        #expect(element.isSelected == isSelected)
    }

    @Test("Custom actions, flags as words and as digits, attributes that are not known")
    func others() throws {
        let screen = try readScreen(
            """
            <XCUIElementTypeCell customActions="Delete, Mark as read" enabled="0" visible="1" accessible="1" hittable="true" index="3"
             nativeAccessibilityElement="true" focused="maybe" xmlns:x="y"/>
            """)
        let cell = screen.elements[0]
        #expect(cell.actions == ["Delete", "Mark as read"])
        #expect(!cell.isEnabled)
        #expect(cell.isVisible == true)
        #expect(cell.isAccessibilityElement == true)
        #expect(screen.carries == [.type, .children, .actions, .enabled, .visible, .isAccessibilityElement])
    }

    @Test("An empty flag is unknown, not an error")
    func emptyFlags() throws {
        let screen = try readScreen(
            """
            <XCUIElementTypeApplication><XCUIElementTypeButton label="Pay" enabled="" visible="" accessible=""/>
            <XCUIElementTypeButton label="Back" enabled="false"/></XCUIElementTypeApplication>
            """)
        #expect(screen.elements.map(\.isEnabled) == [true, true, false])
        #expect(screen.carries == [.type, .children, .label, .enabled])
        #expect(screen.exposure == .inferred)
        #expect(Exposure(screen).order == [1, 2])
    }

    @Test("A tree that ends at the depth limit of WebDriverAgent is incomplete there", arguments: [49, 50, 51])
    func depthLimit(levels: Int) throws {
        let views = String(repeating: "<XCUIElementTypeOther>", count: levels - 2)
        let ends = String(repeating: "</XCUIElementTypeOther>", count: levels - 2)
        let text = { (last: String) in
            "<XCUIElementTypeApplication>\(views)<\(last) label='Last'/>\(ends)</XCUIElementTypeApplication>"
        }
        let screen = try readScreen(text("XCUIElementTypeOther"))
        let isCut = levels == 50
        #expect(screen.incomplete.count == (isCut ? 1 : 0))
        #expect(screen.incomplete.first?.contains("level 50, WebDriverAgent's default; raise its setting") ?? !isCut)
        #expect(screen.elements.last?.contentsCaptured == (isCut ? false : nil))
        // A text has no contents.
        #expect(try readScreen(text("XCUIElementTypeStaticText")).incomplete.isEmpty)
    }

    @Test("Values of the wrong type are refused, all of them together")
    func wrongTypes() {
        let text = """
            <XCUIElementTypeOther enabled="yes" x="1" y="2" width="a" height="">
              <XCUIElementTypeSlider minValue="é" visible=""/><XCUIElementTypeOther x="1,5"/></XCUIElementTypeOther>
            """
        #expect(
            refusals(text) == [
                "tree:1:32: found \"yes\", expected true or false", "tree:1:56: found \"a\", expected a number",
                "tree:1:67: found \"\", expected a number", "tree:2:36: found \"é\", expected a number",
                "tree:2:76: found \"1,5\", expected a number",
            ])
    }

    @Test("Elements can be nested 10,000 deep, not deeper; a wrapper does not count")
    func depth() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "<XCUIElementTypeOther>", count: depth)
                + String(repeating: "</XCUIElementTypeOther>", count: depth)
        }
        let screen = try readScreen("<AppiumAUT>" + nested(10_000) + "</AppiumAUT>")
        #expect(screen.elements.count == 10_000)
        #expect(screen.elements.last?.depth == 9_999)
        #expect(screen.elements.allSatisfy { $0.subtreeEnd == 10_000 })
        #expect(refusals(nested(10_001)) == ["tree:1:220001: elements nested deeper than 10,000 levels"])
    }

    // MARK: - Inside JSON

    @Test("The response of the server: XML in a JSON string, with locations in the file itself")
    func envelope() throws {
        let text = #"""
            {"sessionId": "é",
             "value": "<?xml version=\"1.0\"?>\n<XCUIElementTypeOther label=\"\u00e9\ud83d\ude00\">\n  <XCUIElementTypeLink label=\"Größe &amp; 2\"\/>\n<\/XCUIElementTypeOther>"}
            """#
        let screen = try readScreen(text)
        #expect(screen.origin.format == InputFormat.wdaXML.id)
        #expect(screen.elements.map(\.label) == ["é😀", "Größe & 2"])
        #expect(screen.elements.map(\.type) == [.other, .link])
        // The first scalar of an element is "<" in the file.
        let lines = text.split(separator: "\n").map { Array($0.unicodeScalars) }
        for (location, name) in zip(screen.locations(of: [0, 1]), ["<XCUIElementTypeOther", "<XCUIElementTypeLink"]) {
            var rest = String.UnicodeScalarView()
            rest.append(contentsOf: lines[location.line - 1][(location.column - 1)...])
            #expect(String(rest).hasPrefix(name))
        }
        #expect(screen.locations(of: [0]) == [.init(line: 2, column: 37)])
    }

    @Test("Some writers of JSON escape the angle brackets")
    func escapedEnvelope() throws {
        let screen = try readScreen(#"{"value": "\u003cXCUIElementTypeButton label=\"x\"/\u003e", "sessionId": null}"#)
        #expect(screen.elements.map(\.label) == ["x"])
        #expect(screen.locations(of: [0]) == [.init(line: 1, column: 12)])
    }

    @Test(
        "Errors of the XML in a string have their locations in the file",
        arguments: [
            (
                #"{"value": "<XCUIElementTypeOther>\n<\/b>"}"#,
                "1:36: found \"</b>\", expected \"</XCUIElementTypeOther>\""
            ),
            (
                #"{"value": "<XCUIElementTypeOther enabled=\"maybe\"\/>"}"#,
                "1:44: found \"maybe\", expected true or false"
            ),
            (#"{"value": "<a>"}"#, "1:15: found the end of the file, expected \"</a>\""),
            ("{\n\"value\": \"<!DOCTYPE a><a\\/>\"}", "2:11: document type declarations are not supported"),
            (#"{"value": "<XCUIElementTypeLink\/><XCUIElementTypeLink\/>"}"#, "1:35: a second document begins here"),
            (#"{"value": "<ViewHierarchy><node\/><\/ViewHierarchy>"}"#, "1:12: this is Detox's view hierarchy"),
            (#"{"value": "<html><body\/><\/html>"}"#, "1:12: no format recognised"),
        ])
    func envelopeErrors(text: String, message: String) {
        let found = refusals(text)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("tree:" + message) == true, "\(found)")
    }

    @Test("A cell is flagged because of its first child, which is exposed instead of it")
    func cells() throws {
        func order(_ cell: String, _ child: String) throws -> [Int] {
            Exposure(
                try readScreen(
                    """
                    <XCUIElementTypeCell label="Row" accessible="\(cell)"><XCUIElementTypeStaticText label="Today" \
                    accessible="\(child)"/><XCUIElementTypeButton accessible="\(child)"/></XCUIElementTypeCell>
                    """)
            ).order
        }
        #expect(try order("true", "true") == [1, 2])
        #expect(try order("true", "false") == [0])
        #expect(try order("false", "true") == [1, 2])
    }

    @Test("A row with the name of its switch has one stop, the switch")
    func rowsOfSwitches() throws {
        func stops(_ row: String, _ text: String, _ control: String) throws -> [String] {
            let screen = try readScreen(
                """
                <XCUIElementTypeCell label="Night mode" \(row)><XCUIElementTypeStaticText label="Night mode" \(text)/>\
                \(control)</XCUIElementTypeCell>
                """)
            return Exposure(screen).order.map {
                Speech.voiceOver(screen.elements[$0], carries: screen.carries).description
            }
        }
        func toggle(_ label: String, _ flag: String) -> String {
            #"<XCUIElementTypeSwitch label="\#(label)" value="0" accessible="\#(flag)"/>"#
        }
        let (yes, no) = (#"accessible="true""#, #"accessible="false""#)
        let stop = "Night mode. Switch Button. Off."
        #expect(try stops(yes, no, toggle("Night mode", "false")) == [stop])
        #expect(try stops(yes, yes, toggle("Night mode", "true")) == [stop])
        #expect(try stops(yes, no, toggle("Dark icons", "false")) == ["Night mode"])
        #expect(try stops(yes, no, "") == ["Night mode"])
        #expect(try stops(no, yes, toggle("Night mode", "true")) == ["Night mode", stop], "the app flags both")
    }

    @Test("Without traits, a level is that of a heading only where the text inside has the same label and value")
    func headingsWithoutTraits() throws {
        func levels(_ value: String, _ text: String) throws -> [Int?] {
            try readScreen(
                """
                <XCUIElementTypeOther label="News" value="\(value)"><XCUIElementTypeStaticText label="\(text)" \
                value="\(value)"/></XCUIElementTypeOther>
                """
            ).elements.map(\.headingLevel)
        }
        #expect(try levels("2", "News") == [2, 2])
        #expect(try levels("7", "News") == [nil, nil])
        #expect(try levels("2", "Unread") == [nil, nil])
    }

    @Test("A value that differs from the label of a text in white space only is none")
    func spaces() throws {
        let screen = try readScreen(
            #"""
            <XCUIElementTypeOther><XCUIElementTypeStaticText label="Two  lines" value="Two&#10;lines "/>\#
            <XCUIElementTypeStaticText label="Two" value="2"/></XCUIElementTypeOther>
            """#)
        #expect(screen.elements.map(\.value) == [nil, nil, "2"])
    }
}
