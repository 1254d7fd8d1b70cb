/// What can be said of a rule in a word.
public enum RuleLevel: String, CaseIterable, Sendable {
    /// It does not run.
    case off
    /// It runs, and speaks no louder than a warning.
    case warning
    /// It runs, and may report failures.
    case failure

    /// The severity, unless it is off.
    public var severity: Severity? {
        switch self {
        case .off: nil
        case .warning: .warning
        case .failure: .failure
        }
    }
}
