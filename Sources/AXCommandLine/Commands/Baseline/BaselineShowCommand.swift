import AXAudit

extension Command {
    /// `axaudit baseline show`: lists the entries of a baseline.
    static let baselineShow = Command(
        "baseline show", "List the entries of the baseline", operands: [Operand(.path, .any)],
        options: [.baselineFile] + OptionGroup.input
    ) { invocation throws(UsageError) in
        let options = try AuditOptions(invocation)
        let choice = options.linter.baseline
        var projects = options.linter.projectFinder
        let paths = invocation.operands.isEmpty ? [invocation.environment.workingDirectory] : invocation.operands
        var baselines: [String: Baseline] = [:]
        var decision = RunDecision()
        for path in paths {
            let project = projects.settings(ofFolder: try AuditOptions.folder(of: path))
            guard projects.errors.isEmpty else { throw UsageError(projects.errors) }
            guard let (path, baseline) = try choice.usableBaseline(of: project),
                baselines.updateValue(baseline, forKey: path) == nil
            else { continue }
            // There are no screens, so the notes are on every platform.
            let moved = Set(baseline.entries.map(\.key.rule)).sorted().flatMap(project.rules.movedRules)
            decision.moved += moved.map { (path: path, rule: $0) }
        }
        guard !baselines.isEmpty else { throw BaselineReport.missing }
        var result = CommandResult(.passed, errors: decision.warnings)
        for (path, baseline) in baselines.sorted(by: { $0.key < $1.key }) {
            result.output += "\(FileSystem.displayed(path)): \(BaselineReport.size(baseline))\n"
            for entry in baseline.entries { result.output += "  " + BaselineReport.line(entry) }
        }
        return result
    }
}
