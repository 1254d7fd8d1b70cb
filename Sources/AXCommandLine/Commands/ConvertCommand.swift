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
        var linter = Linter(audit: Audit(rules: []), standardInput: invocation.environment.standardInput)
        linter.format = invocation.inputFormat
        linter.locale = try invocation.locale()
        linter.standardInputName = invocation.standardInputName
        let file = invocation.last(.output).flatMap { ReportDestination(named: $0).file }
        if let file { try FileSystem.requireWritable(file) }
        let finder = InputFinder(invocation.operands)
        var errors = finder.errors
        var screens: [Screen] = []
        for input in finder.inputs {
            switch linter.screens(of: input) {
            case .success(let read): screens += read
            case .failure(let failure) where failure.isUnrecognised && !input.isNamed: break
            case .failure(let failure): errors += failure.errors
            }
        }
        if screens.isEmpty, errors.isEmpty { throw UsageError("no accessibility trees found in the input") }
        // A partial document would look complete.
        guard errors.isEmpty else { return CommandResult(.undecided, errors: errors.lines) }
        let text = TreeDocument.text(screens)
        guard let file else { return CommandResult(.passed, output: text) }
        try FileSystem.writeOutput(text, to: file)
        return CommandResult(.passed)
    }
}
