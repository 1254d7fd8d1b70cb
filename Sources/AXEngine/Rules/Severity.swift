/// The severity of a finding.
public enum Severity: String, CaseIterable, Comparable, Sendable {
    /// Against a recommendation; may be acceptable.
    case warning
    /// Against WCAG or Apple's Human Interface Guidelines, or unusable.
    case failure

    /// A warning is less than a failure.
    public static func < (one: Severity, other: Severity) -> Bool { one == .warning && other == .failure }
}
