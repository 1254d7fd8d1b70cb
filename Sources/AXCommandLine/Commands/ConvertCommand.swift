import AXAudit

extension Command {
    /// The way from any format to our own.
    static let convert = Command(
        name: "convert", summary: "Write a dump of any format as axaudit's own JSON", operands: "<path> ...",
        options: [Option(name: "output", letter: "o", value: "<file>", summary: "Write to a file")]
            + CommandTable.inputOptions,
        notes: "Linting what is written gives the same findings as linting what was read."
    ) { invocation throws(UsageError) in
        guard !invocation.operands.isEmpty else {
            throw UsageError("expected a dump, as in axaudit convert source.xml")
        }
        let linter = try invocation.linter()
        let file = invocation.last("output").flatMap { ReportDestination(named: $0).file }
        if let file, let obstacle = FileSystem.obstacle(toWriting: file) {
            throw UsageError("\(file): cannot be written: \(obstacle.message)")
        }
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
        if screens.isEmpty, errors.isEmpty { throw UsageError("found no tree in what was given") }
        // Half a document would pass for the whole.
        guard errors.isEmpty else {
            return CommandResult(
                .undecided, errors: errors.map { Escape.terminal($0.description) + "\n" }.joined())
        }
        return try deliver(TreeDocument.text(screens), to: file)
    }

    private static func deliver(_ text: String, to file: String?) throws(UsageError) -> CommandResult {
        guard let file else { return CommandResult(.passed, output: text) }
        do { try FileSystem.write(text, to: file) } catch {
            throw UsageError("\(file): cannot be written: \(error.message)")
        }
        return CommandResult(.passed)
    }
}
