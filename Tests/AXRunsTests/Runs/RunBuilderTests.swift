import AXAudit
import Testing

/// Runs that are made of audited screens.
@Suite("Run builder")
struct RunBuilderTests {
    private static let button = Rule(
        "test-button", "A rule of the tests.", severity: .warning, needs: [.type], why: "A test.", fix: "None.",
        check: .eachElement { element, check in
            if element.type == .button { check.report(element, "found a button") }
        })
    private static let pair = Rule(
        "test-pair", "A rule of the tests.", severity: .warning, needs: [.type], why: "A test.", fix: "None.",
        check: .group { group, check in
            if let element = group.base.subjects.first { check.report(element, "has a variant") }
        })
    private static let rules = [button, pair]

    private static func audit(_ name: String, _ label: String = "Pay") -> ScreenAudit {
        var element = Element(.button)
        element.label = label
        element.isAccessibilityElement = true
        var screen = Screen(elements: [element], carries: [.type, .label, .isAccessibilityElement])
        screen.origin.file = name
        return Audit(rules: rules)(screen)
    }

    private static var settings: RunSettings {
        var settings = RunSettings(rules: rules, index: RuleIndex(rules), gate: Gate(.warning))
        settings.projects = [RunSettings.Project(Configuration(), isPartial: false)]
        return settings
    }

    private static func findings(_ run: AuditRun) -> [[String]] { run.screens.map { $0.findings.map(\.ruleID) } }

    @Test(
        "Which screens are variants is decided by their names, or given",
        arguments: [nil, .byName, .together] as [RunSettings.GroupSearch?])
    func groups(search: RunSettings.GroupSearch?) {
        var settings = Self.settings
        settings.groups = search
        var builder = RunBuilder(settings)
        for name in ["Cart.json", "Cart@ar.json", "Home.json"] { builder.add(Self.audit(name)) }
        let base = search == nil ? ["test-button"] : ["test-button", "test-pair"]
        #expect(Self.findings(builder.finish()) == [base, ["test-button"], ["test-button"]])
        // Finishing does not change the builder.
        #expect(Self.findings(builder.finish()) == [base, ["test-button"], ["test-button"]])
    }

    @Test(
        "Ignores and baselines are applied in the order of the screens, and a run that demands it fails on unused ones")
    func suppressions() {
        var settings = Self.settings
        settings.projects[0].baseline = "b.json"
        let key = BaselineEntry.Key(screen: "A", rule: "test-button", key: "button \"Pay\"")
        settings.baselines = ["b.json": Baseline([BaselineEntry(key, count: 1)])]
        var unused = Ignore(rules: ["test-button"], reason: "r")
        unused.location = SettingLocation(file: "c.json")
        unused.element = ElementSelector(identifier: "gone")
        settings.ignores = [unused]
        settings.record.failsOnUnused = true
        var builder = RunBuilder(settings)
        for name in ["A", "A", "B"] { builder.add(Self.audit(name)) }
        let run = builder.finish()
        #expect(run.screens.flatMap(\.findings).map(\.state) == [.baselined, .new, .new])
        #expect(run.failureReasons == ["failed by 1 unused ignore"])
        #expect(run.decision.unused.map(\.location) == [SettingLocation(file: "c.json")])
        #expect(run.record.baselines.keys.sorted() == ["b.json"] && run.record.ignores.count == 1)
    }

    @Test("Screens can be taken before the run is finished; baselines remember what they matched")
    func taken() {
        var settings = Self.settings
        settings.projects[0].baseline = "b.json"
        let key = BaselineEntry.Key(screen: "A", rule: "test-button", key: "button \"Pay\"")
        settings.baselines = ["b.json": Baseline([BaselineEntry(key, count: 1)])]
        var builder = RunBuilder(settings)
        builder.add(Self.audit("A"))
        #expect(builder.takeScreens().screens.flatMap(\.findings).map(\.state) == [.baselined])
        builder.add(Self.audit("A"))
        #expect(builder.takeScreens().screens.flatMap(\.findings).map(\.state) == [.new])
        #expect(builder.finish().screens.isEmpty)
    }
}
