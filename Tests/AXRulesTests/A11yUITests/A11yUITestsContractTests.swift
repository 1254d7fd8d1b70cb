import AXAudit
import Foundation
import TestSupport
import Testing

/// The preset a11yuitests on screens whose findings were derived by hand from A11yUITests' source.
@Suite("A11yUITests, by hand")
struct A11yUITestsContractTests {
    private typealias Report = NaiveA11yUITests.Report

    private static let rules = Rule.all.filter { $0.isIn(.a11yuitests) }

    private func audit(_ text: String, file: String) throws -> ScreenAudit {
        let screens = try TreeReader.read(Array(text.utf8), file: file)
        try #require(screens.count == 1)
        return Audit(rules: Self.rules)(screens[0])
    }

    private func expect(_ audit: ScreenAudit, _ expected: [Report]) {
        let found = audit.findings.map { Report($0) }
        for (number, (one, other)) in zip(found, expected).enumerated() {
            #expect(one == other, "finding \(number)")
        }
        #expect(found.count == expected.count)
        #expect(audit.notChecked.isEmpty)
    }

    private func report(
        _ rule: String, _ severity: Severity, _ elements: [Int], _ message: String, _ detail: String? = nil
    ) -> Report {
        Report(rule: "a11yuitests-" + rule, severity: severity, message: message, detail: detail, elements: elements)
    }

    @Test(
        "The snapshot of the library's own example app", .enabled(if: Corpus.isAvailable, "AXAUDIT_CORPUS is not set"))
    func corpus() throws {
        let folder = try #require(Corpus.folder).path
        let name = "rwapp__A11yUITests__A11yUITests-ExampleUITests-test-snapshotTest-0.json"
        let text = try String(contentsOfFile: "\(folder)/a11yuitests-json/\(name)", encoding: .utf8)
        expect(
            try audit(text, file: name),
            [
                // No element of the snapshot has the trait Header.
                report("header", .failure, [], "Screen has no element with a header trait."),
                // "Too Small", 43 by 43.
                report(
                    "minimum-interactive-size", .failure, [0], "Interactive element not tall enough.",
                    "Minimum height: 44.0. Current height: 43.0"),
                report(
                    "minimum-interactive-size", .failure, [0], "Interactive element not wide enough.",
                    "Minimum width: 44.0. Current width: 43.0"),
                // "Punctuated."
                report(
                    "button-label", .failure, [1], "Button accessibility labels shouldn't contain punctuation."),
                // "ENDS WITH BUTTON"
                report(
                    "button-label", .failure, [2],
                    "Button should not contain the word 'button' in the accessibility label."),
                report("label-presence", .warning, [2], "Label is uppercased."),
                // "lowercase"
                report("button-label", .failure, [3], "Buttons should begin with a capital letter."),
                // " "
                report("button-label", .failure, [4], "Buttons should begin with a capital letter."),
                report("label-presence", .warning, [4], "Label may not be meaningful.", "Minimum length: 2"),
                // "A very long overly descriptive label ..."
                report("label-length", .warning, [5], "Label may be too long.", "Max length: 40"),
                // "Label too small", a text of 13 by 13.
                report(
                    "minimum-size", .warning, [6], "Element may not be tall enough.",
                    "Minimum height: 14.0. Current height: 13.0"),
                report(
                    "minimum-size", .warning, [6], "Element may not be wide enough.",
                    "Minimum width: 14.0. Current width: 13.0"),
                // "A11y_logo", an image without traits.
                report(
                    "image-label", .failure, [7], "Image file name is used as the accessibility label.",
                    "Offending word: _"),
                report("image-trait", .failure, [7], "Image should have Image trait."),
                // "image of the Mobile A11y logo"
                report(
                    "image-label", .failure, [8], "Images should not contain image words in the accessibility label.",
                    "Offending word: image"),
                // "Duplicated", twice as a button. The texts of that label are no controls.
                report("duplicated", .warning, [9, 10], "Elements have duplicated labels."),
                // The second ends where "Click here" begins; every other pair is 8 points apart, which is enough.
                report("control-spacing", .warning, [10, 11], "Controls are closely spaced."),
                // "Click here", without traits.
                report(
                    "button-label", .failure, [11], "Button label may not be descriptive.",
                    "Offending word: click here"),
                report("button-trait", .failure, [11], "Button should have Button or Link trait."),
                // "Disabled"
                report("disabled", .warning, [12], "Element disabled."),
                // "Conflicting traits", above which lies "Overlapping".
                report("conflicting-traits", .failure, [13], "Elements shouldn't have both Button and Link traits."),
                report("control-overlap", .failure, [13, 14], "Controls are overlapping."),
                // The text field without a label, 34 high.
                report(
                    "label-presence", .failure, [15], "No label for element with placeholder \"Placeholder\"."),
                report(
                    "minimum-interactive-size", .failure, [15], "Interactive element not tall enough.",
                    "Minimum height: 44.0. Current height: 34.0"),
            ])
    }

