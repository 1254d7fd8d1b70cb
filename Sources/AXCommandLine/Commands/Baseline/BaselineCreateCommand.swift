import AXAudit

extension Command {
    /// `axaudit baseline create`: writes a baseline with every current finding.
    static let baselineCreate = Command(
        "baseline create", "Write all current findings to a baseline", operands: [Operand(.path, .any)],
        options: [.baselineFile, .force] + OptionGroup.audit,
        notes: """
            axaudit lint then counts only findings that are not in the baseline. Failures and warnings are included,
            ignored findings are not. The file is written atomically, and only if all inputs could be read.
            """
    ) { invocation throws(UsageError) in
        var audit = try BaselineAudit(invocation)
        for (index, project) in audit.session.projects.enumerated() {
            guard let (path, _) = audit.session.linter.baseline.path(of: project) else { continue }
            let file = FileSystem.displayed(path)
            if FileSystem.entry(at: path) != nil, !invocation.has(.force) {
                throw UsageError(
                    "\(file) already exists; axaudit baseline update removes stale entries, --force overwrites it")
            }
            try audit.session.requireNoInput(at: path)
            try FileSystem.requireWritable(path, named: file)
            audit.suppressions.set(Baseline(), at: path, for: index)
        }
        if let failure = audit.run() { return failure }
        let records = audit.suppressions.records
        let decision = RunDecision(expired: IgnoreRecord.expired(records), unused: IgnoreRecord.unused(records))
        var result = CommandResult(
            .passed,
            errors: audit.session.notes.noteLines + decision.warnings
                + audit.suppressions.optionWarnings(audit.session.linter.ignores))
        for (path, filter) in audit.suppressions.sortedBaselines {
            let dropped = droppedScreens(of: path, filter)
            let file = FileSystem.displayed(path)
            try FileSystem.writeOutput(filter.added.text, to: path, named: file)
            result.output += "\(file): \(BaselineReport.size(filter.added))\(dropped)\n"
        }
        return result
    }

    /// Returns a note on the screens that were in the replaced baseline and that are not among the inputs of this run.
    private static func droppedScreens(of path: String, _ filter: BaselineFilter) -> String {
        guard FileSystem.entry(at: path) != nil, let old = try? BaselineChoice.read(path, .all) else { return "" }
        let count = Set(old.entries.map(\.key.screen)).subtracting(filter.screens).count
        return count == 0
            ? "" : "; removed the entries of \(Wording.count(count, "screen")) that were not in this run"
    }
}

extension Option {
    fileprivate static let force = Option("force", "Overwrite an existing baseline")
}
