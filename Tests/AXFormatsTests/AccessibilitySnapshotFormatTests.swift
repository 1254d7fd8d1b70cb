import TestSupport
import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Testing

/// The model of AccessibilitySnapshot.
@Suite("AccessibilitySnapshot's JSON")
struct AccessibilitySnapshotFormatTests {
    @Test("A model: elements and the containers around them, with all that VoiceOver knows")
    func model() throws {
        let screen = try readScreen(fixture("accessibility-snapshot/player.json"))
        #expect(screen.origin.format == InputFormat.accessibilitySnapshot.id)
        #expect(screen.exposure == .given)
        #expect(
            screen.carries == [
                .label, .value, .hint, .identifier, .traits, .frame, .isAccessibilityElement, .enabled, .selected,
                .actions, .customContent, .userInputLabels, .language, .activationPoint, .respondsToUserInteraction,
                .children,
            ])
        #expect(screen.elements.map(\.type) == [.any, .other, .any, .tabBar])
        #expect(screen.elements.map(\.parent) == [nil, nil, 1, nil])
        #expect(screen.elements.map(\.label) == ["Now playing", "Controls", "Shuffle", nil])
        #expect(screen.elements.map(\.identifier) == [nil, "controls", "shuffle", nil])
        #expect(screen.elements.map(\.isAccessibilityElement) == [true, false, true, false])
        #expect(screen.elements[0].traits == [.header, .staticText])
        // switchButton, tabBarItem, bit 42, and a word that nobody knows.
        #expect(screen.elements[2].traits?.rawValue == 1 << 53 | 1 << 28 | 1 << 42)
        let shuffle = screen.elements[2]
        #expect(shuffle.value == "Off" && shuffle.hint == "Plays songs in any order" && shuffle.language == "en-GB")
        #expect(shuffle.userInputLabels == ["Shuffle", "Mix"])
        #expect(shuffle.actions == ["Reset"])
        #expect(shuffle.customContent == [CustomContent(label: "Songs", value: "12", isImportant: true)])
        #expect(shuffle.activationPoint == Point(x: 32, y: 232))
        #expect(screen.elements.map(\.respondsToUserInteraction) == [false, nil, true, nil])
        // Of a path the rectangle around its points.
        #expect(shuffle.frame == Rect(x: 10, y: 210, width: 50, height: 44))
        #expect(screen.elements[0].frame == Rect(x: 16, y: 60, width: 358, height: 21.5))
        #expect(screen.elements[3].frame == Rect(x: 0, y: 760, width: 390, height: 84))
        #expect(screen.size == nil)
        #expect(Exposure(screen).order == [0, 2])
        #expect(screen.locations(of: [0, 1, 2]).map(\.line) == [1, 6, 9])
    }

    @Test("What can be used and what is chosen, the traits say")
    func states() throws {
        let screen = try readScreen(
            #"[{"element": {"_0": {"traits": ["notEnabled", "selected"]}}}, {"element": {"_0": {"traits": []}}}]"#)
        #expect(screen.elements.map(\.isEnabled) == [false, true])
        #expect(screen.elements.map(\.isSelected) == [true, false])
    }

    @Test(
        "Every trait of that library",
        arguments: [
            ("button", 0), ("link", 1), ("image", 2), ("selected", 3), ("playsSound", 4), ("keyboardKey", 5),
            ("staticText", 6), ("summaryElement", 7), ("notEnabled", 8), ("updatesFrequently", 9), ("searchField", 10),
            ("startsMediaSession", 11), ("adjustable", 12), ("allowsDirectInteraction", 13), ("causesPageTurn", 14),
            ("tabBar", 15), ("header", 16), ("textEntry", 18), ("isEditing", 21), ("secureTextField", 24),
            ("backButton", 27), ("tabBarItem", 28), ("textArea", 47), ("switchButton", 53), ("unknown(8589934592)", 33),
        ])
    func traits(name: String, bit: UInt64) throws {
        let element = try readScreen(#"[{"element": {"_0": {"traits": ["\#(name)"]}}}]"#).elements[0]
        #expect(element.traits?.rawValue == 1 << bit)
    }

    @Test("Bare elements, and actions as objects, as earlier versions wrote them")
    func older() throws {
        let screen = try readScreen(
            #"""
            [{"description": "x", "label": "x", "traits": ["button"], "customActions": [{"name": "Delete"}],
              "shape": {"type": "frame", "frame": [[0, 0], [1, 2]]}, "activationPoint": [1e9, 0]}]
            """#)
        #expect(screen.elements.map(\.label) == ["x"])
        #expect(screen.elements[0].actions == ["Delete"])
        #expect(screen.elements[0].activationPoint == nil)
        #expect(!screen.carries.contains(.children))
    }

    @Test("Errors have their locations")
    func wrong() {
        #expect(
            refusals(
                """
                [{"element": {"_0": {"label": 1, "traits": "button", "shape": {"type": "frame"}, "activationPoint": [1]}}},
                 {"element": {"_0": 5}}, {"novelty": {}}, 7, {"element": {"_0": {"hint": "a", "hint": "b"}}},
                 {"container": {"_0": {"frame": [[0, 0], [1]]}, "children": {}}}]
                """) == [
                    "tree:1:31: found a number, expected a string or null",
                    "tree:1:44: found a string, expected a list of strings or null",
                    "tree:1:63: found an object, expected a shape with \"frame\" or \"pathElements\"",
                    "tree:1:101: found an array, expected two numbers in a list",
                    "tree:2:21: found a number, expected an element",
                    "tree:2:26: found an object, expected an object with \"element\" or \"container\"",
                    "tree:2:43: found a number, expected an object with \"element\" or \"container\"",
                    "tree:2:79: found the duplicate key \"hint\", expected each key once",
                    "tree:3:42: found an array, expected two numbers in a list",
                    "tree:3:61: found an object, expected a list of elements",
                ])
    }

    @Test("An element without attributes is refused")
    func noAttributes() {
        #expect(
            refusals(#"[{"element": {}}, {"element": {"_0": {}}}, {"element": {"_0": {"label": "A"}}}]"#) == [
                #"tree:1:14: found an element without attributes, expected attributes under "_0""#,
                #"tree:1:38: found an element without attributes, expected attributes under "_0""#,
            ])
    }
}