    private static let tree = """
        { "axaudit": 1, "screen": { "name": "Contract", "width": 390, "height": 844, "idiom": "pad" },
          "root": { "type": "application", "label": "SHOP", "frame": [0, 0, 390, 844], "isAccessibilityElement": false,
            "children": [
            { "type": "window", "isAccessibilityElement": false, "frame": [0, 0, 390, 844], "children": [
              { "type": "navigationBar", "label": "X", "traits": ["button", "link", "header"], "frame": [0, 0, 390, 5],
                "isAccessibilityElement": false, "children": [
                { "type": "button", "label": "", "traits": ["button"], "enabled": false, "hidden": true,
                  "isAccessibilityElement": true, "frame": [10, 10, 20, 44] } ] },
              { "type": "cell", "label": "", "isAccessibilityElement": true, "frame": [0, 100, 390, 60], "children": [
                { "type": "button", "label": "Tap here for more buttons", "traits": ["link"],
                  "isAccessibilityElement": false, "frame": [350, 110, 30, 44] } ] },
              { "type": "image", "label": "Photo-icon.PNG", "traits": "unknown", "isAccessibilityElement": true },
              { "type": "switch", "label": "확인", "traits": ["button"], "isAccessibilityElement": true,
                "frame": [0, 172, 50, 44] },
              { "type": "slider", "label": "Adjustable slider", "traits": ["adjustable"],
                "isAccessibilityElement": true, "frame": [61.5, 172, 300, 44] },
              { "type": "searchField", "label": "Search field.", "placeholder": "Find", "traits": [],
                "isAccessibilityElement": true, "frame": [0, 300, 390, 44] },
              { "type": "link", "label": "Link", "traits": [], "isAccessibilityElement": true,
                "frame": [0, 355.5, 390, 44] },
              { "type": "staticText", "label": "12:30", "traits": ["staticText", "updatesFrequently"],
                "isAccessibilityElement": true, "frame": [0, 420, 13.9, 13.89] } ] } ] } }
        """

    @Test("A tree with an application, hidden and unexposed elements, on an iPad")
    func tree() throws {
        expect(
            try audit(Self.tree, file: "tree.json"),
            [
                // The navigation bar's type is ignored, its trait header too.
                report("header", .failure, [], "Screen has no element with a header trait."),
                // The hidden button, disabled and nameless, of 20 by 44.
                report("disabled", .warning, [3], "Element disabled."),
                report("label-presence", .warning, [3], "Label may not be meaningful.", "Minimum length: 2"),
                report(
                    "minimum-interactive-size", .failure, [3], "Interactive element not wide enough.",
                    "Minimum width: 44.0. Current width: 20.0"),
                // The cell needs no label; the button inside it is a control of its own.
                report("control-overlap", .failure, [4, 5], "Controls are overlapping."),
                report(
                    "button-label", .failure, [5], "Button label may not be descriptive.", "Offending word: tap here"),
                report(
                    "button-label", .failure, [5], "Button label may not be descriptive.", "Offending word: more"),
                report(
                    "button-label", .failure, [5],
                    "Button should not contain the word 'button' in the accessibility label."),
                report(
                    "minimum-interactive-size", .failure, [5], "Interactive element not wide enough.",
                    "Minimum width: 44.0. Current width: 30.0"),
                // The image with unreadable traits and without a frame.
                report(
                    "image-label", .failure, [6], "Images should not contain image words in the accessibility label.",
                    "Offending word: icon"),
                report(
                    "image-label", .failure, [6], "Images should not contain image words in the accessibility label.",
                    "Offending word: photo"),
                report(
                    "image-label", .failure, [6], "Image file name is used as the accessibility label.",
                    "Offending word: -"),
                report(
                    "image-label", .failure, [6], "Image file name is used as the accessibility label.",
                    "Offending word: png"),
                report("image-trait", .failure, [6], "Image should have Image trait."),
                // The switch in Hangul: 12 points below the cell, 11.5 beside the slider.
                report("button-label", .failure, [7], "Buttons should begin with a capital letter."),
                report("control-spacing", .warning, [7, 8], "Controls are closely spaced."),
                report("label-presence", .warning, [7], "Label may not be meaningful.", "Minimum length: 2"),
                report("button-label", .failure, [8], "Links should not include their type in the label."),
                report("button-label", .failure, [8], "Links should not include their type in the label."),
                report(
                    "button-label", .failure, [9], "Button accessibility labels shouldn't contain punctuation."),
                report("button-label", .failure, [9], "Text fields should not include their type in the label."),
                report("control-spacing", .warning, [9, 10], "Controls are closely spaced."),
                report("button-label", .failure, [10], "Links should not include their type in the label."),
                // The timer: 13.9 points wide are within the tolerance, 13.89 high are not.
                report(
                    "conflicting-traits", .failure, [11],
                    "Elements shouldn't have both Static Text and Updates Frequently traits."),
                report(
                    "minimum-size", .warning, [11], "Element may not be tall enough.",
                    "Minimum height: 14.0. Current height: 13.9"),
            ])
    }

