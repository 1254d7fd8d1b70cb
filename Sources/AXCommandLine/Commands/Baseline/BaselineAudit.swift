import AXAudit

/// The audit of a baseline command.
struct BaselineAudit {
    let session: AuditSession
    /// The ignores, and the baselines that the command sets before the audit.
    var suppressions: Suppressions

    init(_ invocation: Invocation) throws(UsageError) {
        session = try AuditSession(invocation, AuditOptions(invocation))
        suppressions = Suppressions(session, today: invocation.environment.today)
    }

    /// Audits the inputs.
    ///
    /// - Returns: The result of a command that cannot write a baseline, or `nil` if every input was audited.
    mutating func run() -> CommandResult? {
        let outcome = session.outcome()
        var errors = outcome.errors.map { Escape.terminal($0.description) + "\n" }
        if outcome.audits.isEmpty, errors.isEmpty { errors.append("axaudit: no accessibility trees found\n") }
        for var audited in outcome.audits {
            if audited.audit.exposedCount == 0, !session.options.allowsEmpty {
                let title = audited.audit.screen.title
                errors.append(Escape.terminal("\(title): the screen has no exposed elements") + "\n")
            }
            suppressions.apply(to: &audited)
        }
        if errors.isEmpty { return nil }
        return CommandResult(.undecided, errors: errors.joined() + "axaudit: the baseline was not written\n")
    }
}
