import AXFormats
import AXTree
import TestSupport
import Testing

/// What droidbot touched in a crawl.
@Suite("Touches of a crawl of droidbot")
struct DroidbotCrawlTests {
    // MARK: The crawl in the fixtures

    private static let moments = ["091000", "091010", "091020", "091030"]
    private static let events = [
        "091001", "091005", "091012", "091015", "091022", "091024", "091026", "091032", "091034", "091036", "091038",
        "091039", "091040",
    ]

    private static func state(_ moment: String) throws -> [UInt8] {
        try fixture("crawl/states/state_2026-11-30_\(moment).json")
    }

    private static func crawl() throws -> DroidbotCrawl {
        DroidbotCrawl(
            try events.compactMap { DroidbotEvent(try fixture("crawl/events/event_2026-11-30_\($0).json")) },
            try moments.compactMap {
                DroidbotState(beginning: Array(try state($0).prefix(DroidbotState.beginningSize)))
            })
    }

    @Test("Touches and long touches of the views of a state, their effect and the screen that followed")
    func touches() throws {
        let inbox = try readScreen(try Self.state("091000"))
        #expect(inbox.origin.state == "a1")
        #expect(
            try Self.crawl().touches(of: inbox) == [
                // The title: nothing happened.
                Screen.Touch(.element(1), changed: false),
                Screen.Touch(.element(6), changed: true, opened: "LetterActivity 2026-11-30_091010"),
                Screen.Touch(.element(2), changed: true, opened: "ComposeActivity 2026-11-30_091020"),
                Screen.Touch(.element(3), changed: true, opened: "ComposeActivity 2026-11-30_091020"),
                Screen.Touch(.element(8), changed: true, opened: "LetterActivity 2026-11-30_091030"),
                // The clock of the status bar, which is another app's.
                Screen.Touch(.element(11), changed: nil),
                Screen.Touch(.element(6), changed: true, opened: "LetterActivity 2026-11-30_091010"),
            ])
        let letter = try readScreen(try Self.state("091010"))
        #expect(letter.name == "LetterActivity 2026-11-30_091010")
        #expect(try Self.crawl().touches(of: letter) == [])
    }

    // MARK: Events

    private func event(_ event: String, _ start: String = "a", _ stop: String = "b") throws -> DroidbotEvent {
        try #require(
            DroidbotEvent(
                Array(#"{"event": \#(event), "start_state": "\#(start)", "stop_state": "\#(stop)"}"#.utf8)))
    }

    private func state(_ id: String, _ structure: String, _ activity: String = "a.b/.C") throws -> DroidbotState {
        try #require(
            DroidbotState(
                beginning: Array(
                    """
                    {"tag": "\(id)", "state_str": "\(id)", "state_str_content_free": "\(structure)",
                     "foreground_activity": "\(activity)", "activity_stack": ["
                    """.utf8)))
    }

    private func touches(
        _ events: [DroidbotEvent], _ states: [DroidbotState], of views: String
    ) throws -> [Screen.Touch] {
        let screen = try readScreen(
            #"{"state_str": "a", "foreground_activity": "a.b/.C", "views": [\#(views)]}"#)
        return DroidbotCrawl(events, states).touches(of: screen)
    }

    private static let view =
        #"{"class": "a.TextView", "package": "a.b", "text": "One", "clickable": true, "bounds": [[0, 0], [90, 60]]}"#
    private static let touch = #"{"event_type": "touch", "x": null, "y": null, "view": \#(view)}"#

    @Test(
        "Files that are no events",
        arguments: [
            "", "{", "[]", "{}", #"{"event": {}, "start_state": "a", "stop_state": "b"}"#,
            #"{"event": {"event_type": "touch"}, "stop_state": "b"}"#,
            #"{"event": 7, "start_state": "a", "stop_state": "b"}"#,
        ])
    func noEvents(text: String) { #expect(DroidbotEvent(Array(text.utf8)) == nil) }

    @Test("A touch of a point; one without a place or beyond all screens is none")
    func points() throws {
        let events = try [
            #"{"event_type": "touch", "x": 30, "y": 40.5, "view": null}"#, #"{"event_type": "touch"}"#,
            #"{"event_type": "touch", "x": 1e12, "y": 0}"#, #"{"event_type": "scroll", "x": 30, "y": 40}"#,
        ].map { try event($0) }
        #expect(
            try touches(events, [state("a", "s"), state("b", "t")], of: Self.view) == [
                Screen.Touch(.point(Point(x: 30, y: 40.5)), changed: true, opened: "C b")
            ])
    }

    @Test("A view that moved is found if only one is like it; one that is gone, or is one of several, is left out")
    func moved() throws {
        let states = try [state("a", "s"), state("b", "t")]
        let lower = Self.view.replacing("[0, 0], [90, 60]", with: "[0, 100], [90, 160]")
        let lowest = Self.view.replacing("[0, 0], [90, 60]", with: "[0, 200], [90, 260]")
        let found = Screen.Touch(.element(0), changed: true, opened: "C b")
        #expect(try touches([event(Self.touch)], states, of: Self.view) == [found])
        #expect(try touches([event(Self.touch)], states, of: lower) == [found])
        #expect(try touches([event(Self.touch)], states, of: lower + "," + lowest) == [])
        #expect(try touches([event(Self.touch)], states, of: Self.view.replacing("One", with: "Two")) == [])
    }

    @Test("The effect is unknown where another app is in front, or the state after it was not kept under a name")
    func effects() throws {
        func changed(_ activity: String) throws -> Bool?? {
            try touches([event(Self.touch)], [state("a", "s", activity), state("b", "t")], of: Self.view).first?.changed
        }
        #expect(try changed("a.b/.C") == .some(true))
        #expect(try changed("com.android.launcher/.Home") == .some(nil))
        let unnamed = try touches([event(Self.touch, "a", "x")], [state("a", "s")], of: Self.view)
        #expect(unnamed == [Screen.Touch(.element(0), changed: true)])
        #expect(try touches([event(Self.touch)], [], of: Self.view).map(\.changed) == [true], "no state is known")
        #expect(try touches([event(Self.touch, "b", "a")], [state("a", "s")], of: Self.view) == [], "another state")
    }

    @Test("What does not say that it can be clicked has an effect if it had one twice, on one state or on two")
    func coincidence() throws {
        let plain = Self.view.replacing("true", with: "false")
        let touch = Self.touch.replacing("true", with: "false")
        let states = try [state("a", "s"), state("b", "t"), state("c", "u")]
        func changed(_ events: DroidbotEvent...) throws -> [Bool?] {
            try touches(events, states, of: plain).map(\.changed)
        }
        #expect(try changed(event(touch)) == [nil])
        #expect(try changed(event(touch), event(touch)) == [true, true])
        #expect(try changed(event(touch), event(touch, "c", "b")) == [true])
        #expect(try changed(event(touch), event(touch, "a", "a")) == [nil, false])
    }

    @Test("What followed after anything but a touch, and what came by itself before the next event")
    func followers() throws {
        let states = try [state("a", "s"), state("b", "t"), state("c", "u"), state("d", "v")]
        let key = #"{"event_type": "key", "name": "BACK"}"#
        let events = try [
            event(key, "a", "b"), event(Self.touch, "b", "a"), event(Self.touch, "a", "d"), event(key, "a", "b"),
            event(key, "a", "c"),
        ]
        let screen = try readScreen(#"{"state_str": "a", "foreground_activity": "a.b/.C", "views": [\#(Self.view)]}"#)
        #expect(DroidbotCrawl(events, states).followers(of: screen) == ["C b", "C c"])
    }

    @Test("On a screen whose texts change by themselves, other texts say nothing")
    func clock() throws {
        let states = try [state("a", "s"), state("b", "s"), state("c", "s"), state("d", "t")]
        let key = #"{"event_type": "key", "name": "BACK"}"#
        // Between the first event and the second, the texts changed from those of `b` to those of `c`.
        let ticking = try [event(Self.touch), event(key, "c", "c")]
        #expect(try touches(ticking, states, of: Self.view).map(\.changed) == [nil])
        let still = try [event(Self.touch), event(key, "b", "c")]
        #expect(try touches(still, states, of: Self.view).map(\.changed) == [true])
        let opening = try [event(Self.touch, "a", "d"), event(key, "d", "b"), event(key, "c", "c")]
        #expect(try touches(opening, states, of: Self.view).map(\.changed) == [true], "another structure")
    }

    // MARK: States

    @Test(
        "Files that are no states",
        arguments: ["", "{", "[]", #"{"views": []}"#, #"{"state_str": 7, "views": []}"#, #"{"state_str": "a"}"#])
    func noStates(text: String) { #expect(DroidbotState(beginning: Array(text.utf8)) == nil) }
}
