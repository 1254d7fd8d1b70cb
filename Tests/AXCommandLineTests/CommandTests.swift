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
            #expect(Set(rule.keys) == ["id", "summary", "severity", "groups", "presets", "standards", "parameters"])
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
            axaudit("explain", "target-size").output.contains("- `failureBelow` (default 24, 44 in the preset strict):")
        )
    }

    @Test("rules lists one line a rule, and a preset only its own")
    func rulesText() {
        let lines = axaudit("rules").output.split(separator: "\n")
        #expect(lines.count == Rule.all.count)
        for (line, rule) in zip(lines, Rule.all) {
            #expect(
                line.hasPrefix(rule.id + " ") && line.contains(rule.severity.rawValue) && line.hasSuffix(rule.summary))
        }
        let some = axaudit("rules", "--preset", "wcag22-aa").output
        #expect(some.contains("control-label-missing") && !some.contains("target-size "))
        #expect(axaudit("rules", "--preset=all").output.split(separator: "\n").count == lines.count - 14)
        #expect(axaudit("rules", "--preset=a11yuitests").output.split(separator: "\n").count == 14)
    }

    @Test("rules --write writes the catalogue and a page for each rule")
    func rulesWrite() throws {
        let project = try TemporaryProject()
        let result = axaudit("rules", "--format", "markdown", "--write", project.path("Rules"))
        #expect(result.outcome == .passed && result.output.isEmpty)
        for rule in Rule.all {
            #expect(project.text("Rules/Docs/\(rule.id).md") == (axaudit("explain", rule.id).output))
        }
        #expect(project.text("Rules/README.md") == (axaudit("rules", "-f", "markdown").output))
    }

    @Test("explain prints all there is of a rule", arguments: Rule.all.map(\.id))
    func explain(id: String) throws {
        let rule = try #require(Rule.all.first { $0.id == id })
        let page = axaudit("explain", id)
        #expect(page.outcome == .passed && page.errors.isEmpty)
        #expect(page.output.hasPrefix("# \(id)\n"))
        for part in [rule.summary, rule.why, rule.fix, rule.severity.rawValue] + rule.parameters.map(\.summary)
            + rule.standards.map(\.description)
        {
            #expect(page.output.contains(part), "\(part)")
        }
    }
}
