import AXConfiguration
import AXEngine
import AXRuns
import AXSyntax
import AXTree
import TestSupport
import Testing

@Suite("Gate and verdict")
struct GateTests {
    /// A run with so many findings of each kind.
    private func run(_ failures: Int, _ warnings: Int, _ gate: Gate) -> AuditRun {
        let rules = [
            Rule.screen("failing") { _, check in for _ in 0..<failures { check.reportScreen("x") } },
            Rule.screen("warning", severity: .warning) { _, check in for _ in 0..<warnings { check.reportScreen("x") }
            },
        ]
        return AuditRun(screens: [Audit(rules: rules)(.buttons("A"))], gate: gate, rules: rules)
    }

    @Test(
        "The verdict by failures, warnings and gate",
        arguments: [
            (0, 0, .failure, nil, .pass), (0, 0, .warning, nil, .pass), (0, 0, .never, nil, .pass),
            (0, 2, .failure, nil, .pass), (0, 2, .warning, nil, .fail), (0, 2, .never, nil, .pass),
            (1, 0, .failure, nil, .fail), (1, 0, .warning, nil, .fail), (1, 0, .never, nil, .pass),
            (1, 2, .failure, nil, .fail), (1, 2, .warning, nil, .fail), (1, 2, .never, nil, .pass),
            (0, 2, .failure, 2, .pass), (0, 2, .failure, 1, .fail), (0, 2, .failure, 0, .fail),
            (0, 0, .failure, 0, .pass),
            (0, 2, .never, 1, .fail), (1, 1, .never, 1, .pass), (1, 0, .failure, 5, .fail), (0, 1, .warning, 5, .fail),
        ] as [(Int, Int, Gate.Level, Int?, Verdict)])
    func verdict(failures: Int, warnings: Int, level: Gate.Level, maximum: Int?, expected: Verdict) {
        let run = run(failures, warnings, Gate(level, maximumWarnings: maximum))
        #expect(run.verdict == expected)
        #expect(run.count(.failure) == failures)
        #expect(run.count(.warning) == warnings)
    }

    @Test("Only new findings count")
    func states() {
        var run = run(2, 2, Gate(.warning))
        #expect(run.verdict == .fail)
        for index in 0..<3 { run.screens[0].findings[index].state = .suppressed(reason: "vendor") }
        run.screens[0].findings[3].state = .baselined
        #expect(run.verdict == .pass)
        #expect(run.suppressed == 3 && run.baselined == 1)
        #expect(run.count(.failure) == 0 && run.count(.warning) == 0)
    }

    @Test("A run without a verdict outweighs failures at every gate", arguments: Gate.Level.allCases)
    func none(level: Gate.Level) {
        var broken = run(1, 0, Gate(level))
        broken.errors = [InputError(file: "broken.json", message: "found nothing")]
        #expect(broken.verdict == .none)
        #expect(AuditRun(screens: [], gate: Gate(level), rules: []).verdict == .none)

        var empty = run(1, 0, Gate(level))
        empty.screens.append(Audit(rules: [])(Screen(elements: [])))
        #expect(empty.counts.withoutVerdict == 1)
        #expect(empty.verdict == .none)
        empty.gate.allowsEmpty = true
        #expect(empty.counts.withoutVerdict == 0)
        #expect(empty.verdict == (level == .never ? .pass : .fail))
    }

    @Test("Not checked counts pairs of rule and screen")
    func notChecked() {
        let rules = [Rule.each("a", needs: [.hint]) { _, _ in }, .each("b", needs: [.value]) { _, _ in }]
        let audit = Audit(rules: rules)(.buttons("A", carries: [.type]))
        #expect(AuditRun(screens: [audit, audit], rules: rules).notChecked == 4)
    }

    @Test("A run lists its rules by id")
    func rules() {
        let rules = ["c", "a", "b"].map { Rule.each($0) { _, _ in } }
        #expect(AuditRun(screens: [], rules: rules).rules.map(\.id) == ["a", "b", "c"])
    }

    @Test("Presets: strict holds recommended, all holds everything but the fourteen tests of A11yUITests")
    func presets() {
        func rule(_ presets: [Preset]) -> Rule {
            Rule(
                "a", "A.", severity: .failure, presets: presets, needs: [], standards: [], why: "A.", fix: "A.",
                examples: [], check: .eachElement { _, _ in })
        }
        func presets(_ presets: [Preset]) -> [Preset] { Preset.allCases.filter { rule(presets).isIn($0) } }
        #expect(presets([.recommended]) == [.recommended, .strict, .all])
        #expect(presets([.strict]) == [.strict, .all])
        #expect(presets([.recommended, .wcag22AA]) == [.recommended, .strict, .wcag22AA, .all])
        #expect(presets([.a11yuitests]) == [.a11yuitests])
        #expect(presets([]) == [.all])
    }
}
