import AXAudit

extension Command {
    /// The reading order.
    static let show = Command(
        name: "show", summary: "Print what VoiceOver meets, in its order", operands: "<path>",
        options: CommandTable.inputOptions
    ) { invocation throws(UsageError) in
        guard !invocation.operands.isEmpty else { throw UsageError("expected a dump, as in axaudit show tree.json") }
        let linter = try invocation.linter()
        let finder = InputFinder(invocation.operands)
        var errors = finder.errors
        var texts: [String] = []
        for input in finder.inputs {
            switch linter.screens(of: input) {
            case .success(let screens): texts += screens.map { ReadingOrder.text($0, style: invocation.style) }
            case .failure(let failure) where failure.isUnrecognised && !input.isNamed: break
            case .failure(let failure): errors += failure.errors
            }
        }
        if texts.isEmpty, errors.isEmpty { throw UsageError("found no tree in what was given") }
        return CommandResult(
            errors.isEmpty ? .passed : .undecided, output: texts.joined(separator: "\n"),
            errors: errors.map { Escape.terminal($0.description) + "\n" }.joined())
    }
}
