import AXAudit

extension Command {
    /// `axaudit show`: prints the reading order.
    static let show = Command(
        "show", "Print what VoiceOver meets, in its order", operands: [Operand(.path)], options: OptionGroup.input
    ) { invocation throws(UsageError) in
        guard !invocation.operands.isEmpty else { throw UsageError("expected a dump, as in axaudit show tree.json") }
        let session = try AuditSession(invocation, AuditOptions(invocation))
        let (screens, errors) = session.screens()
        if screens.isEmpty, errors.isEmpty { throw UsageError("found no tree in what was given") }
        return CommandResult(
            errors.isEmpty ? .passed : .undecided,
            output: screens.map { ReadingOrder.text($0.screen, style: invocation.style) }.joined(separator: "\n"),
            errors: errors.lines)
    }
}
