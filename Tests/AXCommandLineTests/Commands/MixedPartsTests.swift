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
            (["--ignore-identifier", "pay"], "ignores"),
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
