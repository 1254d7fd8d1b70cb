import AXAudit
import Foundation
import TestSupport
import Testing

@testable import AXCommandLine

/// The ready files for editors, with the expressions by which the editors read `-f compact`.
@Suite("Examples for editors")
struct EditorExampleTests {
    /// A finding as an editor shows it.
    struct Problem: Hashable {
        var severity: String
        var file: String
        var line: Int
        var column: Int
        var rule: String
    }

    /// The fixtures have labels that contain colons, brackets and escapes.
    private static let fixtures = ["axaudit/payment.json", "hostile.json", "uiautomator/login.xml"].map {
        Repository.root.appendingPathComponent("Tests/Fixtures/\($0)").path
    }

    private static func lint(_ format: String) -> String {
        CommandLineTool.run(
            ["lint", "--no-config", "--no-group", "-f", format] + fixtures, Environment(variables: [:])
        ).output
    }

    /// The findings of the JSON report. Those of a whole screen have no line there.
    private static func findings() throws -> (ofElements: Set<Problem>, rulesOfScreens: Set<String>) {
        let report = try #require(JSONSerialization.jsonObject(with: Data(lint("json").utf8)) as? [String: Any])
        let screens = try #require(report["screens"] as? [[String: Any]])
        var problems: Set<Problem> = []
        var rules: Set<String> = []
        for finding in try #require(report["findings"] as? [[String: Any]]) {
            let rule = try #require(finding["rule"] as? String)
            guard let element = (finding["elements"] as? [[String: Any]])?.first else {
                rules.insert(rule)
                continue
            }
            let screen = try #require(finding["screen"] as? Int)
            problems.insert(
                Problem(
                    severity: try #require(finding["severity"] as? String),
                    file: try #require(screens[screen]["file"] as? String),
                    line: try #require(element["line"] as? Int), column: try #require(element["column"] as? Int),
                    rule: rule))
        }
        return (problems, rules)
    }

    @Test("The problem matchers of VS Code find every finding, and failures are errors")
    func visualStudioCode() throws {
        let text = try Repository.text(".github/examples/vscode/tasks.json")
        let tasks = try #require(
            (JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])?["tasks"] as? [[String: Any]])
        let matchers = try #require(tasks.first?["problemMatcher"] as? [[String: Any]])
        var found: Set<Problem> = []
        for matcher in matchers {
            let pattern = try #require(matcher["pattern"] as? [String: Any])
            let severity = try #require(matcher["severity"] as? String)
            let expression = try NSRegularExpression(pattern: try #require(pattern["regexp"] as? String))
            func group(_ name: String, _ match: NSTextCheckingResult, _ line: NSString) throws -> String {
                line.substring(with: match.range(at: try #require(pattern[name] as? Int)))
            }
            for text in Self.lint("compact").components(separatedBy: "\n") {
                let line = text as NSString
                let range = NSRange(location: 0, length: line.length)
                guard let match = expression.firstMatch(in: text, range: range) else { continue }
                #expect(try !group("message", match, line).isEmpty)
                found.insert(
                    Problem(
                        severity: severity == "error" ? "failure" : severity, file: try group("file", match, line),
                        line: try #require(Int(try group("line", match, line))),
                        column: try #require(Int(try group("column", match, line))),
                        rule: try group("code", match, line)))
            }
        }
        let expected = try Self.findings()
        #expect(expected.ofElements.count > 10)
        #expect(Set(expected.ofElements.map(\.severity)) == ["failure", "warning"])
        #expect(found.filter { !expected.rulesOfScreens.contains($0.rule) } == expected.ofElements)
    }

    @Test("The filter of IntelliJ links to the line of every finding")
    func intelliJ() throws {
        let text = try Repository.text(".github/examples/intellij/external-tools.xml")
        let filter = String(try #require(text.firstMatch(of: #/name="REGEXP" value="([^"]+)"/#)?.1))
        // What the macros mean, by the documentation of IDEA's output filters.
        let expression = try Regex(
            filter.replacing("$FILE_PATH$", with: #"(?<file>(?:[^:]|^[a-zA-Z]:)+)"#)
                .replacing("$LINE$", with: #"(?<line>\d+)"#).replacing("$COLUMN$", with: #"(?<column>\d+)"#))
        let lines = Self.lint("compact").split(separator: "\n")
        #expect(lines.count > 10)
        for line in lines {
            let whole = try expression.wholeMatch(in: String(line))
            let match = try #require(whole, "\(line)")
            #expect(match.output["file"]?.substring.map { Self.fixtures.contains(String($0)) } == true)
        }
    }

    @Test("The configurations of agents start axaudit mcp")
    func agents() throws {
        let text = try Repository.text(".github/examples/vscode/mcp.json")
        let file = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let server = try #require((file["servers"] as? [String: Any])?["axaudit"] as? [String: Any])
        #expect(server["command"] as? String == "axaudit" && server["args"] as? [String] == ["mcp"])
        let article = try Repository.text("Sources/AXAudit/AXAudit.docc/WorkingWithAgents.md")
        let block = try #require(article.firstMatch(of: #/```json\n([\s\S]*?)```/#)?.1)
        let others = try #require(JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any])
        let other = try #require((others["mcpServers"] as? [String: Any])?["axaudit"] as? [String: Any])
        #expect(other["command"] as? String == "axaudit" && other["args"] as? [String] == ["mcp"])
        #expect(Command.all.contains { $0.name == "mcp" })
    }
}
