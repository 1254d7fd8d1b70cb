import AXAudit

extension Command {
    /// `axaudit baseline update`: removes stale entries from a baseline.
    static let baselineUpdate = Command(
        "baseline update", "Remove stale entries from the baseline; nothing is added",
        operands: [Operand(.path, .any)], options: [.baselineFile] + OptionGroup.audit
    ) { invocation throws(UsageError) in
        var audit = try BaselineAudit(invocation)
        // The states before the baselines are read.
        let versions = Dictionary(audit.paths.map { ($0, FileVersion($0)) }) { first, _ in first }
        audit.settings = try audit.session.settingsWithBaselines()
        let baselines = audit.settings.baselines
        guard !baselines.isEmpty else { throw BaselineReport.missing }
        let paths = audit.paths.filter { baselines[FileSystem.displayed($0)] != nil }
        var files = audit.session.files
        for path in paths { files.write(path, as: .baseline) }
        try files.requireNoConflict()
        return try audit.result { run, notes throws(UsageError) in
            var result = CommandResult(.passed, errors: notes)
            for path in paths {
                let file = FileSystem.displayed(path)
                guard let filter = run.decision.baselines[file] else { continue }
                let remaining = filter.pruned
                let removed = Baseline(filter.stale)
                if remaining.entries.map(\.key) != filter.baseline.entries.map(\.key) || !removed.entries.isEmpty {
                    try FileSystem.writeOutput(
                        remaining.text, to: path, as: .baseline, named: file, ifStill: versions[path])
                }
                let isVerbose = invocation.has(.verbose)
                result.output += "\(file): \(removed.count) removed, \(BaselineReport.size(remaining)) left\n"
                result.output += filter.moved.map { "  renamed: \($0.description)\n" }.sorted().joined()
                result.output += BaselineReport.list("removed", removed, isVerbose: isVerbose)
                result.output += BaselineReport.list("not added", filter.added, isVerbose: isVerbose)
                let kept = Set(filter.unmet.map(\.key.screen)).count
                if kept > 0 {
                    result.output +=
                        "  kept the entries of \(Wording.count(kept, "screen")) that were not in this run\n"
                }
            }
            return result
        }
    }
}
