import AXSnapshots
import AXEngine
import AXTestReports
import AXReports
import AXTree
import TestSupport
import Testing

/// Report formats are values: a new one is a declaration and an entry in a list.
@Suite("Report formats")
struct ReportFormatTests {
    /// A format of the report of a run, declared as a contributor would.
    private static let tally = ReportFormat("tally", "The number of findings.", incompleteNotes: .unlessQuiet) {
        run, context in
        let count = run.screens.reduce(0) { $0 + $1.findings.count }
        return context.style("\(count) findings", .title) + "\n"
    }

    /// A format of the report of changes, declared as a contributor would.
    private static let changeTally = ChangeReportFormat("tally", "The number of changes.") { differences, context in
        "\(context.reference) -> \(context.current): \(differences.flatMap(\.changes).count) changes\n"
    }

    @Test("A new format renders a run")
    func run() throws {
        let run = try FixedRun.make()
        #expect(Self.tally.report(run) == "12 findings\n")
        #expect(Self.tally.report(run, style: TextStyle(isColored: true)) == "\u{1B}[1m12 findings\u{1B}[0m\n")
        #expect(Self.tally.saysWhatIsIncomplete(TextStyle()))
        #expect(!Self.tally.saysWhatIsIncomplete(TextStyle(isQuiet: true)))
    }

    @Test("A new format renders changes")
    func changes() throws {
        let before = try FixedRun.screens()
        var after = before
        after[0].elements[2].label = "Dismiss"
        let differences = ScreenComparison.differences(from: before, to: after)
        #expect(Self.changeTally.report(differences, reference: "a", current: "b") == "a -> b: 1 changes\n")
        #expect(!Self.changeTally.omitsRemarks)
    }

    @Test("A list of formats finds a new one by its id")
    func lists() {
        #expect((ReportFormat.all + [Self.tally]).named("tally")?.summary == "The number of findings.")
        #expect((ChangeReportFormat.all + [Self.changeTally]).last?.id == "tally")
        #expect(ReportFormat.all.named("tally") == nil)
    }

    @Test("Ids are unique and every format has a summary of one line")
    func declarations() {
        #expect(Set(ReportFormat.all.map(\.id)).count == ReportFormat.all.count)
        #expect(Set(ChangeReportFormat.all.map(\.id)).count == ChangeReportFormat.all.count)
        for summary in ReportFormat.all.map(\.summary) + ChangeReportFormat.all.map(\.summary) {
            #expect(summary.hasSuffix(".") && !summary.contains("\n"), "\(summary)")
        }
    }
}
