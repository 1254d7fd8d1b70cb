import AXAudit

extension Command {
    /// `axaudit merge`: writes the reports of several runs together.
    static let merge = Command(
        "merge", "Write the reports of several runs as one", operands: [Operand(.file, .any, named: "archive")],
        options: [
            .format(among: ReportFormat.withArchive, summary: "Report format and file; default text"), .output,
            .maxFindings, .failOn, .maxWarnings, .maxCauses, .by, .noGroup, .expectScreens, .minScreens, .wcag,
            .en301549, .allowMixed,
        ],
        notes: """
            The archives were written by axaudit lint --format archive=<file>, of all inputs or of parts (--shard). The reports
            are those of one run over all inputs, in any order of the archives. From JSON reports, merge writes
            \(MergeRun.formatsOfReports.alternatives).

            Exit: as for axaudit lint; 2 also if a part is missing, if two archives have one screen, or if parts were
            made with other rules or of other inputs than the rest.
            """
    ) { invocation throws(UsageError) in
        try MergeRun(invocation).result()
    }
}

extension Option {
    static let allowMixed = Option(
        "allow-mixed", "Merge parts that were made with other rules, or of other inputs")
}