    // MARK: Order, multiplicity, and what never happens

    private func reports(_ screen: Screen, _ rule: Rule, _ values: [String: ParameterValue] = [:])
        -> [Report]
    {
        rule.audit(screen, values).findings.map { Report($0) }
    }

    @Test("Nothing is not checked, on a screen that carries nothing and on one that exposes nothing")
    func neverNotChecked() {
        let nodes = [Node.button("Save", at: Rect(x: 0, y: 0, 10 × 10)), Node(.image, "A kite", traits: .image)]
        let bare = Audit(rules: Self.rules)(Screen(nodes, lacks: .all))
        #expect(bare.notChecked.isEmpty)
        #expect(bare.findings.map(\.ruleID).contains("a11yuitests-button-trait"))
        let hidden = nodes.map { $0.with { $0.isHidden = true } }
        let closed = Audit(rules: Self.rules)(Screen(hidden))
        #expect(closed.exposed.isEmpty)
        #expect(closed.notChecked.isEmpty)
        let open = Audit(rules: Self.rules)(Screen(nodes))
        #expect(closed.findings.map { Report($0) } == open.findings.map { Report($0) })
    }

    @Test("An application is left out at the root alone; a screen without elements still has no header")
    func root() {
        func tooSmall(_ build: (inout ElementTree) -> Void) -> [[Int]] {
            var tree = ElementTree()
            build(&tree)
            return Rule.a11yuitestsMinimumSize.audit(Screen(elements: tree.elements)).found
        }
        var application = Element(.application)
        application.frame = Rect(x: 0, y: 0, 5 × 50)
        var text = Element(.staticText)
        text.frame = application.frame
        #expect(tooSmall { $0.add(application) } == [])
        #expect(tooSmall { ($0.add(application), $0.add(text)).1 } == [[1]])
        #expect(tooSmall { ($0.open(application), $0.open(application), $0.add(text)).2 } == [[1], [2]])
        #expect(tooSmall { ($0.open(text), $0.add(application)).1 } == [[0], [1]])
        #expect(Rule.a11yuitestsHeader.audit(Screen(elements: [])).found == [[]])
    }

    @Test("Every pair of a heap is reported once, in preorder, and none of them for spacing")
    func heap() {
        let nodes = (0..<60).map { Node.button("B\($0)", at: Rect(x: 10, y: 10, 50 × 50)) }
        let pairs = (1...60).flatMap { one in (one + 1..<61).map { [one, $0] } }
        #expect(Rule.a11yuitestsControlOverlap.audit(Screen(nodes)).found == pairs)
        #expect(Rule.a11yuitestsControlSpacing.audit(Screen(nodes)).found == [])
    }

    @Test("A frame without an area meets what it lies strictly inside of, and is close to what it touches")
    func noArea() {
        let around = Node.button("A", at: Rect(x: 0, y: 0, 50 × 50))
        func found(_ frame: Rect) -> [[[Int]]] {
            let screen = Screen([around, .button("B", at: frame)])
            return [Rule.a11yuitestsControlOverlap, .a11yuitestsControlSpacing].map { $0.audit(screen).found }
        }
        #expect(found(Rect(x: 20, y: 20, 0 × 0)) == [[[1, 2]], []])
        #expect(found(Rect(x: 50, y: 20, 0 × 0)) == [[], [[1, 2]]])
        #expect(found(Rect(x: 58, y: 20, 0 × 0)) == [[], []])
    }

