import AXAudit
import Testing

/// Parts that UIKit and MapKit draw, and rows and segments in dumps that list only exposed elements.
@Suite("Parts of the system")
struct SystemPartTests {
    private func rules(_ nodes: [Node], _ source: ExposureSource = .given, lacks: AttributeSet = []) -> Set<String> {
        var screen = Screen(nodes, lacks: lacks)
        screen.exposure = source
        let all = [Rule.targetSize, .controlOverlap, .controlSpacing, .labelRoleRedundant, .labelTooLong]
        return Set(Audit(all.map { RuleSetting($0) })(screen).findings.map(\.ruleID))
    }

    @Test("The handle of a sheet, by its name or its value, in the middle of the screen")
    func grabber() {
        func button(_ label: String, _ value: String?, x: Double = 157) -> Node {
            .button(label, at: Rect(x: x, y: 100, 76 × 24)).with { $0.value = value }
        }
        #expect(rules([button("Sheet Grabber", nil)]).isEmpty)
        #expect(rules([button("Griff", "Halber Bildschirm")]).isEmpty)
        #expect(rules([button("Griff", nil)]) == ["target-size"])
        #expect(rules([button("Griff", "Halb", x: 20)]) == ["target-size"])
    }

    @Test("The link of a map, and annotations that overlap")
    func map() {
        let legal = Node(.link, "Rechtliches", at: Rect(x: 10, y: 700, 34 × 14), traits: .link)
        let pins = [
            Node.button("Café", at: Rect(x: 100, y: 200, 44 × 44)),
            Node.button("Bakery", at: Rect(x: 120, y: 220, 44 × 44)),
        ]
        let map = Node(.map, "Map", at: Rect(x: 0, y: 0, 390 × 844), exposed: false, [legal] + pins)
        #expect(rules([map]).isEmpty)
        #expect(rules([legal] + pins) == ["target-size", "control-overlap"])
    }

    @Test("The index of a table")
    func index() {
        let index = Node(.other, "Index", at: Rect(x: 375, y: 200, 15 × 400), traits: .adjustable)
        let rows = (0..<4).map { Node(.cell, "Row \($0)", at: Rect(x: 0, y: 200 + 60 * Double($0), 390 × 60)) }
        #expect(rules([Node(.table, at: Rect(x: 0, y: 0, 390 × 844), exposed: false, rows + [index])]).isEmpty)
    }

    @Test("Rows and segments of a flat list")
    func flatList() {
        let rows = ["Action Button", "Side Button", String(repeating: "headline ", count: 9)].enumerated().map {
            Node.button($1, at: Rect(x: 16, y: 300 + 52 * Double($0), 358 × 52))
        }
        let button = Node.button("Add", at: Rect(x: 320, y: 320, 56 × 56))
        let near = Node.button("Sort", at: Rect(x: 16, y: 254, 40 × 44))
        #expect(rules(rows + [button], .listed).isEmpty)
        #expect(!rules(rows + [near], .listed).contains("control-spacing"))
        let single = Node.button("Play button", at: Rect(x: 16, y: 300, 358 × 52))
        #expect(rules([single], .listed) == ["label-role-redundant"])
        let segments = ["Day", "Week"].enumerated().map {
            Node.button($1, at: Rect(x: 16 + 80 * Double($0), y: 200, 80 × 32))
        }
        #expect(rules(segments, .listed).isEmpty)
        #expect(rules([segments[0]], .listed) == ["target-size"])
        #expect(rules(segments, .given).contains("target-size"))
    }

    @Test("A menu of a form in a dump that does not say what is exposed")
    func menu() {
        func row(_ name: String) -> Node {
            Node(
                .cell, at: Rect(x: 16, y: 100, 358 × 52), exposed: false,
                [
                    Node(.staticText, name, at: Rect(x: 32, y: 115, 60 × 22)),
                    .button("Font, Large", at: Rect(x: 32, y: 109, 326 × 34)),
                ].map { $0.with { $0.isAccessibilityElement = nil } }
            ).with { $0.isAccessibilityElement = nil }
        }
        #expect(rules([row("Font")], .inferred).isEmpty)
        #expect(rules([row("Size")], .inferred) == ["target-size"])
    }
}
