import AXAudit

/// The audit of a baseline command.
struct BaselineAudit {
    let session: LintSession
    private let environment: Environment
    /// The settings of the run, in which the command sets the baselines.
    var settings: RunSettings

    init(_ invocation: Invocation) throws(UsageError) {
        session = try LintSession(invocation, AuditOptions(invocation))
        environment = invocation.environment
        settings = session.settings
    }

    /// The absolute paths of the baselines of the projects, sorted, whether the files exist or not.
    var paths: [String] {
        Set(session.projects.compactMap { session.linter.baseline.path(of: $0)?.path }).sorted()
    }

    /// Audits the inputs, and returns the result that `write` makes of the run and of notes for standard error; another
    /// one if an input was not audited.
    func result(
        _ write: (_ run: AuditRun, _ notes: String) throws(UsageError) -> CommandResult
    ) throws(UsageError) -> CommandResult {
        var settings = settings
        settings.detail = .findings
        let run = session.run(session.outcomes(of: session.inputs, .findings, environment), settings)
        var errors = run.errors.map { Escape.terminal($0.description) + "\n" }
        if run.screens.isEmpty, errors.isEmpty { errors.append("axaudit: no accessibility trees found\n") }
        errors += run.verdictErrors.map { Escape.terminal($0.description) + "\n" }
        guard errors.isEmpty else {
            return CommandResult(.undecided, errors: errors.joined() + "axaudit: the baseline was not written\n")
        }
        let platforms = Set(run.screens.map(\.screen.platform))
        return try write(
            run, session.notes.noteLines + AuditOptions.notesOnFormerIDs(in: session.projects, for: platforms))
    }
}
