import AXAudit

/// The audit of a baseline command.
struct BaselineAudit {
    let session: LintSession
    private let environment: Environment
    /// The ignores, and the baselines that the command sets before the audit.
    var suppressions: Suppressions

    init(_ invocation: Invocation) throws(UsageError) {
        session = try LintSession(invocation, AuditOptions(invocation))
        suppressions = session.suppressions
        environment = invocation.environment
    }

    /// The platforms of the audited screens.
    private var platforms: Set<Platform> = []

    /// Notes of the search for inputs, and on former ids in the configurations and options, one line each.
    var notes: String {
        session.notes.noteLines + AuditOptions.notesOnFormerIDs(in: session.projects, for: platforms)
    }

    /// Audits the inputs.
    ///
    /// - Returns: The result of a command that cannot write a baseline, or `nil` if every input was audited.
    mutating func run() -> CommandResult? {
        let outcome = session.outcome(environment)
        var errors = outcome.errors.map { Escape.terminal($0.description) + "\n" }
        if outcome.screens.isEmpty, errors.isEmpty { errors.append("axaudit: no accessibility trees found\n") }
        for var screen in outcome.screens {
            if screen.audit.exposedCount == 0, !session.linter.allowsEmpty {
                let title = screen.audit.screen.title
                errors.append(Escape.terminal("\(title): the screen has no exposed elements") + "\n")
            }
            platforms.insert(screen.audit.screen.platform)
            suppressions.apply(to: &screen.audit, of: screen.project)
        }
        if errors.isEmpty { return nil }
        return CommandResult(.undecided, errors: errors.joined() + "axaudit: the baseline was not written\n")
    }
}
