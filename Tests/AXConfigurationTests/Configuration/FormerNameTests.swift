import AXConfiguration
import AXEngine
import AXTree
import TestSupport
import Testing

/// Ids that a rule had on one platform, while another rule still has them on the others.
@Suite("Former ids of one platform")
struct FormerNameTests {
    /// `label` had the id `reach` on Android; `reach` runs only on iOS.
    private static let index = RuleIndex([
        rule("label", formerNames: [FormerName("reach", on: .android)], parameters: [least]),
        rule("reach", groups: ["structure"], platforms: [.iOS], parameters: [least, most]),
        rule("size", groups: ["structure"]),
    ])

    private static let least = Rule.Parameter("least", default: 1.0, "None.")
    private static let most = Rule.Parameter("most", default: 1.0, "None.")
    private static let today = CalendarDay(secondsSince1970: 0)

    /// A rule that reports every button with the value of `least`.
    private static func rule(
        _ id: String, groups: [String] = [], formerNames: [FormerName] = [],
        platforms: [Platform] = [.iOS, .android], parameters: [any RuleParameter] = []
    ) -> Rule {
        Rule(
            id, "A test.", severity: .failure, presets: [.recommended], groups: groups, formerNames: formerNames,
            platforms: platforms, needs: [.type], why: "A test.", fix: "None.", parameters: parameters,
            check: .eachElement { element, check in
                if element.type == .button { check.report(element, "least \(check[least])") }
            })
    }

    /// A screen with one button for each label.
    private static func screen(_ platform: Platform, _ labels: String...) -> Screen {
        var tree = ElementTree()
        tree.open(Element(.application))
        for label in labels {
            var button = Element(.button)
            button.label = label
            button.isAccessibilityElement = true
            tree.add(button)
        }
        tree.close()
        var screen = Screen(name: "S", elements: tree.elements)
        screen.platform = platform
        return screen
    }

    private static func configuration(_ text: String) throws -> Configuration {
        try Configuration(parsing: Array(text.utf8), file: "c.json", folder: "/p", rules: index)
    }

    private static func selection(_ rules: String, _ options: [(String, String)] = []) throws -> RuleSelection {
        let changes = try options.map { name, value in
            switch name {
            case "rule": try SelectionChange.rule(value, index, naming: .tested)
            case "set": try SelectionChange.set(value, index, naming: .tested)
            default: try SelectionChange.only(value, index, naming: .tested)
            }
        }
        return RuleSelection(try configuration("{ \"rules\": { \(rules) } }"), index, changes: changes)
    }

    /// The findings on a screen of a platform: the rule, `!` for a failure, and the value of `least` if it is set.
    private static func findings(_ selection: RuleSelection, on platform: Platform) -> [String] {
        selection.audit(of: ScreenID(name: "S"), on: platform)(screen(platform, "A")).findings.map { finding in
            finding.ruleID + (finding.severity == .failure ? "!" : "")
                + (finding.message == "least 1.0" ? "" : " \(finding.message)")
        }
    }

