import AXAudit
import AXSyntax
import Foundation
import Testing

@testable import AXCommandLine

/// The groups of `axaudit stream`, with a rule that is made up.
@Suite("stream of groups")
struct StreamGroupTests {
    /// Reports the number of the variants of a screen.
    private static let counted = Rule(
        "counted", "A test.", severity: .failure, needs: [.label], why: "A test.", fix: "None.",
        check: .group { group, check in
            let names = group.members.map { $0.variant ?? "-" }
            check.report(Array(group.base.subjects), names.joined(separator: " "))
        })
    /// Reports each element.
    private static let seen = Rule(
        "seen", "A test.", severity: .warning, needs: [.label], why: "A test.", fix: "None.",
        check: .eachElement { element, check in check.report(element, "is seen") })

    private func line(_ name: String, _ more: String = "") -> String {
        #"{"name": "\#(name)", "tree": {"axaudit": 1, "elements": [{"type": "button", "label": "Pay"}]}\#(more)}"#
    }

    private func line(_ name: String, in group: String, last: Bool = false) -> String {
        line(name, #", "group": "\#(group)", "variant": "\#(name)v""# + (last ? #", "last": true"# : ""))
    }

    /// Returns a word for each answer: the name, and the findings of groups. A `|` is where the command reads again.
    private func answers(_ lines: [String], _ options: String...) throws -> [String] {
        let input = Lock(initialState: lines)
        let output = Lock(initialState: "")
        var environment = Environment(today: CalendarDay("2026-06-15"))
        environment.workingDirectory = NSTemporaryDirectory()
        environment.nextInputBlock = { () throws(FileSystem.Failure) in
            output.withLock { if !$0.isEmpty, !$0.hasSuffix("|\n") { $0 += "|\n" } }
            return input.withLock { $0.isEmpty ? [] : Array(($0.removeFirst() + "\n").utf8) }
        }
        environment.writeOutput = { text in
            output.withLock { $0 += text }
            return true
        }
        let invocation = try CommandParser(commands: .standard, environment: environment).parse(
            ["stream", "--no-config", "--preset", "all"] + options)
        var run = try StreamRun(invocation, [Self.counted, Self.seen])
        _ = run.result()
        return try output.withLock { $0 }.split(separator: "\n").map { text in
            if text == "|" { return "|" }
            let answer = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            let name = answer["name"] as? String ?? ""
            if let error = answer["error"] as? [String: Any] { return "\(name): \(error["message"] ?? "")" }
            let findings = (answer["findings"] as? [[String: Any]] ?? []).filter { $0["rule"] as? String == "counted" }
            let notChecked = (answer["notChecked"] as? [[String: Any]] ?? []).map { "\($0["rule"] ?? "")?" }
            let texts = findings.map { "\($0["name"] ?? "")=\($0["message"] ?? "")" } + notChecked
            return ([name] + texts).joined(separator: " ") + (answer["verdict"] as? String == "fail" ? "!" : "")
        }
    }

    @Test(
        "The answer to the last line of a group has its findings; it is the last because of its key, the next line or the end"
    )
    func groups() throws {
        let lines = [
            line("a"), line("b", in: "G"), line("c", in: "G", last: true), line("d", in: "H"), line("e", in: "H"),
            line("f", in: "I"), line("g", in: "I"),
        ]
        #expect(
            try answers(lines) == [
                "a", "|", "b", "c b=bv cv!", "|", "d", "e d=dv ev!", "|", "f", "g f=fv gv!",
            ])
    }

    @Test("A line that cannot be read does not end its group, and is answered in its order")
    func errors() throws {
        let broken = #"{"name": "x", "group": "G", "tree": 1}"#
        let found = try answers([line("a", in: "G"), broken, line("b", in: "G", last: true), line("c")])
        #expect(found.count == 6 && found[0] == "a" && found[1].hasPrefix("x: found") && found[3] == "|", "\(found)")
        #expect(found[2] == "b a=av bv!" && found[4] == "c")
    }

    @Test("A group has at most 16 lines")
    func limit() throws {
        let found = try answers((1...17).map { line("\($0)", in: "G") } + [line("a")]).filter { $0 != "|" }
        #expect(found.count == 18 && found[15].hasPrefix("16 1=1v 2v") && found[15].hasSuffix("16v!"))
        #expect(found[16] == "17: found more than 16 lines of the group \"G\"" && found[17] == "a")
    }

    @Test("Merging the archive of a stream gives the findings of its groups")
    func archive() throws {
        let input = Lock(initialState: [line("a", in: "G"), line("b", in: "G"), line("c")])
        let output = Lock(initialState: "")
        var environment = Environment(today: CalendarDay("2026-06-15"))
        environment.workingDirectory = NSTemporaryDirectory()
        environment.nextInputBlock = { () throws(FileSystem.Failure) in
            input.withLock { $0.isEmpty ? [] : Array(($0.removeFirst() + "\n").utf8) }
        }
        environment.writeOutput = { text in
            output.withLock { $0 += text }
            return true
        }
        let invocation = try CommandParser(commands: .standard, environment: environment).parse(
            ["stream", "--no-config", "--preset", "all", "--archive"])
        var run = try StreamRun(invocation, [Self.counted, Self.seen])
        _ = run.result()
        var archive = Archive(index: RuleIndex([Self.counted, Self.seen]))
        for (number, text) in output.withLock({ $0 }).split(separator: "\n").enumerated() {
            try archive.read(Array(text.utf8), number: number + 1, of: "a.jsonl")
        }
        let merged = try archive.builder().finish()
        #expect(
            merged.screens.map { $0.findings.filter { $0.ruleID == "counted" }.map(\.message) } == [["av bv"], [], []])
        #expect(merged.screens.map { $0.notChecked.map(\.ruleID) } == [[], [], ["counted"]])
    }
}
