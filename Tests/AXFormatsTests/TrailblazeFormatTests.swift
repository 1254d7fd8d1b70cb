import AXDumps
import AXFormats
import AXSyntax
import AXTree
import TestSupport
import Testing

/// Trailblaze's waypoints.
@Suite("Trailblaze's waypoints")
struct TrailblazeFormatTests {
    @Test("A waypoint: no types but those the driver fixes, missing keys have their defaults")
    func waypoint() throws {
        let screen = try readScreen(fixture("trailblaze/tunes.json"))
        #expect(screen.origin.format == InputFormat.trailblaze.id)
        #expect(screen.exposure == .inferred)
        #expect(
            screen.carries == [
                .label, .identifier, .value, .placeholder, .frame, .children, .enabled, .selected,
            ])
        #expect(
            screen.elements.map(\.type) == [.other, .application, .any, .textField, .any, .any, .other, .statusBar])
        #expect(screen.elements.map(\.parent) == [nil, 0, 1, 1, 1, 1, 0, 6])
        #expect(screen.elements.map(\.label) == [nil, "Tunes", "Play", nil, "Volume", "Lyrics", nil, nil])
        #expect(screen.elements[2].identifier == "play")
        // The value of an empty text field is its placeholder.
        #expect(screen.elements.map(\.value) == [nil, nil, nil, nil, "50%", nil, nil, nil])
        #expect(screen.elements[3].placeholder == "Name")
        #expect(screen.elements.map(\.isEnabled) == [false, true, true, false, true, true, false, true])
        #expect(screen.elements.map(\.isSelected) == [false, false, true, false, false, false, false, false])
        #expect(screen.size == Size(390, 844))
        #expect(screen.frameTolerance == 1)
        #expect(Exposure(screen).order == [2, 3, 4, 5])
    }

    @Test("Frames: an edge that is left out is 0; old waypoints have the centre and the size; without either, unknown")
    func frames() throws {
        let screen = try readScreen(fixture("trailblaze/tunes.json"))
        #expect(
            screen.elements.map(\.frame) == [
                nil, Rect(x: 0, y: 0, width: 390, height: 844), Rect(x: 16, y: 100, width: 44, height: 44),
                Rect(x: -16, y: 160, width: 390, height: 44), Rect(x: 16, y: 244.5, width: 358, height: 31), nil, nil,
                Rect(x: 0, y: 0, width: 390, height: 54),
            ])
    }

    @Test("Errors have their locations")
    func wrong() {
        #expect(
            refusals(
                """
                {"waypointId": "a", "viewHierarchy": {"accessibilityText": 5, "x1": "0", "enabled": "false", "children": [7,
                 {"children": {}}]}}
                """) == [
                    "tree:1:60: found a number, expected a string or null",
                    "tree:1:69: found a string, expected a number",
                    "tree:1:85: found a string, expected true, false or null",
                    "tree:1:107: found a number, expected an element",
                    "tree:2:15: found an object, expected a list of elements",
                ])
    }
}
