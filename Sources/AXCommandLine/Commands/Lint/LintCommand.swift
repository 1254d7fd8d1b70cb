import AXAudit

extension Command {
    /// `axaudit lint`: audits trees and reports findings.
    static let lint = Command(
        "lint", "Check accessibility trees", operands: [Operand(.path, .any)],
        options: [
            .format(among: ReportFormat.withArchive, summary: "Report format and file; the formats are listed below"),
            .output, .maxFindings, .failOn, .maxWarnings, .maxCauses, .by, .noGroup, .baseline, .noBaseline,
            .failOnStaleBaseline, .failOnUnused, .expectScreens, .minScreens, .wcag, .en301549, .shard, .sources,
            .pictures, .watch, .device, .screenName, .wait,
        ] + OptionGroup.devices + OptionGroup.audit,
        notes: """
            \("Formats: \(ReportFormat.withArchive.ids.joined(separator: ", ")).".wrapped(to: 120).joined(separator: "\n"))

            A path is a file, a folder (its .json, .xml, .uix and .txt files, at any depth), a pattern in quotes, or - for
            standard input. The default is the current folder. With --device, it is the screen of a connected device, which
            axaudit capture would write.

            Rules come from the preset, then from the configuration, then from --preset, --rule, --set and --only.

            Findings on several screens with the same rule, type, identifier (or label) and container have one cause, and are
            one entry of the reports for people.

            Exit: 0 nothing at the gate; 1 findings at the gate, or more warnings or causes than allowed; 2 no verdict:
            wrong usage or configuration, unreadable input, no input, a missing screen, or a screen without exposed
            elements.
            """
    ) { invocation throws(UsageError) in
        if invocation.has(.device) { return try DeviceLint.result(invocation) }
        for option in [Option.screenName, .wait] + OptionGroup.devices where invocation.has(option) {
            throw UsageError("--\(option.name) is an option of --device, which is missing")
        }
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
    static let maxFindings = Option(
        "max-findings", value: .text("n"), "List at most this number of findings in the report for agents")
    static let maxCauses = Option("max-causes", value: .text("n"), "Fail on more than this number of causes")
    static let by = Option(
        "by", value: .choice(Grouping.allCases.map(\.rawValue), named: "group"),
        "Group the text and Markdown reports by owner, rule, test, screen or cause")
    static let noGroup = Option("no-group", "Report every finding, without grouping by cause")
    static let expectScreens = Option(
        "expect-screens", value: .file, reads: .expectedScreens,
        "File with names or globs of screens that have to be there")
    static let minScreens = Option("min-screens", value: .text("n"), "No verdict on fewer than this number of screens")
    static let wcag = Option(
        "wcag", value: .choice(WCAGVersion.allCases.map(\.rawValue), named: "version"),
        "The version of WCAG in reports by success criterion; default 2.2")
    static let en301549 = Option(
        "en301549", value: .choice(EuropeanEdition.allCases.map(\.rawValue), named: "edition"),
        "The edition of EN 301 549 in reports by success criterion; default 3.2.1")
    static let shard = Option(
        "shard", value: .text("i/n"), "Check the i-th of n parts of the inputs, for axaudit merge")
    static let failOnStaleBaseline = Option("fail-on-stale-baseline", "Fail if the baseline has stale entries")
    static let failOnUnused = Option("fail-on-unused", "Fail if an ignore in the configuration matches nothing")
    static let device = Option("device", "Lint the screen of a connected device, as axaudit capture reads it")
    static let watch = Option("watch", letter: "w", "Lint again what changes, until Ctrl-C ends the run")
}
