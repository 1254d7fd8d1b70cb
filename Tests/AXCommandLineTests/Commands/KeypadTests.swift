import Foundation
import Testing

@testable import AXCommandLine

/// An app's own keypad for a PIN, whose keys have the trait of a keyboard's keys, as Apple advises.
@Suite("A keypad of the app")
struct KeypadTests {
    private static let digits = (0...9).map(String.init)

    /// The keypad as each format has it that says of the app's own elements what is exposed. The container has the
    /// trait too.
    private static let dumps = [
        "own": #"""
        {"axaudit": 1, "root": {"type": "other", "isAccessibilityElement": false, "traits": ["keyboardKey"],
        "frame": [0, 0, 390, 844], "children": [\#(keys {
            #"{"type": "button", "label": "\#($0)", "traits": ["keyboardKey"], "isAccessibilityElement": true, "frame": [\#($1), 400, 30, 30]}"#
        })]}}
        """#,
        "own, flat": #"""
        {"axaudit": 1, "elements": [\#(keys {
            #"{"type": "button", "label": "\#($0)", "traits": ["keyboardKey"], "frame": [\#($1), 400, 30, 30]}"#
        })]}
        """#,
        "AccessibilitySnapshot": #"""
        [\#(keys {
            #"""
            {"element": {"_0": {"description": "\#($0). Button.", "label": "\#($0)", "traits": ["keyboardKey", "button"],
            "shape": {"type": "frame", "frame": [[\#($1), 400], [30, 30]]}, "activationPoint": [\#($1 + 15), 415],
            "usesDefaultActivationPoint": true, "customActions": [], "customContent": [], "customRotors": [],
            "respondsToUserInteraction": true}, "traversalIndex": 0}}
            """#
        })]
        """#,
        "A11yUITests": #"""
        {"filename": "PIN-0.json", "version": "1.1", "generated": "2026-02-26T09:17:02Z", "snapshot": [\#(keys {
            #"""
            {"label": "\#($0)", "type": "Button", "traits": ["Keyboard Key"], "enabled": true,
            "frame": [[\#($1), 400], [30, 30]], "placeholder": "", "value": ""}
            """#
        })]}
        """#,
    ]

    /// Returns ten keys in a row, each written from its label and its horizontal position.
    private static func keys(_ key: (String, Int) -> String) -> String {
        digits.enumerated().map { key($1, 5 + 38 * $0) }.joined(separator: ",\n")
    }

    @Test("Its keys are exposed, linted, spoken and in snapshots", arguments: dumps.keys.sorted())
    func keypad(format: String) throws {
        let project = try TemporaryProject()
        try project.write("pin.json", try #require(Self.dumps[format]))

        try project.write(
            "config.json",
            #"""
            {"customRules": [{"id": "own", "message": "m", "reason": "r", "elements": {"label": {"regex": "^[0-9]$"}},
            "expect": {"label": {"regex": "^[a-z]$"}}}]}
            """#)
        let lint = project.run("lint", "--config", "@/config.json", "--only", "own", "-f", "json", "@/pin.json").json
        let screens = try #require(lint["screens"] as? [[String: Any]])
        #expect(screens.map { $0["exposed"] as? Int } == [10])
        #expect(screens.map { $0["notes"] as? [String] } == [[]], "none is left out as the system's")
        #expect((lint["findings"] as? [Any])?.count == 10)

        let listing = project.run("show", "--no-config", "-f", "json", "@/pin.json").json
        let shown = try #require((listing["screens"] as? [[String: Any]])?.first?["elements"] as? [[String: Any]])
        #expect(shown.map { $0["label"] as? String } == Self.digits)
        #expect(shown.allSatisfy { ($0["description"] as? String)?.hasPrefix(($0["label"] as? String) ?? "-") == true })

        let text = project.run("snapshot", "--no-config", "@/pin.json").output
        let spoken = project.run("snapshot", "--no-config", "--style", "speech", "@/pin.json").output
        let speech = project.run("speak", "--no-config", "@/pin.json").output
        let json = project.run("snapshot", "--no-config", "--style", "json", "@/pin.json").json
        let list = try #require(json["snapshot"] as? [[String: Any]])
        #expect(list.count { Self.digits.contains($0["label"] as? String ?? "") } == 10)
        for digit in Self.digits {
            #expect(text.contains("\n\(digit)\n"))
            #expect(spoken.split(separator: "\n").contains { $0.hasPrefix(digit) }, "\(spoken)")
            #expect(speech.contains(">\(digit)"), "\(speech)")
        }
    }

    @Test("In a dump of the device they may be the keyboard's and are left out, also after conversion")
    func device() throws {
        let project = try TemporaryProject()
        try project.write(
            "pin.xml",
            #"""
            <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" accessible="false" x="0" y="0" width="390" height="844">
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="Pay" label="Pay" accessible="true" x="16" y="100" width="100" height="50"/>
            \#(Self.keys {
                #"<XCUIElementTypeKey type="XCUIElementTypeKey" name="\#($0)" label="\#($0)" accessible="true" x="\#($1)" y="600" width="30" height="40"/>"#
            })
            </XCUIElementTypeApplication>
            """#)
        try project.write("tree.json", project.run("convert", "--no-config", "@/pin.xml").output)
        for file in ["@/pin.xml", "@/tree.json"] {
            let lint = project.run("lint", "--no-config", "--fail-on", "never", "-f", "json", file).json
            let screens = try #require(lint["screens"] as? [[String: Any]])
            #expect(screens.map { $0["exposed"] as? Int } == [1])
            let note = "10 elements that iOS draws, such as the keyboard and the status bar, are left out"
            #expect(screens.map { ($0["notes"] as? [String])?.contains(note) } == [true])
        }
    }
}
