import AXConfiguration
import AXEngine
import AXTestReports
import AXReports
import AXArchives
import AXRuns
import AXTree
import TestSupport
import Testing

/// Results that an earlier release wrote, with an id that a rule had on one platform.
@Suite("Former ids in archives and reports")
struct FormerIDTests {
    private static func rule(_ id: String, _ platforms: [Platform], formerNames: [FormerName] = []) -> Rule {
        Rule(
            id, "A test.", severity: .failure, presets: [.recommended], formerNames: formerNames,
            platforms: platforms, needs: [.type], why: "A test.", fix: "None.",
            check: .eachElement { element, check in
                if element.type == .button { check.report(element, "found") }
            })
    }

    /// `reach` reported on Android what `label` reports now.
    private static let before = [rule("reach", [.iOS, .android]), rule("size", [.iOS, .android])]
    private static let now = [
        rule("label", [.android], formerNames: [FormerName("reach", on: .android)]), rule("reach", [.iOS]),
        rule("size", [.iOS, .android]),
    ]

    private static func run(_ rules: [Rule]) -> AuditRun {
        // In the order of their files, as archives are read.
        let screens = [Platform.android, .iOS].map { platform in
            var tree = ElementTree()
            tree.open(Element(.application))
            var card = Element(.other)
            card.identifier = "card"
            tree.open(card)
            for (identifier, label) in [("pay", nil), (nil, "Item 1"), (nil, nil)] as [(String?, String?)] {
                var button = Element(.button)
                (button.identifier, button.label, button.isAccessibilityElement) = (identifier, label, true)
                tree.add(button)
            }
            tree.close()
            tree.close()
            var screen = Screen(name: platform.name, elements: tree.elements)
            screen.platform = platform
            screen.origin.file = platform.id + ".json"
            return Audit(rules: rules)(screen)
        }
        return AuditRun(screens: screens, rules: rules)
    }

    private static func findings(_ run: AuditRun) -> [String] {
        run.screens.flatMap { audit in
            audit.findings.map { "\(audit.screen.platform.id) \($0.ruleID) \($0.key) \($0.cause.id)" }
        }.sorted()
    }

    @Test("They are read as results of the rule that has the id now, and compare with a new run without a difference")
    func read() throws {
        let (old, new) = (Self.run(Self.before), Self.run(Self.now))
        #expect(Self.findings(old) != Self.findings(new))
        let index = RuleIndex(Self.now)
        var archive = Archive(detail: .tree, index: index)
        for (number, line) in Archive.text(old).split(separator: "\n").enumerated() {
            try archive.read(Array(line.utf8), number: number + 1, of: "a.jsonl")
        }
        let report = try JSONReportFile(Array(ReportFormat.json.report(old).utf8), file: "r.json", index: index)
        #expect(archive.moved == report.moved)
        #expect(archive.moved.map(\.description) == ["reach is now label on Android"])
        for run in [try archive.builder(), try JSONReportFile.builder([("r.json", report)], index)].map({ $0.finish() })
        {
            #expect(Self.findings(run) == Self.findings(new))
            #expect(run.rules.map(\.id) == ["label", "reach", "size"])
            let comparison = RunComparison(run, new, byElements: false)
            #expect(comparison.count(.unchanged) == 12)
            #expect(comparison.findings.count == 12 && comparison.causes.allSatisfy { $0.change == .unchanged })
        }
        #expect(try archive.builder().finish().screens.map(\.rules) == new.screens.map(\.rules))
    }

    @Test("Results of this release are read as they are")
    func unchanged() throws {
        let new = Self.run(Self.now)
        let text = Archive.text(new)
        for index in [RuleIndex([]), RuleIndex(Self.now)] {
            var archive = Archive(detail: .tree, index: index)
            for (number, line) in text.split(separator: "\n").enumerated() {
                try archive.read(Array(line.utf8), number: number + 1, of: "a.jsonl")
            }
            #expect(archive.moved.isEmpty)
            #expect(Self.findings(try archive.builder().finish()) == Self.findings(new))
        }
    }
}
