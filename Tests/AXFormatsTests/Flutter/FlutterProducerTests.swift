import AXAudit
import AXDumps
import AXFormats
import AXSyntax
import AXTree
import TestSupport
import Testing

/// Nodes as Flutter's own tests expect them to be printed, with words of ours.
///
/// Source of the shapes: flutter/flutter (`semantics_test.dart` of the package and of its widgets).
@Suite("What Flutter's tests print")
struct FlutterProducerTests {
    /// The lines of a node, and what is read of it.
    struct Node: Sendable, CustomTestStringConvertible {
        var name: String
        var lines: [String]
        var expected: String

        init(_ name: String, _ lines: [String], _ expected: String) {
            (self.name, self.lines, self.expected) = (name, lines, expected)
        }

        var testDescription: String { name }
    }

    static let nodes = [
        Node("minimal", ["Rect.fromLTRB(0.0, 0.0, 0.0, 0.0)", "invisible"], "other hidden"),
        Node("not yet drawn", ["STALE", "owner: null", "Rect.fromLTRB(0.0, 0.0, 10.0, 5.0)"], "other"),
        Node(
            "every property at the lowest level",
            [
                "owner: null", "isMergedIntoParent: false", "mergeAllDescendantsIntoThisNode: false",
                "Rect.fromLTRB(0.0, 0.0, 90.0, 20.0)", "tags: null", "actions: []", "customActions: []", "flags: []",
                "isHidden: false", "identifier: \"\"", "traversalParentIdentifier: null", "label: \"Milk\"",
                "value: \"\"", "increasedValue: \"\"", "decreasedValue: \"\"", "hint: \"\"", "tooltip: \"\"",
                "textDirection: null", "sortKey: null", "platformViewId: null", "maxValueLength: null",
                "scrollChildren: null", "scrollIndex: null", "indexInParent: null", "headingLevel: 0",
            ], "staticText \"Milk\" stop"),
        Node(
            "many properties",
            [
                "STALE", "owner: null", "merge boundary ⛔️", "Rect.fromLTRB(60.0, 20.0, 80.0, 50.0)",
                "actions: longPress, scrollUp, showOnScreen",
                "flags: hasCheckedState, isSelected, isButton, hasSelectedState", "label: \"Bread\"",
                "textDirection: rtl", "sortKey: OrdinalSortKey#19df5(order: 1.0)",
            ], "checkBox \"Bread\" value \"0\" selected stop"),
        Node(
            "blocked actions", ["actions: scrollUp🚫️, longPress🚫️,", "  tap🚫️"], "other"),
        Node(
            "an action that is not blocked beside some that are",
            ["actions: didGainAccessibilityFocus, longPress🚫️, scrollUp🚫️,", "  showOnScreen🚫️"], "other stop"),
        Node("the result of a validation", ["label: \"Zip\"", "validationResult: valid"], "staticText \"Zip\" stop"),
        Node(
            "custom actions",
            ["actions: customAction", "customActions: archive, pin, mute", "label: \"Anna\""],
            "staticText \"Anna\" stop"),
        Node("tags", ["tags: RenderViewport.twoPane", "label: \"before\""], "staticText \"before\" stop"),
        Node("an index in the parent", ["label: \"Row\"", "indexInParent: 10"], "staticText \"Row\" stop"),
        Node(
            "a text that is spelled out",
            ["label: \"AB12\" [SpellOutStringAttribute(TextRange(start: 0,", "  end: 4))]"],
            "staticText \"AB12\" stop"),
        Node(
            "a text in another language",
            ["label: \"hola\" [LocaleStringAttribute(TextRange(start: 0, end:", "  4), es-MX)]"],
            "staticText \"hola\" stop"),
        Node(
            "a tooltip beside a label", ["label: \"child\"", "tooltip: \"message\"", "textDirection: ltr"],
            "staticText \"child / message\" stop"),
        Node(
            "the title of a page", ["flags: isHeader, namesRoute", "label: \"Orders\""],
            "staticText \"Orders\" heading stop"),
        Node("the title of a dialog", ["flags: namesRoute", "label: \"Delete?\""], "staticText \"Delete?\" stop"),
        Node("a dialog with a name", ["flags: scopesRoute, namesRoute", "label: \"Alert\""], "other \"Alert\""),
        Node("a page without a name", ["flags: scopesRoute"], "other"),
        Node("a heading of a level", ["headingLevel: 3", "label: \"News\""], "staticText \"News\" heading 3 stop"),
        Node(
            "a text field",
            [
                "actions: moveCursorBackwardByCharacter, setSelection, setText, tap",
                "flags: isTextField, isFocused, hasEnabledState, isEnabled,", "  isFocusable", "value: \"Anna\"",
                "maxValueLength: 20", "currentValueLength: 4", "textSelection: [4, 4]",
            ], "textField value \"Anna\" stop"),
        Node(
            "a password", ["flags: isTextField, isObscured", "label: \"Password\"", "value: \"••••\""],
            "secureTextField \"Password\" value \"••••\" stop"),
        Node(
            "a slider",
            [
                "actions: decrease, increase", "flags: isSlider", "value: \"50%\"", "increasedValue: \"55%\"",
                "decreasedValue: \"45%\"",
            ], "slider value \"50%\" stop"),
        Node(
            "a tab",
            [
                "actions: tap", "flags: hasSelectedState, isSelected, isFocusable", "label:", "  \"Home",
                "  Tab 1 of 3\"",
            ], "other \"Home / Tab 1 of 3\" selected stop"),
        Node("an image", ["flags: isImage", "label: \"Map\""], "image \"Map\" stop"),
        Node("a link", ["actions: tap", "flags: isLink", "label: \"Terms\""], "link \"Terms\" stop"),
        Node(
            "a switch that is disabled", ["flags: hasEnabledState, hasToggledState", "label: \"Wi-Fi\""],
            "switch \"Wi-Fi\" value \"0\" disabled stop"),
        Node(
            "one of several choices",
            ["flags: hasCheckedState, isChecked, isInMutuallyExclusiveGroup", "label: \"Weekly\""],
            "radioButton \"Weekly\" value \"1\" stop"),
        Node(
            "a text that changes", ["flags: isLiveRegion", "label: \"3 left\""], "staticText \"3 left\" stop"),
        Node(
            "a list",
            [
                "actions: scrollUp", "flags: hasImplicitScrolling", "scrollChildren: 3", "scrollIndex: 0",
                "scrollExtentMin: 0.0", "scrollPosition: 0.0", "scrollExtentMax: 200.0",
            ], "scrollView"),
        Node("what is scrolled away", ["flags: isHidden", "label: \"Imprint\""], "staticText \"Imprint\" hidden"),
        Node(
            "a button with a hint and an identifier",
            [
                "identifier: \"send\"", "actions: tap", "flags: isButton, hasEnabledState, isEnabled",
                "label: \"Send\"", "hint: \"Sends the message\"",
            ], "button \"Send\" hint \"Sends the message\" #send stop"),
        Node("quotes in a label", ["label: \"Say \"hi\"\""], "staticText \"Say \"hi\"\" stop"),
    ]

