import AXAudit
import Foundation
import TestSupport
import Testing

@testable import AXCommandLine

/// The width of the report for people, its length on real dumps, and the report for agents.
@Suite("Reports for people and agents")
struct TextReportTests {

    private func columns(_ variables: [String: String], terminal: Int? = nil) -> Int? {
        var environment = Environment(
            variables: EnvironmentVariables(variables), isOutputTerminal: terminal != nil)
        environment.terminalColumns = terminal
        return environment.outputColumns
    }

    @Test("The width is that of COLUMNS, 100 in CI, else that of the terminal; elsewhere lines do not break")
    func width() {
        #expect(columns([:]) == nil)
        #expect(columns([:], terminal: 132) == 132)
        #expect(columns(["CI": "true"]) == 100)
        #expect(columns(["GITLAB_CI": "true"], terminal: 80) == 100)
        #expect(columns(["CI": "true", "COLUMNS": "60"]) == 60)
        #expect(columns(["COLUMNS": "x"], terminal: 90) == 90)
        #expect(columns(["COLUMNS": "0"]) == nil)
    }

    @Test("In CI no line but the last is wider than 100 columns; in a pipe a finding is one line")
    func lines() {
        let file = Repository.root.appendingPathComponent("Tests/Fixtures/axaudit/payment.json").path
        let log = axaudit("lint", "--no-config", file, variables: ["CI": "true"]).output
            .replacing(file, with: "payment.json")
        #expect(log.split(separator: "\n").dropLast().allSatisfy { String($0).columns <= 100 }, "\(log)")
        let pipe = axaudit("lint", "--no-config", file).output
        #expect(pipe.split(separator: "\n").count < log.split(separator: "\n").count)
        #expect(pipe.contains(#/(?m)^ +4:5  warning  target-size .*button "Close" #close: is 20×20 pt; .* 44×44 pt$/#))
    }

    // MARK: Agents

    @Test("--max-findings limits the report for agents, failures first, and says how many are not listed")
    func maximum() throws {
        let project = try TemporaryProject()
        try project.write("a.json", Tree.small("Cart", "One", "Two", "Three"))
        let all = project.run("lint", "--only", "target-size", "-f", "agent", "@/a.json").output
        #expect(all.split(separator: "\n").count { $0.hasPrefix("a.json:") } == 3)
        let some = project.run("lint", "--only", "target-size", "-f", "agent", "--max-findings", "1", "@/a.json")
        #expect(some.outcome == .failed)
        #expect(some.output.split(separator: "\n").count { $0.hasPrefix("a.json:") } == 1)
        #expect(some.output.contains("\n2 of 3 findings not listed (--max-findings)\n"))
        let wrong = project.run("lint", "--max-findings", "1", "@/a.json")
        #expect(wrong.outcome == .undecided && wrong.errors.contains("--max-findings limits the report for agents"))
    }

    // MARK: Real dumps

    @Test(
        "On real dumps, text takes at most 2.6 lines per finding",
        .enabled(if: Corpus.isAvailable, "AXAUDIT_CORPUS is not set"))
    func corpusLines() throws {
        let folder = try #require(Corpus.folder).path
        let result = axaudit("lint", "--no-config", folder)
        let json = axaudit("lint", "--no-config", folder, "-f", "json")
        let findings = try #require(json.json["findings"] as? [Any]).count
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(findings > 0 && Double(lines) <= 2.6 * Double(findings), "\(lines) lines, \(findings) findings")
        let agent = axaudit("lint", "--no-config", folder, "-f", "agent").output
        #expect(
            agent.utf8.count * 4 <= json.output.utf8.count, "\(agent.utf8.count) bytes of \(json.output.utf8.count)")
    }
}
