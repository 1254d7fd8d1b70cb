import AXAudit

extension Command {
    /// `axaudit baseline update`: removes stale entries from a baseline.
    static let baselineUpdate = Command(
        "baseline update", "Remove stale entries from the baseline; nothing is added",
        operands: [Operand(.path, .any)], options: [.baselineFile] + OptionGroup.audit
    ) { invocation throws(UsageError) in
        var audit = try BaselineAudit(invocation)
        let choice = audit.session.linter.baseline
        // The states before the baselines are read.
        let paths = audit.session.projects.compactMap { choice.path(of: $0)?.path }
        let versions = Dictionary(paths.map { ($0, FileVersion($0)) }) { first, _ in first }
        try audit.suppressions.setUsableBaselines(choice)
        guard !audit.suppressions.baselines.isEmpty else { throw BaselineReport.missing }
        var files = audit.session.files
        for path in audit.suppressions.sortedBaselines.map(\.path) { files.write(path, as: .baseline) }
        try files.requireNoConflict()
        if let failure = audit.run() { return failure }
        var result = CommandResult(.passed, errors: audit.notes)
        for (path, filter) in audit.suppressions.sortedBaselines {
            let remaining = filter.pruned
            let removed = Baseline(filter.stale)
            let file = FileSystem.displayed(path)
            if remaining.entries.map(\.key) != filter.baseline.entries.map(\.key) || !removed.entries.isEmpty {
                try FileSystem.writeOutput(remaining.text, to: path, named: file, ifStill: versions[path])
            }
            let isVerbose = invocation.has(.verbose)
            result.output += "\(file): \(removed.count) removed, \(BaselineReport.size(remaining)) left\n"
            result.output += filter.moved.map { "  renamed: \($0.description)\n" }.sorted().joined()
            result.output += BaselineReport.list("removed", removed, isVerbose: isVerbose)
            result.output += BaselineReport.list("not added", filter.added, isVerbose: isVerbose)
            let kept = Set(filter.unmet.map(\.key.screen)).count
            if kept > 0 {
                result.output += "  kept the entries of \(Wording.count(kept, "screen")) that were not in this run\n"
            }
        }
        return result
    }
}
