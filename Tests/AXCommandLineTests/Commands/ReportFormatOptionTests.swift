import AXAudit
import Testing

@testable import AXCommandLine

/// Help, completions and the parsing of `--format` are derived from a list of formats.
@Suite("Report formats on the command line")
struct ReportFormatOptionTests {
    private static let formats =
        ReportFormat.all + [
            ReportFormat("tally", "The number of findings.", isStepSummary: true) { run, _ in
                "\(run.screens.reduce(0) { $0 + $1.findings.count }) findings\n"
            }
        ]
    private static let changeFormats =
        ChangeReportFormat.all + [
            ChangeReportFormat("tally", "The number of changes.") { differences, _ in "\(differences.count) screens\n" }
        ]

    private func invocation(_ values: String..., variables: EnvironmentVariables = [:]) -> Invocation {
        Invocation(
            command: .lint, isCommandImplied: false, commands: CommandTable.standard,
            environment: Environment(variables: variables),
            options: values.map { Invocation.GivenOption(name: "format", value: $0) })
    }

    private func completion(_ option: Option) -> Completion? {
        option.kind.map { Completion($0, CommandTable.standard) }
    }

    @Test("Shells suggest every format of the list, and a command that needs files suggests them with `=`")
    func suggestions() {
        let option = Option.format(among: Self.formats, summary: "How to report")
        #expect(completion(option) == .words(ReportFormat.all.ids + ["tally"]))
        let fileOption = Option.format(among: Self.changeFormats, needsFile: true, summary: "How to report")
        #expect(completion(fileOption) == .words((ChangeReportFormat.all.ids + ["tally"]).map { $0 + "=" }))
        let alternatives = ChangeReportFormat.all.ids.joined(separator: ", ") + " or tally"
        #expect(Self.changeFormats.alternatives == alternatives)
    }

    @Test("--format takes every format of the list and no other, and the report is what the format makes")
    func parsing() throws {
        let outputs = try ReportOutput.ofRun(invocation("tally"), among: Self.formats)
        #expect(outputs.map(\.format.id) == ["tally"] && outputs.map(\.destination) == [.standardOutput])
        var result = CommandResult(.passed)
        ReportOutput.deliver(AuditRun(screens: [], rules: []), to: outputs, invocation(), into: &result)
        #expect(result.output == "0 findings\n")
        let changes = try ReportOutput.all(in: invocation("tally"), among: Self.changeFormats, standard: nil)
        #expect(changes.map { $0.format.report([], reference: "a", current: "b") } == ["0 screens\n"])
        #expect(throws: UsageError.self) { try ReportOutput.ofRun(invocation("tally")) }
        #expect(throws: UsageError.self) {
            try ReportOutput<ChangeReportFormat>.all(in: invocation("tally"), standard: nil)
        }
    }

    @Test("A format that can be a step summary takes github-summary for that, another one for a file name")
    func stepSummary() throws {
        let there: EnvironmentVariables = ["GITHUB_STEP_SUMMARY": "summary.md"]
        let outputs = try ReportOutput.ofRun(
            invocation("tally=github-summary", "json=github-summary", variables: there), among: Self.formats)
        #expect(outputs.map(\.destination) == [.endOfFile("summary.md"), .file("github-summary")])
    }

    @Test("The commands offer the formats of the lists")
    func commands() {
        for (command, ids) in [
            (Command.lint, ReportFormat.withArchive.ids), (.diff, ChangeReportFormat.all.ids),
            (.snapshot, ChangeReportFormat.all.ids.map { $0 + "=" }),
        ] {
            #expect(command.options.first { $0.name == "format" }.flatMap(completion) == .words(ids))
        }
        let help = Command.lint.help.replacing("\n", with: " ")
        #expect(help.contains("Formats: " + ReportFormat.all.ids.joined(separator: ", ")))
        #expect(Command.diff.help.contains("\(ChangeReportFormat.all.ids.last ?? ""); default text"))
    }
}
