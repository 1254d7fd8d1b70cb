import AXAudit

extension Command {
    /// `axaudit lint`: audits trees and reports findings.
    static let lint = Command(
        "lint", "Check accessibility trees", operands: [Operand(.path, .any)],
        options: [
            .format(among: ReportFormat.all, summary: "Report format and file; the formats are listed below"),
            .output, .failOn, .maxWarnings, .baseline, .noBaseline, .failOnStaleBaseline, .failOnUnused, .watch,
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
        guard invocation.has(.watch) else { return try LintRun(invocation).result() }
        var watch = try LintWatch(invocation)
        let environment = invocation.environment
        return CommandResult(watch.rounds(print: environment.writeRound, wait: environment.waitForChanges))
    }
}

extension Option {
    static let failOn = Option(
        "fail-on", value: .choice(Gate.Level.allCases.map(\.rawValue), named: "severity"),
        "The lowest severity that fails the run; default failure")
    static let maxWarnings = Option("max-warnings", value: .text("n"), "Fail on more than this number of warnings")
    static let failOnStaleBaseline = Option("fail-on-stale-baseline", "Fail if the baseline has stale entries")
    static let failOnUnused = Option("fail-on-unused", "Fail if an ignore in the configuration matches nothing")
    static let watch = Option("watch", letter: "w", "Lint again what changes, until Ctrl-C ends the run")
}