    /// What a reader of the screen would be told of an element.
    private func summary(_ element: Element, isStop: Bool) -> String {
        func quoted(_ name: String, _ text: String?) -> String {
            text.map { "\(name)\"\($0.replacing("\n", with: " / "))\"" } ?? ""
        }
        let heading = element.headingLevel.map { $0 == 0 ? "heading" : "heading \($0)" } ?? ""
        return [
            element.type.name, quoted("", element.label), quoted("value ", element.value),
            quoted("hint ", element.hint), element.identifier.map { "#" + $0 } ?? "", heading,
            element.isEnabled ? "" : "disabled", element.isSelected ? "selected" : "",
            element.isVisible == false ? "hidden" : "", isStop ? "stop" : "",
        ].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func summaries(_ text: String) throws -> [String] {
        let screen = try readScreen(text)
        let stops = Set(Exposure(screen).order)
        return screen.elements.indices.map { summary(screen.elements[$0], isStop: stops.contains($0)) }
    }

    @Test("A node", arguments: nodes)
    func node(node: Node) throws {
        let rect = node.lines.contains { $0.hasPrefix("Rect") } ? [] : ["Rect.fromLTRB(0.0, 0.0, 90.0, 48.0)"]
        let text =
            "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)\n │\n └─SemanticsNode#1\n"
            + (rect + node.lines).map { "     \($0)\n" }.joined()
        #expect(try summaries(text) == ["other", node.expected])
    }

    @Test("Children are in the order of the lines, and a root alone can be scaled")
    func trees() throws {
        let text = """
            SemanticsNode#7
             │ STALE
             │ owner: null
             │ Rect.fromLTRB(0.0, 0.0, 25.0, 5.0)
             │
             ├─SemanticsNode#1
             │   STALE
             │   owner: null
             │   Rect.fromLTRB(15.0, 0.0, 20.0, 5.0)
             │   label: "first"
             │
             └─SemanticsNode#4
               │ STALE
               │ owner: null
               │ Rect.fromLTRB(10.0, 0.0, 20.0, 5.0)
               │
               └─SemanticsNode#6
                   STALE
                   owner: null
                   Rect.fromLTRB(5.0, 0.0, 10.0, 5.0)
                   label: "last"
            """
        #expect(try summaries(text) == ["other", "staticText \"first\" stop", "other", "staticText \"last\" stop"])
        #expect(
            try readScreen(text).elements.map(\.frame) == [
                Rect(x: 0, y: 0, width: 25, height: 5), Rect(x: 15, y: 0, width: 5, height: 5),
                Rect(x: 10, y: 0, width: 10, height: 5), Rect(x: 15, y: 0, width: 5, height: 5),
            ])
        let scaled = try readScreen(
            "SemanticsNode#3\n   STALE\n   Rect.fromLTRB(50.0, 10.0, 70.0, 40.0) scaled by 10.0x")
        #expect(scaled.elements.map(\.frame) == [Rect(x: 500, y: 100, width: 200, height: 300)])
    }

