import AXAudit

extension Command {
    /// `axaudit convert`: converts a dump of any format to axaudit's own.
    static let convert = Command(
        "convert", "Convert dumps of any format to axaudit's own JSON", operands: [Operand(.path, .oneOrMore)],
        options: [.output.described("Write to a file")] + OptionGroup.input,
        notes: "Linting the converted file gives the same findings as linting the original."
    ) { invocation throws(UsageError) in
        guard !invocation.operands.isEmpty else {
            throw UsageError("expected a dump, e.g. axaudit convert source.xml")
        }
        let reader = try invocation.screenReader()
        let file = invocation.last(.output).flatMap { ReportDestination(named: $0).file }
        if let file { try FileSystem.requireWritable(file) }
        let finder = InputFinder(invocation.operands)
        // The settings have no effect here, but their files are not to be lost either.
        var files = LintSession(try AuditOptions(invocation).linter, paths: invocation.operands).files
        files.read(finder)
        if let file { files.write(file, as: .tree) }
        try files.requireNoConflict()
        var errors = finder.errors
        var screens: [Screen] = []
        var skipped: Set<String> = []
        for input in finder.inputs {
            switch reader.contents(of: input, CompanionReader(input, leavingOut: finder.exclusions.leavesOut)) {
            case .success(let contents):
                errors += contents.errors
                screens += contents.screens.map { screen in
                    let id = ScreenID(name: screen.title, path: input.path)
                    return Configuration().prepared(screen, as: id, contents.overrides)
                }
            case .failure(let failure) where failure.isUnrecognised && !input.isNamed: skipped.insert(input.path)
            case .failure(let failure): errors += failure.errors
            }
        }
        errors += finder.emptyFolders { !skipped.contains($0.path) }
        if screens.isEmpty, errors.isEmpty { throw UsageError("no accessibility trees found in the input") }
        // A partial document would look complete.
        let notes = finder.notes.noteLines
        guard errors.isEmpty else { return CommandResult(.undecided, errors: notes + errors.lines) }
        let text = TreeDocument.text(screens)
        guard let file else { return CommandResult(.passed, output: text, errors: notes) }
        try FileSystem.writeOutput(text, to: file, as: .tree)
        return CommandResult(.passed, errors: notes)
    }
}
