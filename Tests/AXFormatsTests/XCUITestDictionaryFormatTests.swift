import TestSupport
import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Testing

/// XCUIElementSnapshot's dictionaryRepresentation as JSON.
@Suite("XCUITest's dictionary")
struct XCUITestDictionaryFormatTests {
    @Test("The answer of Maestro's driver")
    func driver() throws {
        let screen = try readScreen(fixture("xcuitest-dictionary/driver.json"))
        #expect(screen.origin.format == InputFormat.xcuitestDictionary.id)
        #expect(screen.exposure == .inferred)
        #expect(
            screen.carries == [
                .type, .label, .identifier, .value, .placeholder, .enabled, .selected, .frame, .children,
            ])
        #expect(
            screen.elements.map(\.type) == [
                .other, .application, .textField, .tab, .other, .other, .statusBar, .staticText,
            ])
        #expect(screen.elements.map(\.parent) == [nil, 0, 1, 1, 1, 0, 5, 6])
        // An empty text is none.
        #expect(screen.elements.map(\.label) == [nil, "Tunes", "Name", "Songs", nil, nil, nil, "9:41"])
        #expect(screen.elements.map(\.identifier) == [nil, nil, "name"] + [String?](repeating: nil, count: 5))
        // A value that is no text is left out.
        #expect(screen.elements.map(\.value) == [nil, nil, "Ann"] + [String?](repeating: nil, count: 5))
        #expect(screen.elements[2].placeholder == "Full name")
        #expect(screen.elements.map(\.isEnabled) == [false, true, false, true, true, false, true, true])
        #expect(screen.elements.map(\.isSelected).enumerated().filter(\.element).map(\.offset) == [3])
        #expect(screen.elements[2].frame == Rect(x: 16, y: 100.5, width: 358, height: 43.666666666666664))
        #expect(screen.elements[3].frame == nil)
        #expect(screen.origin.notes.count == 1)
        // The element around the application has no size.
        #expect(screen.size == Size(390, 844))
        #expect(screen.frameTolerance == 0.1)
        // The status bar is the system's.
        #expect(Exposure(screen).order == [2, 3])
        #expect(screen.locations(of: [0, 1]) == [.init(line: 1, column: 16), .init(line: 5, column: 7)])
    }

    @Test("The bare dictionary, also as a list and with frames as Foundation prints them")
    func bare() throws {
        let element = #"{"elementType": 9, "label": "Pay", "frame": "{{1, 2}, {3, 4}}"}"#
        for text in [element, "[\(element)]"] {
            let screen = try readScreen(text)
            #expect(screen.origin.format == InputFormat.xcuitestDictionary.id)
            #expect(screen.elements.map(\.type) == [.button])
            #expect(screen.elements[0].frame == Rect(x: 1, y: 2, width: 3, height: 4))
            #expect(screen.carries == [.type, .label, .identifier, .value, .placeholder, .frame, .children])
        }
    }

    @Test("Every number of XCUIElement.ElementType; what is none of them says nothing")
    func types() throws {
        func type(_ number: String) throws -> ElementType {
            try readScreen(#"{"axElement": {"elementType": \#(number)}}"#).elements[0].type
        }
        // Some of Apple's numbers, by hand.
        let numbers: [(Int, ElementType)] = [
            (1, .other), (2, .application), (4, .window), (7, .alert), (9, .button), (21, .navigationBar),
            (22, .tabBar), (26, .table), (32, .collectionView), (33, .slider), (40, .switch), (42, .link),
            (43, .image), (46, .scrollView), (48, .staticText), (49, .textField), (50, .secureTextField),
            (52, .textView), (75, .cell), (79, .stepper), (80, .tab), (82, .statusItem),
        ]
        for (number, expected) in numbers { #expect(try type("\(number)") == expected) }
        for number in ["0", "83", "255", "256", "-1", "9.5", "1e3", "null"] { #expect(try type(number) == .other) }
    }

    @Test("Errors have their locations")
    func wrong() throws {
        #expect(
            refusals(
                """
                {"axElement": {"elementType": "9", "label": 1, "frame": {"X": 0, "Y": 0, "Width": 1},
                  "children": [{"elementType": 1, "frame": 3, "selected": "perhaps"}, "x", {"label": "a", "label": "a"}]}}
                """) == [
                    "tree:1:31: found a string, expected a number or null",
                    "tree:1:45: found a number, expected a string or null",
                    "tree:1:57: found a frame without all its numbers, expected X, Y, Width and Height",
                    "tree:2:44: found a number, expected an object with X, Y, Width and Height",
                    "tree:2:59: found \"perhaps\", expected a flag: \"1\", \"0\", true, false or null",
                    "tree:2:71: found a string, expected an element",
                    "tree:2:91: found the duplicate key \"label\", expected each key once",
                ])
        #expect(refusals(#"{"axElement": 5}"#) == ["tree:1:15: found a number, expected an element"])
        #expect(try readScreen(#"{"axElement": []}"#).elements.isEmpty)
    }
}