    @Test("A page as an app prints it, with the prefix of the console of Flutter")
    func page() throws {
        let text = """
            flutter: SemanticsNode#0
            flutter:  │ Rect.fromLTRB(0.0, 0.0, 1206.0, 2622.0)
            flutter:  │
            flutter:  └─SemanticsNode#1
            flutter:    │ Rect.fromLTRB(0.0, 0.0, 402.0, 874.0) scaled by 3.0x
            flutter:    │ textDirection: ltr
            flutter:    │
            flutter:    └─SemanticsNode#2
            flutter:      │ Rect.fromLTRB(0.0, 0.0, 402.0, 874.0)
            flutter:      │ sortKey: OrdinalSortKey#3d03a(order: 0.0)
            flutter:      │
            flutter:      └─SemanticsNode#3
            flutter:        │ Rect.fromLTRB(0.0, 0.0, 402.0, 874.0)
            flutter:        │ flags: scopesRoute
            flutter:        │
            flutter:        ├─SemanticsNode#6
            flutter:        │   Rect.fromLTRB(86.1, 76.0, 315.9, 104.0)
            flutter:        │   flags: isHeader
            flutter:        │   label: "Counter"
            flutter:        │   textDirection: ltr
            flutter:        │
            flutter:        └─SemanticsNode#5
            flutter:            Rect.fromLTRB(320.0, 780.0, 376.0, 836.0)
            flutter:            actions: focus, tap
            flutter:            flags: isButton, hasEnabledState, isEnabled, isFocusable
            flutter:            tooltip: "Add one"
            flutter:            textDirection: ltr
            """
        #expect(
            try summaries(text) == [
                "other", "other", "other", "other", "staticText \"Counter\" heading stop",
                "button \"Add one\" stop",
            ])
        #expect(try readScreen(text).size == Size(402, 874))
    }

    @Test("The caller names the platform that the text does not tell, and there is no note about it then")
    func platform() throws {
        func screen(_ platform: Platform?) throws -> Screen {
            let text = try fixture("flutter-semantics/amount.txt")
            return try #require(
                try TreeReader.read(
                    text, file: "tree", among: InputFormat.all, unsupported: UnsupportedFormat.all, platform: platform
                ).first)
        }
        let note = "Flutter's text does not say for which platform it is: it is checked as VoiceOver reads it"
        #expect(try screen(nil).platform == .iOS && screen(nil).origin.notes == [note])
        #expect(try screen(.iOS).platform == .iOS && screen(.iOS).origin.notes.isEmpty)
        let android = try screen(.android)
        #expect(android.platform == .android && android.origin.notes.isEmpty && android.density == 3)
        #expect(android.elements.last?.view?.className == "android.widget.Button")
        // In a line of a stream as well.
        let text = String(decoding: try fixture("flutter-semantics/amount.txt"), as: UTF8.self)
        let source = text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        let line = StreamLine(Array("{\"source\": \"\(source)\"}".utf8), number: 1, file: "tree", platform: .android)
        #expect(try line.screen.get().platform == .android)
    }
}
