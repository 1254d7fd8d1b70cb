import AXEngine
import AXArchives
import AXRuns
import AXTree
import TestSupport
import Testing

/// The comparison of two runs.
@Suite("Comparison of runs")
struct RunComparisonTests {
    private static let rule = Rule.each("button-found") { element, check in
        if element.type == .button { check.report(element, "found") }
    }

    private func screen(_ name: String, _ buttons: [(id: String?, label: String?)], texts: [String] = []) -> ScreenAudit
    {
        var tree = ElementTree()
        tree.open(Element(.application))
        for text in texts {
            var element = Element(.staticText)
            element.label = text
            element.isAccessibilityElement = true
            tree.add(element)
        }
        for button in buttons {
            var element = Element(.button)
            (element.identifier, element.label) = (button.id, button.label)
            element.isAccessibilityElement = true
            tree.add(element)
        }
        tree.close()
        return Audit(rules: [Self.rule])(Screen(name: name, elements: tree.elements))
    }

    private func run(_ screens: ScreenAudit...) -> AuditRun { AuditRun(screens: screens, rules: [Self.rule]) }

    private func changes(_ comparison: RunComparison) -> [String] {
        comparison.findings.map { "\($0.change.rawValue) \($0.finding.key)" }
    }

    @Test("Findings are new, resolved or unchanged; causes likewise")
    func findings() {
        let base = run(screen("A", [("pay", nil), ("close", nil)]))
        let head = run(screen("A", [("pay", nil), ("buy", nil)]), screen("B", [("pay", nil)]))
        let comparison = RunComparison(base, head, byElements: true)
        #expect(changes(comparison) == ["unchanged #pay", "new #buy", "new #pay", "resolved #close"])
        #expect(
            comparison.causes.map { "\($0.change) \($0.group.cause.element) \($0.baseCount) \($0.headCount)" }.sorted()
                == [
                    "new button #buy 0 1", "resolved button #close 1 0", "unchanged button #pay 1 2",
                ])
        #expect(comparison.added == [1] && comparison.removed.isEmpty)
    }

    @Test("A number in a label does not make a finding new, and one more of equal ones is one new finding")
    func labels() {
        let base = run(screen("A", [(nil, "Item 1"), (nil, "Row"), (nil, "Row")]))
        let head = run(screen("A", [(nil, "Item 27"), (nil, "Row"), (nil, "Row"), (nil, "Row")]))
        let comparison = RunComparison(base, head, byElements: true)
        #expect(comparison.count(.unchanged) == 3 && comparison.count(.new) == 1 && comparison.count(.resolved) == 0)
    }

    @Test("A renamed screen is matched by its elements, if wanted")
    func renamed() {
        let texts = ["Total", "Address", "Payment"]
        let base = run(screen("Checkout", [("pay", nil)], texts: texts), screen("Home", [("go", nil)]))
        let head = run(screen("Payment", [("pay", nil)], texts: texts + ["New"]), screen("Home", [("go", nil)]))
        let comparison = RunComparison(base, head, byElements: true)
        #expect(comparison.count(.unchanged) == 2 && comparison.findings.count == 2)
        #expect(comparison.renamed.map { [$0.base, $0.head] } == [[0, 0]])
        #expect(comparison.added.isEmpty && comparison.removed.isEmpty)
        let byName = RunComparison(base, head, byElements: false)
        #expect(byName.count(.new) == 1 && byName.count(.resolved) == 1 && byName.renamed.isEmpty)
    }

    @Test("Ignored and baselined findings are left out")
    func states() {
        var base = run(screen("A", [("pay", nil), ("close", nil)]))
        let head = base
        base.screens[0].findings[0].state = .baselined
        base.screens[0].findings[1].state = .suppressed(reason: "x")
        #expect(RunComparison(base, head, byElements: true).count(.new) == 2)
        #expect(RunComparison(head, base, byElements: true).count(.resolved) == 2)
    }

    // MARK: Properties

    private func random(_ random: inout SeededRandom) -> AuditRun {
        let screens = (0..<random.int(0...5)).map { number in
            let buttons = (0..<random.int(0...4)).map { _ -> (id: String?, label: String?) in
                (random.pick(["pay", "close", nil]), random.pick(["Item \(random.int(0...3))", "Pay", nil]))
            }
            let texts = (0..<random.int(0...4)).map { "Text \(["a", "b", "c", "d"][$0]) \(random.pick(["x", "y"]))" }
            var audit = screen(
                random.pick(["A", "B", "C \(number)", "D \(random.int(0...99))"]), buttons, texts: texts)
            audit.screen.origin.file = random.pick(["a.json", "b.json"])
            for index in audit.findings.indices where random.chance(0.1) { audit.findings[index].state = .baselined }
            return audit
        }
        return AuditRun(screens: screens, rules: [Self.rule])
    }

    @Test("A run compared with itself has no changes; a comparison of A with B mirrors one of B with A")
    func mirror() {
        var numbers = SeededRandom(22)
        for number in 0..<Cases.of(1_000) {
            let (a, b) = (random(&numbers), random(&numbers))
            for byElements in [true, false] {
                let same = RunComparison(a, a, byElements: byElements)
                #expect(same.count(.new) == 0 && same.count(.resolved) == 0, "\(number)")
                #expect(same.causeCount(.new) == 0 && same.causeCount(.resolved) == 0)
                #expect(same.added.isEmpty && same.removed.isEmpty && same.renamed.isEmpty)
                let (there, back) = (
                    RunComparison(a, b, byElements: byElements), RunComparison(b, a, byElements: byElements)
                )
                #expect(summary(there) == summary(back, isSwapped: true), "\(number)")
                let counting = b.screens.reduce(0) { $0 + $1.findings.count { $0.state == .new } }
                #expect(there.count(.new) + there.count(.unchanged) == counting, "\(number)")
            }
        }
    }

    /// What a comparison says, for one that was made the other way round.
    private func summary(_ comparison: RunComparison, isSwapped: Bool = false) -> [String] {
        let (new, resolved): (RunChange, RunChange) = isSwapped ? (.resolved, .new) : (.new, .resolved)
        func keys(_ change: RunChange) -> [String] {
            comparison.findings.filter { $0.change == change }.map { "\($0.screen) \($0.finding.key)" }.sorted()
        }
        let renamed = comparison.renamed.map { isSwapped ? [$0.head, $0.base] : [$0.base, $0.head] }
        let causes = comparison.causes.map { cause in
            let change = cause.change == new ? "new" : cause.change == resolved ? "resolved" : "unchanged"
            return "\(change) \(cause.group.cause.id)"
        }
        return keys(new) + ["-"] + keys(resolved) + ["\(comparison.count(.unchanged))"]
            + causes.sorted() + renamed.map { "\($0)" }.sorted()
            + [
                isSwapped ? "\(comparison.removed)" : "\(comparison.added)",
                isSwapped ? "\(comparison.added)" : "\(comparison.removed)",
            ]
    }
}
