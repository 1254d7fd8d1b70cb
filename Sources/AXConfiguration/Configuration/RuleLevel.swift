import AXEngine

/// The level at which a rule is set to run.
public enum RuleLevel: String, CaseIterable, Sendable {
    /// The rule does not run.
    case off
    /// The rule runs, and its findings are warnings at most.
    case warning
    /// The rule runs, and its findings may be failures.
    case failure

    /// The highest severity of findings, or `nil` if the rule is off.
    package var severity: Severity? {
        switch self {
        case .off: nil
        case .warning: .warning
        case .failure: .failure
        }
    }
}
