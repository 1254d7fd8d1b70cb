import AXDumps
import AXFormats
import AXTree
import TestSupport
import Testing

/// The key `touches` of a screen of axaudit's own tree.
@Suite("Touches in axaudit's own tree")
struct TouchTests {
    private let elements = #"[{"type": "button", "frame": [10, 20, 100, 40]}, {"type": "link"}]"#

    private func read(_ touches: String) throws -> Screen {
        try readScreen(
            #"{"screen": {"exposure": "given", "touches": \#(touches)}, "elements": \#(elements)}"#)
    }

    @Test("Points, elements, what followed")
    func touches() throws {
        let screen = try read(
            #"""
            [{"at": [300, 30.5], "changed": true}, {"element": 1, "changed": false, "opened": "Basket"},
             {"at": {"x": 1, "y": 2}, "changed": null, "opened": ""}, {"element": 0, "x-tool": {"id": 4}},
             {"at": [1e9, 0]}]
            """#)
        #expect(
            screen.touches == [
                Screen.Touch(.point(Point(x: 300, y: 30.5)), changed: true),
                Screen.Touch(.element(1), changed: false, opened: "Basket"), Screen.Touch(.point(Point(x: 1, y: 2))),
                Screen.Touch(.element(0)),
            ])
        #expect(screen.point(of: .element(0)) == Point(x: 60, y: 40))
        #expect(screen.point(of: .element(1)) == nil)
        #expect(screen.point(of: .point(Point(x: 3, y: 4))) == Point(x: 3, y: 4))
    }

    @Test("No touch is known", arguments: ["[]", "null"])
    func none(touches: String) throws { #expect(try read(touches).touches.isEmpty) }

    @Test("A screen that is written and read again has the same touches")
    func roundTrip() throws {
        let screen = try read(
            #"[{"at": [300, 30.5], "changed": true}, {"element": 1, "changed": false, "opened": "Basket"}, {"element": 0}]"#
        )
        let text = TreeDocument.text([screen])
        #expect(
            text.contains(
                #""touches": [{"at": [300, 30.5], "changed": true}, {"element": 1, "changed": false, "opened": "Basket"}, {"element": 0}]"#
            ), "\(text)")
        #expect(try readScreen(text).touches == screen.touches)
        #expect(try !TreeDocument.text([read("[]")]).contains("touches"))
    }

    @Test(
        "The message of an error and its location",
        arguments: [
            (#"{}"#, "1:45: found an object, expected a list of touches or null"),
            (#"[7]"#, "1:46: found a number, expected an object with \"at\" or \"element\""),
            (#"[{"changed": true}]"#, "1:46: found a touch without a place, expected \"at\" or \"element\""),
            (#"[{"at": null}]"#, "1:46: found a touch without a place, expected \"at\" or \"element\""),
            (#"[{"at": [1]}]"#, "1:53: found an array, expected [x, y], an object with x and y, or null"),
            (#"[{"element": 2}]"#, "1:58: found 2, expected the index of one of the 2 elements, from 0"),
            (#"[{"element": -1}]"#, "1:58: found -1, expected the index of one of the 2 elements, from 0"),
            (#"[{"element": 0.5}]"#, "1:58: found 0.5, expected the index of one of the 2 elements, from 0"),
            (#"[{"element": "0"}]"#, "1:58: found a string, expected the index of one of the 2 elements, from 0"),
            (#"[{"at": [1, 2], "element": 0}]"#, "1:72: found \"element\" beside \"at\", expected one of the two"),
            (
                #"[{"element": 0, "chnged": true}]"#,
                "1:61: unknown key of a touch \"chnged\"; did you mean \"changed\"?"
            ),
            (#"[{"element": 0, "changed": 1}]"#, "1:72: found a number, expected true, false or null"),
        ])
    func refusal(touches: String, message: String) {
        let text = #"{"screen": {"exposure": "given", "touches": \#(touches)}, "elements": \#(elements)}"#
        #expect(refusals(text) == ["tree:" + message])
    }

    @Test("Points are converted to density-independent pixels with the frames")
    func density() throws {
        var screen = try readScreen(
            #"""
            {"screen": {"platform": "android", "touches": [{"at": [300, 30]}, {"element": 0}]},
             "root": {"type": "other", "frame": [0, 0, 720, 1280]}}
            """#)
        screen.setDensity(2)
        #expect(screen.touches.map(\.place) == [.point(Point(x: 150, y: 15)), .element(0)])
    }

    @Test("Touches of elements that a screen loses are those of their centre")
    func removal() throws {
        var screen = try readScreen(
            #"""
            {"screen": {"touches": [{"element": 1, "changed": true}, {"element": 2}, {"element": 3}, {"at": [1, 2]}]},
             "root": {"type": "other", "children": [
               {"type": "button", "frame": [10, 20, 100, 40]}, {"type": "link"}, {"type": "link"}]}}
            """#)
        #expect(screen.keepElements([3]) == [0, nil, nil, 1])
        #expect(
            screen.touches == [
                Screen.Touch(.point(Point(x: 60, y: 40)), changed: true), Screen.Touch(.element(1)),
                Screen.Touch(.point(Point(x: 1, y: 2))),
            ])
    }
}