    @Test("Thousands of rows are searched by a sweep, flat ones too", .timeLimit(.minutes(5)))
    func large() {
        let rows = (0..<4_000).map { Node(.cell, "Row", at: Rect(x: 0, y: Double($0) * 44, 390 × 44)) }
        let flat = (0..<4_000).map { Node(.cell, "Row", at: Rect(x: 0, y: Double($0) * 44, 390 × 0)) }
        #expect(Rule.a11yuitestsControlOverlap.audit(Screen(rows + flat)).findings.isEmpty)
        #expect(Rule.a11yuitestsControlSpacing.audit(Screen(rows)).findings.count == 3_999)
        #expect(Rule.a11yuitestsDuplicated.audit(Screen(rows)).found == [Array(1...4_000)])
    }

    // MARK: Choosing

    @Test("The preset is these fourteen, and no other preset has any of them")
    func preset() {
        #expect(
            Self.rules.map(\.id) == [
                "a11yuitests-button-label", "a11yuitests-button-trait", "a11yuitests-conflicting-traits",
                "a11yuitests-control-overlap", "a11yuitests-control-spacing", "a11yuitests-disabled",
                "a11yuitests-duplicated", "a11yuitests-header", "a11yuitests-image-label", "a11yuitests-image-trait",
                "a11yuitests-label-length", "a11yuitests-label-presence", "a11yuitests-minimum-interactive-size",
                "a11yuitests-minimum-size",
            ])
        for rule in Rule.all where rule.id.hasPrefix("a11yuitests-") {
            #expect(Preset.allCases.filter { rule.isIn($0) } == [.a11yuitests])
            #expect(rule.variants.allSatisfy { $0.needs.isEmpty && $0.needsOneOf.isEmpty })
        }
    }

    @Test("The library's four suites are groups")
    func suites() {
        let suites: [String: Set<String>] = [
            "a11yuitests-all": Set(Self.rules.map(\.id)),
            "a11yuitests-images": [
                "a11yuitests-minimum-size", "a11yuitests-label-presence", "a11yuitests-image-label",
                "a11yuitests-label-length", "a11yuitests-image-trait",
            ],
            "a11yuitests-interactive": [
                "a11yuitests-minimum-interactive-size", "a11yuitests-label-presence", "a11yuitests-button-label",
                "a11yuitests-label-length", "a11yuitests-duplicated", "a11yuitests-button-trait",
                "a11yuitests-disabled", "a11yuitests-conflicting-traits", "a11yuitests-control-spacing",
                "a11yuitests-control-overlap",
            ],
            "a11yuitests-labels": [
                "a11yuitests-minimum-size", "a11yuitests-label-presence", "a11yuitests-conflicting-traits",
            ],
        ]
        for (name, members) in suites {
            #expect(Set(Rule.all.filter { $0.groups.contains(name) }.map(\.id)) == members)
        }
        #expect(Set(Self.rules.flatMap(\.groups)) == Set(suites.keys))
    }

    @Test("The library's values are parameters with its defaults")
    func parameters() {
        let values = Self.rules.flatMap { rule in
            rule.parameters.map { "\(rule.id.dropFirst(12)).\($0.name)=\($0.defaultValue)" }
        }
        #expect(
            values == [
                "control-spacing.iPhonePadding=8", "label-length.maxMeaningfulLength=40",
                "label-presence.minMeaningfulLength=2", "minimum-interactive-size.minInteractiveSize=44",
                "minimum-interactive-size.allInteractiveElements=true", "minimum-interactive-size.tolerance=0.1",
                "minimum-size.minSize=14", "minimum-size.tolerance=0.1",
            ])
    }

    @Test("buttonLabel and imageLabel bring labelPresence along, as in the library")
    func alsoSelects() {
        for rule in [Rule.a11yuitestsButtonLabel, .a11yuitestsImageLabel] {
            #expect([rule].withAlsoSelected(among: Rule.all).map(\.id) == [rule.id, "a11yuitests-label-presence"])
        }
        #expect([Rule.a11yuitestsDisabled].withAlsoSelected(among: Rule.all).map(\.id) == ["a11yuitests-disabled"])
        let ids = Set(Rule.all.map(\.id))
        #expect(Rule.all.allSatisfy { ids.isSuperset(of: $0.alsoSelects) })
    }
}