    @Test(
        "A former id in a configuration or an option applies to the platform whose variant moved",
        arguments: [
            ("", [], ["label!", "reach!", "size!"], ["label!", "size!"]),
            (#""reach": "off""#, [], ["label!", "size!"], ["size!"]),
            (#""reach": "warning""#, [], ["label!", "reach", "size!"], ["label", "size!"]),
            (#""reach": { "least": 3 }"#, [], ["label!", "reach! least 3.0", "size!"], ["label! least 3.0", "size!"]),
            (#""reach": { "most": 3 }"#, [], ["label!", "reach!", "size!"], ["label!", "size!"]),
            // The new id wins, in any order.
            (#""reach": "off", "label": "warning""#, [], ["label", "size!"], ["label", "size!"]),
            (#""label": "warning", "reach": "off""#, [], ["label", "size!"], ["label", "size!"]),
            // A group has only the rules that it names.
            (#""structure": "off""#, [], ["label!"], ["label!"]),
            ("", [("rule", "reach=off")], ["label!", "size!"], ["size!"]),
            ("", [("rule", "reach=off"), ("rule", "label=warning")], ["label", "size!"], ["label", "size!"]),
            ("", [("rule", "label=warning"), ("rule", "reach=off")], ["label", "size!"], ["label", "size!"]),
            ("", [("set", "reach.least=4")], ["label!", "reach! least 4.0", "size!"], ["label! least 4.0", "size!"]),
            (
                "", [("set", "reach.least=4"), ("set", "label.least=5")],
                ["label! least 5.0", "reach! least 4.0", "size!"], ["label! least 5.0", "size!"]
            ),
            ("", [("only", "reach")], ["reach!"], ["label!"]),
        ] as [(String, [(String, String)], [String], [String])])
    func settings(rules: String, options: [(String, String)], iOS: [String], android: [String]) throws {
        let selection = try Self.selection(rules, options)
        #expect(Self.findings(selection, on: .iOS) == iOS)
        #expect(Self.findings(selection, on: .android) == android)
    }

    @Test("A note names the new id, if a screen of the platform was audited")
    func notes() throws {
        let selection = try Self.selection(#""reach": "off""#, [("rule", "reach=warning")])
        #expect(selection.notesOnFormerIDs(for: [.iOS]).isEmpty)
        #expect(
            selection.notesOnFormerIDs(for: [.iOS, .android]) == [
                "c.json:1:14: note: reach is now label on Android",
                "note: --rule reach=warning: reach is now label on Android",
            ])
        let ignoring = RuleSelection(
            try Self.configuration(
                #"{ "ignore": [ { "rules": ["reach"], "reason": "x" }, { "rules": ["structure"], "reason": "y" } ] }"#),
            Self.index)
        #expect(ignoring.notesOnFormerIDs(for: [.android]) == ["c.json:1:15: note: reach is now label on Android"])
        #expect(try Self.selection(#""label": "off""#).notesOnFormerIDs(for: [.android]).isEmpty)
    }

    @Test("An ignore of a former id suppresses the findings on the platform, and an ignore of a group does not")
    func ignores() throws {
        func suppressed(_ rules: String, on platform: Platform) throws -> [String] {
            let ignores = try Self.configuration("{ \"ignore\": [ { \"rules\": [\(rules)], \"reason\": \"x\" } ] }")
                .ignores
            var filter = IgnoreFilter(ignores, Self.index, today: Self.today)
            var audit = Audit(rules: Self.index.rules)(Self.screen(platform, "A"))
            filter.apply(to: &audit)
            #expect(filter.unused.isEmpty)
            return audit.findings.filter { $0.state != .new }.map(\.ruleID)
        }
        #expect(try suppressed(#""reach""#, on: .android) == ["label"])
        #expect(try suppressed(#""reach""#, on: .iOS) == ["reach"])
        #expect(try suppressed(#""structure""#, on: .android) == ["size"])
        #expect(try suppressed(#""label""#, on: .android) == ["label"])
    }

    @Test("An ignore of a former id that matches nothing on the platform is unused")
    func unusedIgnore() throws {
        let ignores = try Self.configuration(
            ##"{ "ignore": [ { "rules": ["reach"], "element": "#x", "reason": "x" } ] }"##
        ).ignores
        var filter = IgnoreFilter(ignores, Self.index, today: Self.today)
        var audit = Audit(rules: Self.index.rules)(Self.screen(.android, "A"))
        filter.apply(to: &audit)
        #expect(filter.unused.count == 1)
    }

    // MARK: Baseline

    private static func baseline(_ counts: [String: Int]) -> Baseline {
        Baseline(
            counts.map { rule, count in
                BaselineEntry(BaselineEntry.Key(screen: "S", rule: rule, key: "button \"A\""), count: count)
            })
    }

    @Test("The counts of a baseline under the former and the new id add up, and an update renames the entries")
    func baselines() {
        let labels = Audit(rules: Self.index.rules.filter { $0.id != "size" })
        var audit = labels(Self.screen(.android, "A", "A", "A", "A"))
        var filter = BaselineFilter(Self.baseline(["reach": 2, "label": 1]), Self.index)
        filter.apply(to: &audit)
        #expect(audit.findings.count { $0.state == .baselined } == 3)
        #expect(audit.findings.count { $0.state == .new } == 1)
        #expect(filter.moved.map(\.description) == ["reach is now label on Android"])
        #expect(filter.stale.isEmpty)
        #expect(filter.pruned.entries.map(\.key.rule) == ["label"])
        #expect(filter.pruned.count == 3)
        #expect(filter.added.entries.map(\.key.rule) == ["label"])
    }

    @Test("An entry under the former id is stale if nothing is found on the platform")
    func staleEntries() {
        var audit = Audit(rules: Self.index.rules)(Self.screen(.android, "B"))
        var filter = BaselineFilter(Self.baseline(["reach": 2]), Self.index)
        filter.apply(to: &audit)
        #expect(filter.stale.map(\.key.rule) == ["reach"])
        #expect(filter.pruned.entries.isEmpty)
    }

    @Test("On the other platform an entry under the former id is that of the rule that still has it")
    func otherPlatform() {
        var audit = Audit(rules: Self.index.rules)(Self.screen(.iOS, "A"))
        var filter = BaselineFilter(Self.baseline(["reach": 1]), Self.index)
        filter.apply(to: &audit)
        #expect(audit.findings.filter { $0.state == .baselined }.map(\.ruleID) == ["reach"])
        #expect(filter.moved.isEmpty)
        #expect(filter.pruned.entries.map(\.key.rule) == ["reach"])
    }
}
