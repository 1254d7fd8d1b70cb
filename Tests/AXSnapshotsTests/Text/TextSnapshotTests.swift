import AXSyntax
import AXSnapshots
import AXDumps
import AXFormats
import AXEngine
import AXTree
import Testing

/// Text snapshots, compared byte for byte with those of AXSnapshot.
@Suite("Text snapshot")
struct TextSnapshotTests {
    private func text(_ trees: Tree...) -> String { TextSnapshot(Screen(trees: trees)).text }

    @Test("The example of AXSnapshot's README")
    func readme() {
        let list = Tree.box(
            Tree(
                .other, "Final Result", value: "", traits: [.header, .button], hint: "Double Tap to see detail result",
                actions: ["Retry"]),
            Tree(
                .other, "The question is", value: "The answer to the Life, the Universe, and Everything",
                traits: .button),
            Tree(.other, "The answer is", value: "42", traits: .button))
        #expect(
            text(list) == """
                ------------------------------------------------------------
                Final Result
                button, header
                Double Tap to see detail result
                Actions: Retry
                ------------------------------------------------------------
                The question is, The answer to the Life, the Universe, and Everything
                button
                ------------------------------------------------------------
                The answer is, 42
                button
                ------------------------------------------------------------
                """)
    }

    @Test("Standard controls with the fallback texts of the UIKit adapter, and trait lines by type")
    func standardControls() {
        #expect(
            text(
                Tree(.staticText, "My Label"), Tree(.button, "My Button"), Tree(.switch, value: "1"),
                Tree(.segmentedControl, "SegmentedControl with 2 segments", value: "Selected: First"),
                Tree(.stepper, "Stepper"), Tree(.progressIndicator, value: "70%"),
                Tree(.slider, value: "Absolute: 80.0, Percentage: 80%"),
                Tree(.activityIndicator, "Activity Indicator", value: "Animating"),
                Tree(.textField, value: "My TextField Content"), Tree(.textView, value: "My TextView Content")) == """
                    ------------------------------------------------------------
                    My Label
                    ------------------------------------------------------------
                    My Button
                    button
                    ------------------------------------------------------------
                    1
                    button
                    ------------------------------------------------------------
                    SegmentedControl with 2 segments, Selected: First
                    ------------------------------------------------------------
                    Stepper
                    ------------------------------------------------------------
                    70%
                    ------------------------------------------------------------
                    Absolute: 80.0, Percentage: 80%
                    adjustable
                    ------------------------------------------------------------
                    Activity Indicator, Animating
                    ------------------------------------------------------------
                    My TextField Content
                    TextField
                    ------------------------------------------------------------
                    My TextView Content
                    TextView
                    ------------------------------------------------------------
                    """)
    }

    @Test("A screen without exposed elements results in an empty text")
    func nothing() {
        #expect(text().isEmpty)
        #expect(text(.box(.box()), Tree(.button, "Gone", hidden: true)).isEmpty)
    }

    private static let line = TextSnapshot.separator

    @Test(
        "The lines of one element",
        arguments: [
            // An element with neither a label nor a value still has an empty first line.
            (Tree(.other), "\n"), (Tree(.other, ""), "\n"), (Tree(.other, "", value: ""), "\n"),
            (Tree(.other, "Label", value: ""), "Label\n"), (Tree(.other, "", value: "Value"), "Value\n"),
            (Tree(.other, value: "Value"), "Value\n"), (Tree(.other, "A", value: "B"), "A, B\n"),
            (Tree(.image, traits: .image), "\nimage\n"),
            // An empty hint or an empty list of actions has a line, and none has no line.
            (Tree(.other, "A", hint: ""), "A\n\n"), (Tree(.other, "A", hint: "Opens."), "A\nOpens.\n"),
            (Tree(.other, "A", actions: []), "A\nActions: \n"),
            (Tree(.other, "A", actions: ["Retry", "", "Share, all"]), "A\nActions: Retry, , Share, all\n"),
            (Tree(.other, "A", traits: .header, hint: "", actions: []), "A\nheader\n\nActions: \n"),
            // Labels are not escaped.
            (Tree(.other, "Two\nlines", value: "and\ttabs\r"), "Two\nlines, and\ttabs\r\n"),
            (Tree(.other, " 다니엘 👩‍👧 "), " 다니엘 👩‍👧 \n"),
            // There is no line of traits with an unknown trait.
            (Tree(.other, "A", traits: [.button, Traits(rawValue: 1 << 18)]), "A\n"),
            (Tree(.other, "A", traits: [.button, .toggleButton]), "A\n"),
            (Tree(.other, "A", traits: [.button, .supportsZoom]), "A\n"),
            (Tree(.other, "A", traits: nil), "A\n"),
            // Standard controls then have a line of their own.
            (Tree(.switch, "A", value: "1", traits: [.button, .toggleButton]), "A, 1\nbutton\n"),
            (Tree(.button, "A", traits: nil), "A\nbutton\n"), (Tree(.button, "A", traits: .link), "A\nlink\n"),
            (Tree(.slider, "A", traits: [Traits(rawValue: 1 << 60)]), "A\nadjustable\n"),
            (Tree(.textView, "A"), "A\nTextView\n"), (Tree(.textField, "A"), "A\nTextField\n"),
            (Tree(.textField, "A", traits: .notEnabled), "A\nnotEnabled\n"),
            (Tree(.staticText, "A"), "A\n"), (Tree(.stepper, "A"), "A\n"), (Tree(.link, "A"), "A\n"),
        ])
    func element(tree: Tree, expected: String) {
        #expect(text(tree) == "\(Self.line)\n\(expected)\(Self.line)")
    }

    @Test("Traits are in AXSnapshot's order")
    func traitOrder() {
        let names = [
            "button", "link", "image", "searchField", "staticText", "header", "tabBar", "summaryElement",
            "selected", "notEnabled", "adjustable", "allowsDirectInteraction", "updatesFrequently", "causesPageTurn",
            "playsSound", "startsMediaSession",
        ]
        for missing in names {
            let left = names.filter { $0 != missing }
            let traits = Traits(left.compactMap { Traits(name: $0) })
            #expect(
                text(Tree(.other, "A", traits: traits))
                    == "\(Self.line)\nA\n\(left.joined(separator: ", "))\n\(Self.line)")
        }
    }

    @Test("An exposed element covers its descendants, and a hidden element hides them")
    func nested() {
        let tree = Tree.box(
            Tree(.cell, "Outer", [Tree(.button, "Inner"), .box(Tree(.image, "Deep"))]),
            Tree.box(hidden: true, Tree(.button, "In a hidden one"), .box(Tree(.image, "Deep in a hidden one"))),
            Tree(.button, "Hidden", hidden: true),
            Tree(.button, "No element", exposed: false, [Tree(.image, "Inside")]),
            Tree(.staticText, "MyLabel"))
        #expect(TextSnapshot(Screen(tree)).blocks == ["Outer", "Inside", "MyLabel"])
    }

    @Test("Each part of the formatter can be replaced, and the whole")
    func formatter() {
        let screen = Screen(Tree(.button, "Pay", value: "now", hint: "Pays.", actions: ["Later"]))
        var format = ElementFormatter()
        format.label = { "<\($0.label ?? "")>" }
        format.value = { $0.value?.uppercased() ?? "" }
        format.traits = { _ in "TRAITS" }
        format.hint = { _ in nil }
        format.actions = { $0.actions.map { "\($0.count)" } }
        #expect(TextSnapshot(screen, format).blocks == ["<Pay>, NOW\nTRAITS\n1"])
        format.element = { element, parts in parts.label(element) + "|" + element.type.name }
        #expect(TextSnapshot(screen, format).blocks == ["<Pay>|button"])
        #expect(TextSnapshot(screen, ElementFormatter([.label, .hint])).blocks == ["Pay\nPays."])
    }
}
