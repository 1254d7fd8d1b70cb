import AXAudit

extension Command {
    /// `axaudit baseline create`: writes a baseline with every current finding.
    static let baselineCreate = Command(
        "baseline create", "Take every finding there is for known", operands: [Operand(.path, .any)],
        options: [.baselineFile, .force] + OptionGroup.audit,
        notes: """
            From then on axaudit lint counts only what is new. Failures and warnings are taken, ignored findings are not. The
            file is written whole or not at all, and not if an input could not be read.
            """
    ) { invocation throws(UsageError) in
        let choice = try BaselineChoice(invocation)
        var audit = try BaselineAudit(invocation)
        for (index, project) in audit.session.projects.enumerated() {
            guard let (path, _) = choice.path(of: project) else { continue }
            let file = FileSystem.displayed(path)
            if FileSystem.entry(at: path) != nil, !invocation.has(.force) {
                throw UsageError(
                    "\(file) is there already; axaudit baseline update takes out what is fixed, --force writes it anew")
            }
            try FileSystem.requireWritable(path, named: file)
            audit.suppressions.set(Baseline(), at: path, for: index)
        }
        if let failure = audit.run() { return failure }
        var result = CommandResult(.passed, errors: audit.suppressions.warnings)
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
        guard FileSystem.entry(at: path) != nil, let old = try? BaselineChoice.read(path, nil) else { return "" }
        let count = Set(old.entries.map(\.key.screen)).subtracting(filter.screens).count
        return count == 0
            ? "" : "; forgot what was known of \(Wording.count(count, "screen")) that this run did not meet"
    }
}

extension Option {
    fileprivate static let force = Option("force", "Write over a baseline that is there")
}
