import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// rules and explain.
@Suite("Commands")
struct CommandTests {
    @Test("rules --format json has the documented keys")
    func rulesJSON() throws {
        let result = axaudit("rules", "--format", "json")
        #expect(result.outcome == .passed && result.errors.isEmpty)
        #expect(Set(result.json.keys) == ["version", "rules"])
        #expect(result.json["version"] as? Int == 1)
        let rules = try #require(result.json["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == Rule.all.map(\.id))
        for rule in rules {
            #expect(
                Set(rule.keys) == [
                    "id", "summary", "severity", "platforms", "groups", "presets", "standards", "parameters",
                ])
            #expect(["failure", "warning"].contains(rule["severity"] as? String))
            #expect((rule["groups"] as? [String])?.isEmpty == false)
            #expect((rule["standards"] as? [String])?.isEmpty == false)
            #expect((rule["presets"] as? [String])?.allSatisfy { Preset(rawValue: $0) != nil } == true)
            for parameter in try #require(rule["parameters"] as? [[String: Any]]) {
                #expect(parameter["name"] is String && parameter["summary"] is String && parameter["default"] != nil)
            }
        }
        let size = try #require(rules.first { $0["id"] as? String == "target-size" })
        #expect(size["summary"] as? String == "Control is smaller than the minimum target size.")
        #expect(size["severity"] as? String == "failure")
        #expect(size["presets"] as? [String] == ["recommended", "strict", "all"])
        let parameters = try #require(size["parameters"] as? [[String: Any]])
        #expect(parameters.first?["default"] as? Double == 44)
        let failureBelow = try #require(parameters.first { $0["name"] as? String == "failureBelow" })
        #expect(failureBelow["presets"] as? [String: Double] == ["strict": 44])
        #expect(
            axaudit("explain", "target-size", "--all").output.contains(
                "- `failureBelow` (default 24, 44 in the preset strict):")
        )
    }

    @Test("rules lists the rules in force first, the copies of A11yUITests last, then the groups")
    func rulesText() throws {
        let list = axaudit("rules", "--no-config").output
        let sections = list.components(separatedBy: "\n\n")
        try #require(sections.count == 4)
        let recommended = Rule.all.filter { $0.presets.contains(.recommended) }
        let copies = Rule.all.filter { $0.presets == [.a11yuitests] }
        let others = Rule.all.filter { !$0.presets.contains(.recommended) && $0.presets != [.a11yuitests] }
        #expect(copies.count == 14)
        for (section, (title, rules)) in zip(
            sections,
            [
                ("In force, preset recommended (\(recommended.count) rules)", recommended),
                ("Not in force (\(others.count) rules)", others),
                ("Not in force, copies of A11yUITests: preset a11yuitests (14 rules)", copies),
            ])
        {
            let lines = section.split(separator: "\n")
            #expect(lines[0] == title)
            #expect(lines.count == rules.count + 1)
            for (line, rule) in zip(lines.dropFirst(), rules) {
                let needs = rule.neededInputs.map { " (only with \($0))" }.joined()
                #expect(line.hasPrefix("  \(rule.id) ") && line.hasSuffix(rule.summary + needs))
                #expect(line.contains(rule.severity.rawValue))
            }
        }
        let count = Rule.all.count { $0.groups.contains("hints") }
        #expect(sections[3].hasPrefix("Groups\n") && sections[3].contains(" hints (\(count)) "))
        #expect(sections[3].hasSuffix("--only labels runs it, --rule labels=off switches it off.\n"))
    }

    @Test("rules lists as in force what the configuration leaves on")
    func rulesInForce() throws {
        let project = try TemporaryProject()
        try project.write(
            ".axaudit.json", #"{ "preset": "strict", "rules": { "label-blank": "off", "focus-order": "off" } }"#)
        let sections = project.run("rules").output.components(separatedBy: "\n\n")
        #expect(sections[0].hasPrefix("In force, preset strict ("))
        #expect(!sections[0].contains("  label-blank ") && sections[0].contains("  target-size "))
        #expect(sections[1].contains("  label-blank ") && sections[1].contains("  focus-order "))
        try project.write(".axaudit.json", #"{ "preset": "a11yuitests" }"#)
        let copies = project.run("rules").output.components(separatedBy: "\n\n")
        #expect(copies[0].contains("  a11yuitests-header ") && copies.count == 3)
    }

    @Test("rules --preset lists only the rules of the preset")
    func rulesOfPreset() {
        let some = axaudit("rules", "--preset", "wcag22-aa").output
        #expect(some.contains("  control-label-missing ") && !some.contains("  target-size "))
        #expect(axaudit("rules", "--preset=all").output.split(separator: "\n").count == Rule.all.count - 14 + 1)
        #expect(
            axaudit("rules", "--preset=a11yuitests").output.hasPrefix("Preset a11yuitests (14 rules)\n  a11yuitests-"))
    }

    @Test("explain lists the rules of a group, those in force first")
    func explainGroup() throws {
        let result = axaudit("explain", "labels", "--no-config")
        #expect(result.outcome == .passed && result.errors.isEmpty)
        #expect(
            result.output.hasPrefix(
                "labels is a group: --only labels runs its rules, --rule labels=off switches them off.\n\nIn force"))
        let members = Rule.all.filter { $0.groups.contains("labels") }
        let listed = result.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map {
            String($0.dropFirst(2).prefix { $0 != " " })
        }
        let expected =
            members.filter { $0.presets.contains(.recommended) } + members.filter { !$0.presets.contains(.recommended) }
        #expect(listed == expected.map(\.id))
        #expect(axaudit("explain", "lables").errors.contains("did you mean \"labels\"?"))
        #expect(axaudit("explain", "strict").errors.contains("strict is a preset; axaudit rules --preset strict lists"))
    }

    @Test("rules --write writes the catalogue and a page for each rule")
    func rulesWrite() throws {
        let project = try TemporaryProject()
        let result = axaudit("rules", "--format", "markdown", "--write", project.path("Rules"))
        #expect(result.outcome == .passed && result.output.isEmpty)
        for rule in Rule.all {
            #expect(project.text("Rules/Docs/\(rule.id).md") == (axaudit("explain", rule.id, "--all").output))
        }
        #expect(project.text("Rules/README.md") == (axaudit("rules", "-f", "markdown").output))
    }

    @Test("explain --all prints all there is of a rule", arguments: Rule.all.map(\.id))
    func explain(id: String) throws {
        let rule = try #require(Rule.all.first { $0.id == id })
        let page = axaudit("explain", id, "--all")
        #expect(page.outcome == .passed && page.errors.isEmpty)
        #expect(page.output.hasPrefix("# \(id)\n"))
        let guides = rule.platforms.map { rule.guide(on: $0) }
        for part in guides.flatMap({ [$0.summary, $0.why, $0.fix] + $0.limits + $0.standards.map(\.description) })
            + rule.parameters.map(\.summary) + [rule.severity.rawValue]
        {
            #expect(page.output.contains(part), "\(part)")
        }
    }
}
