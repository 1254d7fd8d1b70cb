import AXAudit

extension Command {
    /// The reading order.
    static let show = Command(
        name: "show", summary: "Print what VoiceOver meets, in its order", operands: "<path>",
        options: CommandTable.inputOptions
    ) { invocation throws(UsageError) in
        guard !invocation.operands.isEmpty else { throw UsageError("expected a dump, as in axaudit show tree.json") }
        let session = try AuditSession(invocation, AuditOptions(invocation))
        let (screens, errors) = session.screens()
        if screens.isEmpty, errors.isEmpty { throw UsageError("found no tree in what was given") }
        return CommandResult(
            errors.isEmpty ? .passed : .undecided,
            output: screens.map { ReadingOrder.text($0.screen, style: invocation.style) }.joined(separator: "\n"),
            errors: errors.map { Escape.terminal($0.description) + "\n" }.joined())
    }
}
