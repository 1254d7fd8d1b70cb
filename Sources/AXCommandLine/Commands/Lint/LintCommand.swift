import AXAudit

extension Command {
    /// `axaudit lint`: audits trees and reports findings.
    static let lint = Command(
        "lint", "Check accessibility trees", operands: [Operand(.path, .any)],
        options: [
            .format(among: ReportFormat.all, summary: "Report format and file; the formats are listed below"),
            .output, .maxFindings, .failOn, .maxWarnings, .baseline, .noBaseline, .failOnStaleBaseline, .failOnUnused,
        ] + OptionGroup.audit,
        notes: """
            Formats: \(ReportFormat.all.ids.joined(separator: ", ")).

            A path is a file, a folder (its .json, .xml and .txt files, at any depth), a pattern in quotes, or - for standard
            input. The default is the current folder.

            Rules come from the preset, then from the configuration, then from --preset, --rule, --set and --only.

            Exit: 0 nothing at the gate; 1 findings at the gate, or more warnings than allowed; 2 no verdict: wrong usage
            or configuration, unreadable input, no input, or a screen without exposed elements.
            """
    ) { invocation throws(UsageError) in
        try LintRun(invocation).result()
    }
}

extension Option {
    static let failOn = Option(
        "fail-on", value: .choice(Gate.Level.allCases.map(\.rawValue), named: "severity"),
        "The lowest severity that fails the run; default failure")
    static let maxWarnings = Option("max-warnings", value: .text("n"), "Fail on more than this number of warnings")
    static let maxFindings = Option(
        "max-findings", value: .text("n"), "List at most this number of findings in the report for agents")
    static let failOnStaleBaseline = Option("fail-on-stale-baseline", "Fail if the baseline has stale entries")
    static let failOnUnused = Option("fail-on-unused", "Fail if an ignore in the configuration matches nothing")
}
