import AXDumps
import AXFormats
import AXSyntax
import AXTree
import TestSupport
import Testing

/// States of crawls of droidbot.
@Suite("droidbot")
struct DroidbotFormatTests {
    private static let path = "droidbot/state_2026-11-02_101500.json"

    /// A state with these views: the number of each and of the view around it.
    private func state(_ views: [(number: Int, parent: Int)]) -> String {
        let list = views.map {
            #"{"temp_id": \#($0.number), "parent": \#($0.parent), "class": "a.View", "text": "\#($0.number)"}"#
        }
        return #"{"state_str": "a", "foreground_activity": "a.b/.C", "views": [\#(list.joined(separator: ",\n"))]}"#
    }

    @Test("Views, their texts, states and frames; the size is that of the window, not of the turned device")
    func views() throws {
        let screen = try readScreen(fixture(Self.path))
        #expect(screen.platform == .android && screen.exposure == .inferred)
        #expect(screen.name == "NotesActivity 2026-11-02_101500")
        #expect(screen.size == Size(1080, 1920))
        #expect(screen.elements.map(\.parent) == [nil, 0, 0, 0, 0, 0, 5, 6, 6, 5, 9])
        #expect(
            screen.elements.map(\.type) == [
                .other, .staticText, .button, .textField, .secureTextField, .table, .other, .staticText, .checkBox,
                .other, .staticText,
            ])
        #expect(screen.elements[2].frame == Rect(x: 936, y: 72, width: 144, height: 144))
        #expect(screen.elements[2].identifier == "com.example.notes:id/add")
        #expect(screen.elements[3].value == "tea")
        #expect(screen.elements.filter { !$0.isEnabled }.map(\.label) == ["PIN"])
        #expect(screen.elements.filter(\.isSelected).map(\.label) == ["Tea for Monday"])
        #expect(screen.elements[8].viewFlags == [.clickable, .focusable, .checkable, .checked])
        // The row below the window cannot be seen.
        #expect(screen.elements.map { $0.isVisible == false } == Array(repeating: false, count: 9) + [true, true])
        #expect(Exposure(screen).order == [1, 2, 3, 4, 6, 8])
        #expect(screen.carries.isDisjoint(with: [.placeholder, .headingLevel, .hint]))
    }

    @Test("Views are linked by their numbers, in the order of the list")
    func links() throws {
        let screen = try readScreen(state([(4, -1), (2, 1), (1, 4), (3, 4), (5, 2)]))
        #expect(screen.elements.map { $0.view?.text } == ["4", "1", "2", "5", "3"])
        #expect(screen.elements.map(\.depth) == [0, 1, 2, 3, 1])
    }

    @Test("Views of another app and of the system are left out")
    func packages() throws {
        let screen = try readScreen(
            """
            {"state_str": "a", "foreground_activity": "a.b/.C", "views": [
             {"temp_id": 0, "parent": -1, "package": "com.android.systemui", "class": "a.TextView", "text": "9:41"},
             {"temp_id": 1, "parent": -1, "package": "a.b", "class": "a.TextView", "text": "Pay"}]}
            """)
        #expect(Exposure(screen).order.map { screen.elements[$0].label } == ["Pay"])
    }

    @Test("Views around each other, and a view in none of the list, are refused at their location")
    func wrongLinks() {
        #expect(
            refusals(state([(0, -1), (1, 2), (2, 1)])) == [
                "tree:1:63: found views that are inside themselves, expected a tree of views"
            ])
        #expect(
            refusals(state([(0, -1), (1, 7)])) == [
                "tree:2:1: found a view in the view 7, expected the number of a view of the list, or -1"
            ])
    }

    @Test("Other files of a crawl are no dumps")
    func otherFiles() {
        for text in [
            #"{"tag": "2026-11-02_101500", "event": {"event_type": "touch", "view": {}}, "start_state": "a"}"#,
            #"{"device_serial": "emulator-5554"}"#,
        ] {
            #expect(refusals(text).first?.contains("no format recognised") == true, "\(refusals(text))")
        }
    }

    @Test("Errors have their locations")
    func wrong() {
        #expect(
            refusals(
                """
                {"state_str": "a", "foreground_activity": 5, "views": [7,
                 {"temp_id": "x", "bounds": [0, 0, 1, 1], "clickable": "no"}]}
                """) == [
                    "tree:1:43: found a number, expected a string or null",
                    "tree:1:56: found a number, expected an element",
                    "tree:2:14: found a string, expected a number or null",
                    "tree:2:29: found an array, expected [[left, top], [right, bottom]]",
                    "tree:2:56: found a string, expected true, false or null",
                ])
    }
}
