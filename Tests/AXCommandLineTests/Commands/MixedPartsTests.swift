import AXTestReports
import AXReports
import Foundation
import Testing

@testable import AXCommandLine

/// Parts of a run that do not belong together are not merged.
@Suite("Mixed parts")
struct MixedPartsTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        for name in ["a", "b", "c", "d"] {
            try project.write("p/\(name).json", Tree.clean.replacing("Clean", with: name))
        }
        try project.write("p/e.json", Tree.small("e", "Pay"))
    }

    /// Lints the parts of a run; `options` are those of each part.
    private func lint(_ options: [[String]]) {
        for (number, options) in options.enumerated() {
            let part = "\(number + 1)"
            _ = CommandLineTool.run(
                ["lint", project.path("p"), "--no-config", "--shard", part + "/2"]
                    + ["-f", "archive=" + project.path("s\(part).jsonl")] + options, Environment())
        }
    }

    private func merge(_ options: String...) -> CommandResult {
        CommandLineTool.run(["merge", project.path("s1.jsonl"), project.path("s2.jsonl")] + options, Environment())
    }

    @Test("Parts of one run with the same settings are merged")
    func same() {
        lint([[], []])
        #expect(merge().outcome == .failed)
        lint([["--set", "target-size.minimum=40"], ["--set", "target-size.minimum=40"]])
        #expect(merge().outcome == .failed && merge().errors.isEmpty)
    }

    @Test(
        "Parts with other rules, parameters, presets or ignores are refused, with the names of the settings",
        arguments: [
            (["--only", "label-too-long"], "more"), (["--rule", "target-size=off"], "target-size"),
            (["--set", "target-size.minimum=40"], "target-size"), (["--preset", "strict"], "more"),
            (["--ignore-identifier", "pay"], "ignores"), (["--locale", "de"], "locale"),
            (["--density", "420"], "density"),
        ])
    func settings(options: [String], name: String) {
        for parts in [[[], options], [options, []]] {
            lint(parts)
            let result = merge()
            #expect(result.outcome == .undecided)
            #expect(
                result.errors.contains("the parts 1/2, 2/2 (5 files) were made with different settings: ")
                    && result.errors.contains(name), "\(result.errors)")
            let mixed = merge("--allow-mixed")
            #expect(mixed.outcome != .undecided)
            #expect(mixed.output.contains("mixed: the parts 1/2, 2/2 (5 files)"), "\(mixed.output)")
        }
    }

    @Test("Parts with other types of elements are refused")
    func elements() throws {
        try project.write("c.json", ##"{ "elements": [ { "element": "#pay", "type": "link" } ] }"##)
        lint([[], []])
        _ = CommandLineTool.run(
            [
                "lint", project.path("p"), "--config", project.path("c.json"), "--shard", "2/2", "-f",
                "archive=" + project.path("s2.jsonl"),
            ], Environment())
        #expect(merge().errors.contains("different settings: elements"), "\(merge().errors)")
    }

    @Test("The JSON report of one part is not the whole run")
    func json() throws {
        for part in ["1", "2"] {
            _ = project.run(
                "lint", "@/p", "--no-config", "--shard", part + "/2", "-f", "json=" + project.path("r\(part).json"))
        }
        let result = project.run("merge", "@/r1.json")
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("found no report of the part 2/2, expected all 2"), "\(result.errors)")
        #expect(project.run("merge", "@/r1.json", "@/r2.json", "-f", "json").outcome == .failed)
    }

    @Test("Whole runs with other rules are merged with a note")
    func runs() throws {
        _ = project.run("lint", "@/p/a.json", "--no-config", "-f", "archive=" + project.path("s1.jsonl"))
        for (rule, isNoted) in [("target-size=failure", false), ("target-size=off", true)] {
            _ = project.run(
                "lint", "@/p/b.json", "--no-config", "--rule", rule, "-f", "archive=" + project.path("s2.jsonl"))
            let result = merge()
            #expect(result.outcome == .passed)
            #expect(
                result.errors.contains("note: the runs were made with different rules: target-size\n") == isNoted,
                "\(result.errors)")
        }
    }

    @Test("compare names screens without a verdict, and a head that looked at nothing has no verdict")
    func compare() throws {
        _ = project.run("lint", "@/p/a.json", "--no-config", "-f", "archive=" + project.path("s1.jsonl"))
        try project.write("q/a.json", Tree.empty)
        _ = project.run(
            "lint", "@/q/a.json", "--no-config", "--allow-empty", "-f", "archive=" + project.path("s2.jsonl"))
        let result = project.run("compare", "@/s1.jsonl", "@/s2.jsonl", "--fail-on", "new")
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("the second run has a verdict on no screen"), "\(result.errors)")
        #expect(result.output.contains("no verdict in the second run: screen "), "\(result.output)")
        #expect(project.run("compare", "@/s1.jsonl", "@/s2.jsonl").outcome == .passed)
    }

    @Test("The id of a rule in a report is one", arguments: ["json", "archive"])
    func ruleIDs(format: String) throws {
        _ = project.run("lint", "@/p/e.json", "--no-config", "-f", format + "=" + project.path("r"))
        let text = try #require(project.text("r"))
        try project.write("r", text.replacing(#""rule": "target-size""#, with: #""rule": "a]\n##[error]b""#))
        let result = project.run("merge", "@/r", "-f", "json")
        #expect(result.outcome == .undecided && !result.output.contains("##[error]"))
        if format == "json" { #expect(result.errors.contains("expected the id of a rule"), "\(result.errors)") }
    }

    @Test("Every report says it", arguments: ReportFormat.all.map(\.id).filter { $0 != "openacr" })
    func reports(format: String) {
        lint([[], ["--set", "target-size.minimum=40"]])
        let output = merge("--allow-mixed", "-f", format).output
        #expect(output.contains("2/2 (5 files) were made with different settings: target-size"), "\(output)")
    }

    @Test("Parts of other lists of inputs are refused, because a screen can be in none of them")
    func inputs() throws {
        lint([[], []])
        try FileManager.default.removeItem(atPath: project.path("p/e.json"))
        _ = CommandLineTool.run(
            [
                "lint", project.path("p"), "--no-config", "--shard", "2/2", "-f",
                "archive=" + project.path("s2.jsonl"),
            ], Environment())
        let result = merge()
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.contains("the parts 1/2 (5 files) and 2/2 (4 files) are of different lists of inputs"),
            "\(result.errors)")
        #expect(merge("--allow-mixed").outcome != .undecided)
    }

    @Test("Parts of earlier versions are merged with a note")
    func earlier() throws {
        lint([[], []])
        for name in ["s1.jsonl", "s2.jsonl"] {
            let text = try #require(project.text(name))
            var lines = text.split(separator: "\n").map(String.init)
            lines[0] = lines[0].replacing(#/"made": \[.*?\], /#, with: "")
            // Without totals too, as that version wrote it.
            lines[lines.count - 1] = lines[lines.count - 1].replacing(
                #/"screens": .*"sha256": "[0-9a-f]*", /#, with: "")
            try project.write(name, lines.joined(separator: "\n") + "\n")
        }
        let result = merge()
        #expect(result.outcome == .failed)
        #expect(result.errors.contains("note: the parts do not say what they were made with"), "\(result.errors)")
    }
}
