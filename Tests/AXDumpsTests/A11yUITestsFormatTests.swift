import TestSupport
import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Testing

/// The snapshots of A11yUITests.
@Suite("A11yUITests' JSON")
struct A11yUITestsFormatTests {
    @Test("A snapshot")
    func snapshot() throws {
        let screen = try readScreen(fixture("a11yuitests/settings.json"))
        #expect(screen.origin.format == InputFormat.a11yuitests.id)
        #expect(screen.name == "SuiteTests-test-settings-0")
        #expect(screen.size == nil)
        #expect(screen.exposure == .listed)
        #expect(
            screen.carries == [
                .type, .label, .value, .placeholder, .traits, .enabled, .selected, .frame, .isAccessibilityElement,
            ])
        #expect(screen.elements.map(\.type) == [.button, .staticText, .secureTextField, .other, .switch])
        #expect(screen.elements.map(\.label) == ["Too Small", "Title", "", "Map", "Lamp"])
        #expect(
            screen.elements.map(\.traits) == [.button, [.staticText, .header], [], [], [.notEnabled, .playsSound]])
        #expect(screen.elements.map(\.isEnabled) == [true, true, false, true, true])
        #expect(screen.elements[2].placeholder == "Password")
        #expect(screen.elements[2].value == "•••")
        #expect(screen.elements[1].value == nil)
        #expect(
            screen.elements.map(\.frame) == [
                Rect(x: 16, y: 79, width: 43, height: 43.5), Rect(x: 16, y: 20, width: 200, height: 20),
                Rect(x: 16, y: 130, width: 358, height: 34), Rect(x: -5, y: 0, width: 0, height: 0), nil,
            ])
        #expect(screen.origin.notes.count == 1)
        #expect(screen.elements.allSatisfy { $0.parent == nil })
        #expect(Exposure(screen).order == [0, 1, 2, 3, 4])
        #expect(screen.locations(of: [0, 4]) == [.init(line: 3, column: 5), .init(line: 10, column: 5)])
    }

    @Test(
        "The library's names of types",
        arguments: [
            ("Label", .staticText), ("Button", .button), ("Text Field", .textField), ("Cell", .cell),
            ("Switch", .switch), ("Alert", .alert),
            ("Page Indicator", .pageIndicator), ("Activity Indicator", .activityIndicator), ("Link", .link),
            ("Search Field", .searchField),
            ("Slider", .slider), ("Text View", .textView), ("Secure Text Field", .secureTextField),
            ("Date Picker", .datePicker), ("Stepper", .stepper),
            ("Dialog", .dialog), ("Progress Indicator", .progressIndicator), ("Segmented Control", .segmentedControl),
            ("Picker", .picker),
            ("Picker Wheel", .pickerWheel), ("Image", .image), ("Other", .other), ("Novel", .other),
        ] as [(String, ElementType)])
    func types(name: String, type: ElementType) throws {
        #expect(try readScreen(snapshot(#"{"type": "\#(name)"}"#)).elements.map(\.type) == [type])
    }

    @Test("The library's names of traits")
    func traits() throws {
        let names = [
            "Button", "Link", "Header", "Search Field", "Image", "Selected", "Plays Sound", "Keyboard Key",
            "Static Text", "Summary Element",
            "Not Enabled", "Updates Frequently", "Starts Media Session", "Adjustable", "Allows Direct Interaction",
            "Causes Page Turn",
            "Tab Bar", "None",
        ]
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        // The public bits of before iOS 17: 0 to 16.
        #expect(
            try readScreen(snapshot(#"{"type": "Button", "traits": [\#(list)]}"#)).elements[0].traits?.rawValue == 1
                << 17 - 1)
    }

    @Test("A snapshot without elements, without a version, of older versions")
    func versions() throws {
        #expect(try readScreen(#"{"snapshot": [], "generated": "", "filename": "a"}"#).elements.isEmpty)
        #expect(try readScreen(#"{"snapshot": [], "generated": "", "filename": "a"}"#).name == "a")
        for version in ["1.0", "1.1", "1", "0.9", "1.1.7"] {
            #expect(refusals(#"{"version": "\#(version)", "snapshot": [], "generated": "", "filename": "a"}"#).isEmpty)
        }
        for version in ["1.2", "2.0", "2", "1.10", "next"] {
            #expect(
                refusals(#"{"version": "\#(version)", "snapshot": [], "generated": "", "filename": "a"}"#) == [
                    "tree:1:13: found version \"\(version)\", expected 1.1 or older: this snapshot was written by a newer A11yUITests"
                ])
        }
    }

    @Test("Wrong types are refused together, unknown keys are passed over")
    func wrong() {
        #expect(refusals(snapshot(#"{"type": "Button", "novel": [{}]}"#)).isEmpty)
        #expect(
            refusals(snapshot(#"{"type": 1, "label": [], "enabled": 1, "traits": "Button", "frame": [1, 2, 3, 4]}, 7"#))
                .map { $0.dropFirst(7) } == [
                    "62: found a number, expected a string or null", "74: found an array, expected a string or null",
                    "89: found a number, expected true, false or null",
                    "102: found a string, expected a list of strings or null",
                    "121: found an array, expected [[x, y], [width, height]]",
                    "136: found a number, expected an element",
                ])
    }

    private func snapshot(_ elements: String) -> String {
        #"{"filename": "a", "generated": "2026", "snapshot": [\#(elements)]}"#
    }
}
