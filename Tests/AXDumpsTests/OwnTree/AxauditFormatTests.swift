import TestSupport
import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Testing

/// axaudit's own tree, version 1, as `axaudit config schema --tree` describes it.
@Suite("axaudit's own tree")
struct AxauditFormatTests {
    // MARK: - Documents

    @Test("The example of the documentation")
    func example() throws {
        let screen = try readScreen(fixture("axaudit/checkout.json"))
        #expect(screen.name == "Checkout")
        #expect(screen.title == "Checkout")
        #expect(screen.size == Size(390, 844))
        #expect(screen.idiom == .phone)
        #expect(screen.locale == "en")
        #expect(screen.direction == .leftToRight)
        #expect(screen.origin.format == InputFormat.axaudit.id)
        #expect(screen.origin.file == "tree")
        #expect(screen.exposure == .given)
        #expect(screen.origin.notes.isEmpty && screen.incomplete.isEmpty)
        #expect(
            screen.carries == [
                .type, .label, .frame, .identifier, .traits, .isAccessibilityElement, .enabled, .children,
            ])
        #expect(screen.elements.count == 2)
        let (shop, pay) = (screen.elements[0], screen.elements[1])
        #expect(shop.type == .application)
        #expect(shop.label == "Shop")
        #expect(shop.frame == Rect(x: 0, y: 0, width: 390, height: 844))
        #expect(shop.identifier == nil)
        #expect(shop.traits == [])
        #expect(shop.isAccessibilityElement == nil)
        #expect((shop.parent, shop.depth, shop.subtreeEnd) == (nil, 0, 2))
        #expect(pay.type == .button)
        #expect(pay.label == "Pay")
        #expect(pay.identifier == "pay")
        #expect(pay.traits == .button)
        #expect(pay.frame == Rect(x: 16, y: 780, width: 358, height: 44))
        #expect(pay.isAccessibilityElement == true)
        #expect(pay.isEnabled)
        #expect((pay.parent, pay.depth, pay.subtreeEnd) == (0, 1, 2))
        #expect(screen.locations(of: [1, 0]) == [.init(line: 4, column: 5), .init(line: 3, column: 11)])
    }

    @Test("Every key of an element is read")
    func everyKey() throws {
        let screen = try readScreen(
            #"""
            {"type": "slider", "label": "L", "value": "V", "hint": "H", "identifier": "I", "placeholder": "P",
             "traits": ["adjustable", "updatesFrequently", "textEntry"], "frame": {"x": 1, "y": 2.5, "width": 3, "height": 4},
             "isAccessibilityElement": false, "hidden": true, "elementsHidden": true, "modal": true, "visible": true,
             "enabled": false, "selected": true, "expanded": false, "respondsToUserInteraction": false,
             "actions": ["A", "B"],
             "customContent": [{"label": "CL", "value": "CV", "isImportant": true}, {"label": "only"}],
             "userInputLabels": ["U"], "headingLevel": 2, "language": "de-CH", "activationPoint": [5, 6.5],
             "minimum": -1, "maximum": 1e3, "contentsCaptured": false, "children": []}
            """#)
        let element = try #require(screen.elements.first)
        #expect(element.type == .slider)
        #expect(element.label == "L")
        #expect(element.value == "V")
        #expect(element.hint == "H")
        #expect(element.identifier == "I")
        #expect(element.placeholder == "P")
        #expect(element.traits == [.adjustable, .updatesFrequently, .textEntry])
        #expect(element.frame == Rect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(element.isAccessibilityElement == false)
        #expect(element.isHidden)
        #expect(element.elementsHidden)
        #expect(element.isModal)
        #expect(element.isVisible == true)
        #expect(!element.isEnabled)
        #expect(element.isExpanded == false)
        #expect(element.respondsToUserInteraction == false)
        #expect(element.isSelected)
        #expect(element.actions == ["A", "B"])
        #expect(
            element.customContent == [
                CustomContent(label: "CL", value: "CV", isImportant: true), CustomContent(label: "only", value: ""),
            ])
        #expect(element.userInputLabels == ["U"])
        #expect(element.headingLevel == 2)
        #expect(element.language == "de-CH")
        #expect(element.activationPoint == Point(x: 5, y: 6.5))
        #expect(element.minimum == -1)
        #expect(element.maximum == 1000)
        #expect(element.contentsCaptured == false)
        #expect(screen.carries == .all)
    }

    @Test("Every element type and every trait is known by its name")
    func vocabulary() throws {
        for type in ElementType.allCases {
            #expect(try readScreen(#"{"type": "\#(type.name)"}"#).elements.map(\.type) == [type])
        }
        for (bit, name) in Traits.names.enumerated() {
            let traits = try readScreen(#"{"type": "other", "traits": ["\#(name)"]}"#).elements.map(\.traits)
            #expect(traits == [Traits(rawValue: 1 << UInt64(bit))])
        }
    }

    @Test("A word is the same word however JSON spells it")
    func escapedWords() throws {
        let screen = try readScreen(
            #"{"\u0074ype": "b\u0075tton", "tr\u0061its": ["\u0062utton"], "frame": {"\u0078": 1, "y": 2, "width": 3, "height": 4}}"#
        )
        #expect(screen.elements.map(\.type) == [.button])
        #expect(screen.elements.map(\.traits) == [.button])
        #expect(screen.elements.map(\.frame) == [Rect(x: 1, y: 2, width: 3, height: 4)])
    }

    @Test(
        "A flat list: every element is exposed",
        arguments: [
            #"{"axaudit": 1, "elements": [{"type": "button"}, {"type": "other", "children": []}, {"type": "image"}]}"#,
            #"{"elements": [{"type": "button"}, {"type": "other"}, {"type": "image"}], "screen": {}}"#,
            #"[{"type": "button"}, {"type": "other"}, {"type": "image", "isAccessibilityElement": true}]"#,
        ])
    func flat(text: String) throws {
        let screen = try readScreen(text)
        #expect(screen.elements.map(\.type) == [.button, .other, .image])
        #expect(screen.elements.allSatisfy { $0.parent == nil && $0.depth == 0 })
        #expect(screen.carries == [.type, .isAccessibilityElement])
        #expect(screen.exposure == .listed)
        #expect(Exposure(screen).order == [0, 1, 2])
    }

    @Test("In a flat list the flag of an element is final")
    func flatFlag() throws {
        let screen = try readScreen(#"[{"type": "button", "isAccessibilityElement": false}, {"type": "button"}]"#)
        #expect(screen.elements.map(\.isAccessibilityElement) == [false, true])
        #expect(Exposure(screen).order == [1])
        #expect(try Exposure(readScreen(#"[{"type": "button", "hidden": true}, {"type": "other"}]"#)).order == [1])
    }

    @Test(
        "An empty list is a screen without elements",
        arguments: ["[]", #"{"elements": []}"#, #"{"axaudit": 1, "elements": []}"#])
    func emptyList(text: String) throws { #expect(try readScreen(text).elements.isEmpty) }

    @Test("A bare element is a root")
    func bareElement() throws {
        let screen = try readScreen(
            #"{"type": "other", "children": [{"type": "button", "children": [{"type": "image"}]}, {"type": "link"}]}"#)
        #expect(screen.elements.map(\.type) == [.other, .button, .image, .link])
        #expect(screen.elements.map(\.parent) == [nil, 0, 1, 0])
        #expect(screen.elements.map(\.depth) == [0, 1, 2, 1])
        #expect(screen.elements.map(\.subtreeEnd) == [4, 3, 3, 4])
        #expect(screen.exposure == .inferred)
        #expect(screen.carries == [.type, .children])
        #expect(screen.name == nil)
        #expect(screen.title == "tree")
        #expect(screen.children(of: 0) == [1, 3])
    }

    @Test("Several screens, each with its own frames that are beyond reason")
    func screens() throws {
        let text = #"""
            {"axaudit": 1, "screens": [
              {"screen": {"name": "A"}, "root": {"type": "button", "label": "x", "frame": [0, 0, 1e9, 1]}},
              {"screen": {"name": "B"}, "elements": [{"type": "link", "hint": "h"}]},
              {"root": {"type": "other", "frame": [0, 0, NaN, 1], "children": [{"type": "link", "frame": [-Infinity, 0, 1, 1]}]}}]}
            """#
        let screens = try TreeReader.read(Array(text.utf8), file: "many.json")
        #expect(screens.map(\.name) == ["A", "B", nil])
        #expect(screens.map(\.origin.file) == ["many.json", "many.json", "many.json"])
        #expect(screens.map { $0.elements.count } == [1, 1, 2])
        #expect(screens.map(\.exposure) == [.inferred, .listed, .inferred])
        #expect(
            screens.map(\.carries) == [
                [.type, .label, .frame], [.type, .hint, .isAccessibilityElement], [.type, .frame, .children],
            ])
        let note = "coordinates that are not finite or beyond 10,000,000 pt; geometry is not checked there"
        #expect(screens.map(\.origin.notes) == [["1 element has \(note)"], [], ["2 elements have \(note)"]])
        #expect(screens[1].locations(of: [0]) == [.init(line: 3, column: 42)])
    }

    @Test("What is said of the screen")
    func describedScreen() throws {
        let described = try readScreen(
            #"""
            {"screen": {"name": "S", "width": 834, "height": 1194.5, "idiom": "pad", "locale": "ar", "direction": "rtl",
             "carries": ["hint", "traits"], "exposure": "inferred", "frameTolerance": 1, "truncated": true, "x-tool": {"a": 1}},
             "root": {"type": "button", "isAccessibilityElement": false}}
            """#)
        #expect(described.size == Size(834, 1194.5))
        #expect(described.idiom == .pad)
        #expect(described.locale == "ar")
        #expect(described.direction == .rightToLeft)
        #expect(described.exposure == .inferred)
        #expect(described.frameTolerance == 1)
        #expect(described.sizeTolerance == 1)
        #expect(described.incomplete.count == 1)
        #expect(described.carries == [.type, .hint, .traits, .isAccessibilityElement])
        #expect(described.elements[0].hint == nil)
        #expect(described.elements[0].traits == [])
        let plain = try readScreen(#"{"screen": {}, "root": {"type": "application", "frame": [0, 0, 320, 568]}}"#)
        #expect(plain.size == Size(320, 568))
        #expect(plain.frameTolerance == 0.1)
        #expect(plain.direction == .leftToRight)
        #expect(plain.idiom == nil && plain.locale == nil && plain.incomplete.isEmpty)
        for idiom in Screen.Idiom.allCases {
            #expect(
                try readScreen(#"{"screen": {"idiom": "\#(idiom.rawValue)"}, "root": {"type": "other"}}"#).idiom
                    == idiom)
        }
    }

    // MARK: - Missing and unknown

    @Test("What the dump carries and an element lacks is absent; what it does not carry is unknown")
    func missing() throws {
        let screen = try readScreen(
            #"""
            {"type": "other", "children": [
              {"type": "button", "label": "x", "value": "x", "hint": "x", "identifier": "x", "placeholder": "x", "traits": ["button"],
               "frame": [1, 2, 3, 4], "hidden": true, "elementsHidden": true, "modal": true, "visible": true, "enabled": false,
               "selected": true, "actions": [], "headingLevel": 1, "language": "en", "minimum": 0, "maximum": 1},
              {"type": "button"}]}
            """#)
        for element in [screen.elements[0], screen.elements[2]] {
            #expect(element.label == nil && element.value == nil && element.hint == nil && element.identifier == nil)
            #expect(element.placeholder == nil && element.frame == nil && element.actions == nil)
            #expect(
                element.headingLevel == nil && element.language == nil && element.minimum == nil
                    && element.maximum == nil)
            #expect(element.traits == [])
            #expect(element.isEnabled)
            #expect(!element.isHidden && !element.elementsHidden && !element.isModal && !element.isSelected)
            #expect(element.isVisible == false)
            #expect(element.isAccessibilityElement == nil)
        }
        #expect(!screen.carries.contains(.isAccessibilityElement))
        let bare = try readScreen(#"{"type": "button"}"#)
        #expect(bare.carries == [.type])
        #expect(bare.elements[0].traits == nil)
        #expect(bare.elements[0].isVisible == nil)
    }

    @Test("null is the same as missing where the key is carried")
    func null() throws {
        let keys = Attribute.names.filter { $0 != "type" }
        let screen = try readScreen(#"{"type": "button", \#(keys.map { "\"\($0)\": null" }.joined(separator: ", "))}"#)
        var expected = Element(.button)
        expected.traits = []
        expected.isVisible = false
        var found = screen.elements[0]
        found.offset = 0
        let linked = TreeNode.elements([TreeNode(.button) { $0 = expected }])[0]
        #expect(found == linked)
        #expect(screen.carries.union([.children]) == AttributeSet(Attribute.allCases))
        #expect(screen.origin.notes.isEmpty)
    }

    @Test(#""traits": "unknown" is unreadable here, and does not make traits carried"#)
    func unknownTraits() throws {
        let one = try readScreen(#"{"type": "button", "traits": "unknown"}"#)
        #expect(!one.carries.contains(.traits))
        #expect(one.elements[0].traits == nil)
        let some = try readScreen(
            #"{"type": "other", "children": [{"type": "link", "traits": "unknown"}, {"type": "link", "traits": []}, {"type": "link"}]}"#
        )
        #expect(some.carries.contains(.traits))
        #expect(some.elements.map(\.traits) == [[], nil, [], []])
        let carried = try readScreen(
            #"{"screen": {"carries": ["traits"]}, "root": {"type": "link", "traits": "unknown"}}"#)
        #expect(carried.carries.contains(.traits))
        #expect(carried.elements[0].traits == nil)
    }

    @Test(
        "Exposure: given as soon as one element has the flag; without the flag it is inferred; elements that lack it too"
    )
    func exposure() throws {
        let text =
            #"{"type": "other", "isAccessibilityElement": false, "children": [{"type": "button"}, {"type": "other"}]}"#
        let screen = try readScreen(text)
        #expect(screen.exposure == .given)
        #expect(screen.elements.map(\.isAccessibilityElement) == [false, nil, nil])
        #expect(Exposure(screen).order == [1])
        let given = try readScreen(#"{"screen": {"exposure": "given"}, "root": \#(text)}"#)
        #expect(given.elements.map(\.isAccessibilityElement) == [false, false, false])
        #expect(Exposure(given).order.isEmpty)
    }

    @Test(
        "Traits by number: a bit, or a mask whose bits are private",
        arguments: [
            ("0", 1), ("16", 1 << 16), ("63", 1 << 63), ("17", 1 << 17), ("131072", 1 << 17), ("131073", 1 << 17 | 1),
            ("8589934592", 1 << 33),
            ("9007199254740992", 1 << 53), ("9007199254740993", 1 << 53 | 1), ("18446744073709551615", .max),
            ("1.31072e5", 1 << 17),
        ] as [(String, UInt64)])
    func privateBits(number: String, bits: UInt64) throws {
        let screen = try readScreen(#"{"type": "other", "traits": ["selected", \#(number)]}"#)
        #expect(screen.elements[0].traits?.rawValue == bits | Traits.selected.rawValue)
    }

    @Test(
        "No trait by number",
        arguments: ["64", "65536", "131071", "-1", "1.5", "1e30", "NaN", "true", "null", "[1]", "18446744073709551616"])
    func noTrait(number: String) {
        #expect(
            refusals(#"{"type": "other", "traits": [\#(number)]}"#).map { $0.prefix(12) } == ["tree:1:30: f"],
            "\(refusals(#"{"type": "other", "traits": [\#(number)]}"#))")
    }

    @Test(
        "Frames as a list and as an object; unreasonable frames are dropped, with a note",
        arguments: [
            ("[1, 2, 3, 4]", Rect(x: 1, y: 2, width: 3, height: 4), 0),
            ("[-1.5, -2e2, 0, 0.25]", Rect(x: -1.5, y: -200, width: 0, height: 0.25), 0),
            (#"{"height": 4, "width": 3, "y": 2, "x": 1}"#, Rect(x: 1, y: 2, width: 3, height: 4), 0), ("null", nil, 0),
            ("[0, 0, NaN, 0]", nil, 1), ("[Infinity, 0, 1, 1]", nil, 1), ("[0, -Infinity, 1, 1]", nil, 1),
            ("[0, 0, 1e400, 1]", nil, 1),
            ("[10000000, -10000000, 1, 1]", Rect(x: 1e7, y: -1e7, width: 1, height: 1), 0),
            ("[10000000.1, 0, 1, 1]", nil, 1),
            (#"{"x": 9.223372036854776e+18, "y": 0, "width": 0, "height": 0}"#, nil, 1),
        ] as [(String, Rect?, Int)])
    func frames(written: String, frame: Rect?, notes: Int) throws {
        let screen = try readScreen(#"{"type": "button", "frame": \#(written)}"#)
        #expect(screen.elements[0].frame == frame)
        #expect(screen.origin.notes.count == notes)
        #expect(screen.carries.contains(.frame))
    }

    @Test("An activation point as a list, as an object, as null")
    func activationPoints() throws {
        for (written, point) in [
            ("[1, 2]", Point(x: 1, y: 2)), (#"{"y": 2, "x": 1}"#, Point(x: 1, y: 2)), ("null", nil), ("[NaN, 1]", nil),
        ] {
            #expect(
                try readScreen(#"{"type": "button", "activationPoint": \#(written)}"#).elements[0].activationPoint
                    == point)
        }
    }

    @Test("Keys that begin with x- are ignored everywhere, with any value")
    func ownKeys() throws {
        let screen = try readScreen(
            #"""
            {"axaudit": 1, "x-a": [1, {"type": 1}], "$schema": "s", "screen": {"x-b": null}, "root": {"type": "button", "x-c": {"label": 1}, "x-c": 2,
             "customContent": [{"x-d": 1, "label": "l"}], "label": "end"}}
            """#)
        #expect(screen.elements.map(\.label) == ["end"])
    }

    // MARK: - Refusals

    @Test(
        "The message of an error and its location",
        arguments: [
            // Unknown keys and words, with a suggestion.
            (
                "{\"type\": \"button\",\n  \"lable\": \"Pay\"}",
                ["2:3: unknown key of an element \"lable\"; did you mean \"label\"?"]
            ),
            (#"{"type": "button", "colour": 1}"#, ["1:20: unknown key of an element \"colour\""]),
            (#"{"type": "buton"}"#, ["1:10: unknown element type \"buton\"; did you mean \"button\"?"]),
            (#"{"type": "Button"}"#, ["1:10: unknown element type \"Button\"; did you mean \"button\"?"]),
            (
                #"{"type": "link", "traits": ["link", "headr"]}"#,
                ["1:37: unknown trait \"headr\"; did you mean \"header\"?"]
            ),
            (
                #"{"axaudit": 1, "roots": {}, "root": {"type": "other"}}"#,
                ["1:16: unknown key of the document \"roots\"; did you mean \"root\"?"]
            ),
            (
                #"{"screen": {"nmae": "x"}, "root": {"type": "other"}}"#,
                ["1:13: unknown key of a screen \"nmae\"; did you mean \"name\"?"]
            ),
            (
                #"{"screens": [{"root": {"type": "other"}, "nme": 1}]}"#,
                ["1:42: unknown key of a screen in the list \"nme\""]
            ),
            (
                #"{"screen": {"carries": ["hints"]}, "root": {"type": "other"}}"#,
                ["1:25: unknown attribute \"hints\"; did you mean \"hint\"?"]
            ),
            (
                #"{"screen": {"idiom": "ipad"}, "root": {"type": "other"}}"#,
                ["1:22: found \"ipad\", expected one of phone, pad, mac, tv, watch, web"]
            ),
            (
                #"{"type": "text", "label": "é😀", "vlaue": 1}"#,
                [
                    "1:10: unknown element type \"text\"; did you mean \"textField\"?",
                    "1:33: unknown key of an element \"vlaue\"; did you mean \"value\"?",
                ]
            ),
            (
                #"{"type": "other", "a\u001b[0m\u202e": 1}"#,
                ["1:19: unknown key of an element \"a\\u{1B}[0m\\u{202E}\""]
            ),
            (
                #"{"type": "other", "frame": {"x": 1, "y": 1, "width": 1, "height": 1, "depth": 1}}"#,
                ["1:70: unknown key of a frame \"depth\""]
            ),
            (
                #"{"type": "other", "customContent": [{"label": "a", "text": "b"}]}"#,
                ["1:52: unknown key of custom content \"text\""]
            ),
            // Duplicate keys.
            (
                #"{"type": "other", "label": "a", "label": "a"}"#,
                ["1:33: found the duplicate key \"label\", expected each key once"]
            ),
            (
                #"{"type": "other", "type": "other"}"#,
                ["1:19: found the duplicate key \"type\", expected each key once"]
            ),
            (
                #"{"type": "other", "children": [], "children": []}"#,
                ["1:35: found the duplicate key \"children\", expected each key once"]
            ),
            (
                #"{"type": "other", "traits": "unknown", "traits": []}"#,
                ["1:40: found the duplicate key \"traits\", expected each key once"]
            ),
            (
                #"{"axaudit": 1, "root": {"type": "other"}, "axaudit": 1}"#,
                ["1:43: found the duplicate key \"axaudit\", expected each key once"]
            ),
            (
                #"{"screen": {"name": "a", "name": "b"}, "root": {"type": "other"}}"#,
                ["1:26: found the duplicate key \"name\", expected each key once"]
            ),
            (
                #"{"type": "other", "frame": {"x": 1, "x": 1, "y": 1, "width": 1, "height": 1}}"#,
                ["1:37: found the duplicate key \"x\", expected each key once"]
            ),
            // Wrong types.
            (#"{"axaudit": 1, "root": {"type": 5}}"#, ["1:33: found a number, expected an element type"]),
            (#"{"type": "other", "label": 5}"#, ["1:28: found a number, expected a string or null"]),
            (#"{"type": "other", "enabled": "true"}"#, ["1:30: found a string, expected true, false or null"]),
            (#"{"type": "other", "enabled": 1}"#, ["1:30: found a number, expected true, false or null"]),
            (
                #"{"type": "other", "traits": "button"}"#,
                ["1:29: found a string, expected a list of traits, \"unknown\" or null"]
            ),
            (
                #"{"type": "other", "frame": "{{0, 0}, {1, 1}}"}"#,
                ["1:28: found a string, expected [x, y, width, height], an object or null"]
            ),
            (#"{"type": "other", "frame": [1, 2, 3]}"#, ["1:28: found 3 numbers, expected [x, y, width, height]"]),
            (#"{"type": "other", "frame": [1, 2, 3, "4"]}"#, ["1:38: found a string, expected a number"]),
            (
                #"{"type": "other", "frame": {"x": 1, "y": 1, "width": 1}}"#,
                [
                    "1:28: found a frame without \"height\", expected x, y, width and height"
                ]
            ),
            (#"{"type": "other", "actions": ["a", 1]}"#, ["1:36: found a number, expected a string"]),
            (#"{"type": "other", "actions": {}}"#, ["1:30: found an object, expected a list of strings or null"]),
            (#"{"type": "other", "headingLevel": 1.5}"#, ["1:35: expected"]),
            (#"{"type": "other", "headingLevel": -1}"#, ["1:35: expected"]),
            (#"{"type": "other", "minimum": NaN}"#, ["1:30: found NaN, expected a number or null"]),
            (
                #"{"type": "other", "customContent": ["a"]}"#,
                ["1:37: found a string, expected an object with label and value"]
            ),
            (
                #"{"type": "other", "activationPoint": [1]}"#,
                ["1:38: found an array, expected [x, y], an object with x and y, or null"]
            ),
            (#"{"type": "other", "children": {}}"#, ["1:31: found an object, expected a list of elements"]),
            (#"{"type": "other", "children": [1]}"#, ["1:32: found a number, expected an element"]),
            (#"{"type": "other", "children": [null]}"#, ["1:32: found null, expected an element"]),
            (#"{"root": []}"#, ["1:10: found an array, expected an element"]),
            (#"{"elements": {}}"#, ["1:14: found an object, expected a list of elements"]),
            (#"{"screens": {}}"#, ["1:13: found an object, expected a list of screens"]),
            (#"{"screens": [1]}"#, ["1:14: found a number, expected an object"]),
            (#"{"screens": []}"#, ["1:13: found an array, expected at least one screen"]),
            (
                #"{"screen": 1, "root": {"type": "other"}}"#,
                ["1:12: found a number, expected an object that describes the screen"]
            ),
            (
                #"{"screen": {"frameTolerance": -1}, "root": {"type": "other"}}"#,
                ["1:31: found a number, expected a tolerance of 0 or more points"]
            ),
            (
                #"{"screen": {"carries": [1, "hints"]}, "root": {"type": "other"}}"#,
                ["1:25: found a number, expected a string", "1:28: unknown attribute \"hints\""]
            ),
            // Missing or superfluous keys.
            (#"{"axaudit": 1}"#, ["1:1: found no tree, expected \"root\" (a tree) or \"elements\" (a flat list)"]),
            (#"{"root": {"label": "x"}}"#, ["1:10: found an element without \"type\""]),
            (
                #"{"root": {"type": "other"}, "elements": []}"#,
                ["1:29: found \"elements\" beside \"root\", expected one of the two"]
            ),
            (
                #"{"screens": [{"root": {"type": "other"}}], "root": {"type": "other"}}"#,
                ["1:44: found \"root\" beside \"screens\""]
            ),
            (
                #"[{"type": "other", "children": [{"type": "button"}]}]"#,
                ["1:20: found \"children\" in a flat list, expected a tree under \"root\""]
            ),
            // Versions.
            (
                "{\n\"axaudit\": 2, \"root\": {}}",
                ["2:12: found version 2, expected 1: this tree was written by a newer axaudit"]
            ),
            (#"{"axaudit": 1.1, "future": {}}"#, ["1:13: found version 1.1, expected 1"]),
            (#"{"axaudit": "1", "root": {"type": "other"}}"#, ["1:13: found a string, expected version 1"]),
            (#"{"axaudit": 0, "root": {"type": "other"}}"#, ["1:13: found a number, expected version 1"]),
            (#"{"axaudit": null, "root": {"type": "other"}}"#, ["1:13: found null, expected version 1"]),
        ] as [(String, [String])])
    func refused(text: String, messages: [String]) {
        let found = refusals(text)
        #expect(found.count == messages.count, "\(found)")
        for (found, expected) in zip(found, messages) {
            // For "expected" alone, any expectation is accepted.
            let parts = expected.split(separator: ": expected", omittingEmptySubsequences: false)
            if parts.count == 2, parts[1].isEmpty {
                #expect(found.hasPrefix("tree:\(parts[0]): ") && found.contains("expected"))
            } else {
                #expect(found.hasPrefix("tree:" + expected), "\(found)")
            }
        }
    }

    @Test("All errors of a file are reported together, in the order of their locations")
    func together() {
        let found = refusals(
            #"""
            {"axaudit": 1,
             "screen": {"nmae": "x", "width": "wide"},
             "root": {"type": "other", "children": [
               {"type": "buton", "lable": "x"},
               {"label": 5, "enabled": null}], "hidden": 0},
             "rot": 1}
            """#)
        #expect(
            found == [
                "tree:2:13: unknown key of a screen \"nmae\"; did you mean \"name\"?",
                "tree:2:35: found a string, expected a number or null",
                "tree:4:13: unknown element type \"buton\"; did you mean \"button\"?",
                "tree:4:22: unknown key of an element \"lable\"; did you mean \"label\"?",
                "tree:5:4: found an element without \"type\", expected a type such as button, staticText or other",
                "tree:5:14: found a number, expected a string or null",
                "tree:5:46: found a number, expected true, false or null",
                "tree:6:2: unknown key of the document \"rot\"; did you mean \"root\"?",
            ])
    }

    @Test("Very many errors are cut short")
    func manyErrors() {
        let elements = [String](repeating: #"{"type": "buton"}"#, count: 1_000).joined(separator: ",")
        let found = refusals("[\(elements)]")
        #expect((1...100).contains(found.count))
        #expect(found.first?.hasPrefix("tree:1:11: ") == true)
    }

    @Test("Elements can be nested 10,000 deep, not deeper")
    func depth() throws {
        func nested(_ depth: Int) -> String {
            let opening = #"{"type":"other","children":["#
            return String(repeating: opening, count: depth - 1) + #"{"type":"button"}"#
                + String(repeating: "]}", count: depth - 1)
        }
        let screen = try readScreen(nested(10_000))
        #expect(screen.elements.count == 10_000)
        #expect(screen.elements.last?.depth == 9_999)
        #expect(screen.elements.allSatisfy { $0.subtreeEnd == 10_000 })
        #expect(Exposure(screen).order == [9_999])
        let column = 28 * 10_000 + 1
        #expect(refusals(nested(10_001)) == ["tree:1:\(column): elements nested deeper than 10,000 levels"])
        #expect(refusals(#"{"axaudit": 1, "root": \#(nested(10_000))}"#).isEmpty)
        #expect(refusals(String(repeating: #"{"type":"other","children":["#, count: 200_000)).count == 1)
    }

    @Test("Random trees are read back as they were written")
    func random() throws {
        var random = SeededRandom(41)
        for _ in 0..<Cases.of(150) {
            var expected: [(type: ElementType, label: String?, parent: Int?)] = []
            func write(_ parent: Int?, _ depth: Int) -> String {
                let type = random.pick(ElementType.allCases)
                let label = random.chance(0.5) ? random.pick(["", "Pay", "é", "😀"]) : nil
                let index = expected.count
                expected.append((type, label, parent))
                var members = [#""type": "\#(type.name)""#]
                if let label { members.append(#""label": "\#(label)""#) }
                if depth < 6, random.chance(0.7) {
                    let children = (0..<random.int(0...3)).map { _ in write(index, depth + 1) }
                    members.append(#""children": [\#(children.joined(separator: ", "))]"#)
                }
                // The order of keys, also of children among them, means nothing.
                return "{\(members.shuffled(using: &random).joined(separator: ", "))}"
            }
            let text = write(nil, 0)
            let screen = try readScreen(text)
            #expect(screen.elements.map(\.type) == expected.map(\.type))
            #expect(screen.elements.map(\.label) == expected.map(\.label))
            #expect(screen.elements.map(\.parent) == expected.map(\.parent))
            for index in expected.indices {
                // A subtree ends before the first later element that does not descend from its root.
                func descends(_ other: Int) -> Bool {
                    var at = expected[other].parent
                    while let ancestor = at, ancestor != index { at = expected[ancestor].parent }
                    return at == index
                }
                let end = (index + 1..<max(index + 1, expected.count)).first { !descends($0) } ?? expected.count
                #expect(screen.elements[index].subtreeEnd == end)
                #expect(Array(text.utf8)[screen.elements[index].offset] == UInt8(ascii: "{"))
            }
        }
    }
}
