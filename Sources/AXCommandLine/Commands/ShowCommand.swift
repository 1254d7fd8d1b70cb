import AXAudit

extension Command {
    /// `axaudit show`: prints the reading order.
    static let show = Command(
        "show", "Print the reading order of VoiceOver", operands: [Operand(.path)], options: OptionGroup.input
    ) { invocation throws(UsageError) in
        guard !invocation.operands.isEmpty else { throw UsageError("expected a dump, e.g. axaudit show tree.json") }
        let session = try AuditSession(invocation, AuditOptions(invocation))
        let (screens, errors) = session.screens()
        if screens.isEmpty, errors.isEmpty { throw UsageError("no accessibility trees found in the input") }
        return CommandResult(
            errors.isEmpty ? .passed : .undecided,
            output: screens.map { ReadingOrder.text($0.screen, style: invocation.style) }.joined(separator: "\n"),
            errors: session.notes.noteLines + errors.lines)
    }
}
