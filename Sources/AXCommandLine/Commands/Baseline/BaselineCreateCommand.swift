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
        var versions: [String: FileVersion] = [:]
        var files = audit.session.files
        for path in audit.paths { files.write(path, as: .baseline) }
        for (index, project) in audit.session.projects.enumerated() {
            guard let (path, _) = audit.session.linter.baseline.path(of: project) else { continue }
            let file = FileSystem.displayed(path)
            versions[path] = FileVersion(path)
            if FileSystem.entry(at: path) != nil, !invocation.has(.force) { throw existing(file) }
            try FileSystem.requireWritable(path, named: file)
            audit.settings.set(Baseline(), at: path, for: index)
        }
        try files.requireNoConflict()
        if invocation.has(.force) {
            for path in versions.keys.sorted() { try requireBaseline(path, named: FileSystem.displayed(path)) }
        }
        return try audit.result { run, notes throws(UsageError) in
            var result = CommandResult(
                .passed, errors: notes + run.decision.warnings + audit.session.optionWarnings(run.decision))
            for path in audit.paths {
                let file = FileSystem.displayed(path)
                guard let filter = run.decision.baselines[file] else { continue }
                let dropped = droppedScreens(of: path, filter)
                if invocation.has(.force) {
                    try FileSystem.writeOutput(
                        filter.added.text, to: path, as: .baseline, named: file, ifStill: versions[path])
                } else {
                    try create(filter.added.text, at: path, named: file)
                }
                result.output += "\(file): \(BaselineReport.size(filter.added))\(dropped)\n"
            }
            return result
        }
    }

    /// Throws if a file that `--force` would replace is something else than a baseline. One that is broken can be
    /// replaced.
    private static func requireBaseline(_ path: String, named file: String) throws(UsageError) {
        guard let size = FileSystem.entry(at: path)?.size, size > 0, FileSystem.writtenFile(at: path) != .baseline,
            (try? BaselineChoice.read(path, .all)) == nil
        else { return }
        throw UsageError("\(file) is not a baseline, so --force does not overwrite it; choose another file")
    }

    /// Creates a baseline. Throws if there is one by now, also if another process has created it during the audit.
    private static func create(_ text: String, at path: String, named file: String) throws(UsageError) {
        do throws(FileSystem.Failure) {
            if try AtomicFile.create(text, at: path, as: .baseline) { return }
        } catch {
            throw UsageError("\(file): cannot be written: \(error.message)")
        }
        throw existing(file)
    }

    private static func existing(_ file: String) -> UsageError {
        UsageError("\(file) already exists; axaudit baseline update removes stale entries, --force overwrites it")
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
