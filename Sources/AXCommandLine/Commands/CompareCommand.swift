import AXAudit

extension Command {
    /// `axaudit compare`: compares the findings of two runs.
    static let compare = Command(
        "compare", "Compare the findings of two runs",
        operands: [Operand(.file, named: "base"), Operand(.file, named: "head")],
        options: [
            .format(
                among: ComparisonFormat.all,
                summary: "Report format and file: \(ComparisonFormat.all.alternatives); default text"),
            .output, .failOnNew,
        ],
        notes: """
            The files are archives (axaudit lint --format archive=<file>) or JSON reports. Screens are matched by name; in
            archives, a screen with another name is matched by its identifiers and labels. Findings are matched by rule and
            element, then by cause. Ignored and baselined findings are left out. The page (html) shows the pictures that differ
            side by side, if both runs wrote an archive and a gallery.

            Exit: 0 compared; 1 new findings, with --fail-on new; 2 the files cannot be compared, or an input of one of the
            runs could not be read, or with --fail-on new, the second run has a verdict on no screen.
            """
    ) { invocation throws(UsageError) in
        guard invocation.operands.count == 2 else {
            throw UsageError("expected two archives or JSON reports, e.g. axaudit compare main.jsonl branch.jsonl")
        }
        let outputs: [ReportOutput<ComparisonFormat>] = try ReportOutput.all(in: invocation, standard: .text)
        var files = RunFiles()
        for archive in invocation.operands { files.read(archive, as: .archive) }
        files.write(outputs)
        try files.requireNoConflict()
        // Renamed screens are found by their elements.
        let archives = invocation.environment.archives
        let readers = (
            try RunReader([invocation.operands[0]], .tree, archives: archives),
            try RunReader([invocation.operands[1]], .tree, archives: archives)
        )
        let (base, head) = (readers.0.builder.finish(), readers.1.builder.finish())
        let comparison = RunComparison(
            base, head, byElements: readers.0.isFromArchives && readers.1.isFromArchives)
        let failsOnNew = invocation.last(.failOnNew) == "new"
        let isNew = comparison.count(.new) > 0 && failsOnNew
        // Without a verdict on any screen, nothing shows that there is no new finding.
        let sawNothing = failsOnNew && head.screensWithoutVerdict.count == head.screens.count
        let isIncomplete = !base.allErrors.isEmpty || !head.allErrors.isEmpty || sawNothing
        var result = CommandResult(
            isIncomplete ? .undecided : isNew ? .failed : .passed,
            errors: readers.0.notes + readers.1.notes + base.allErrors.lines + head.allErrors.lines)
        if sawNothing { result.errors += "axaudit: the second run has a verdict on no screen\n" }
        let paths = FileSystem.reportPaths
        ReportOutput.deliver(outputs, invocation.style, into: &result) { format, style, file in
            format.report(comparison, ReportContext(style: style, paths: paths, file: file))
        }
        return result
    }
}

extension Option {
    fileprivate static let failOnNew = Option(
        "fail-on", value: .choice(["new", "never"], named: "change"), "The change that fails the run; default never")
}
