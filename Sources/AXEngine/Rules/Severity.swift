/// How loudly a finding speaks.
public enum Severity: String, CaseIterable, Comparable, Sendable {
    /// May be acceptable; look at it.
    case warning
    /// Against WCAG or Apple's Human Interface Guidelines.
    case failure

    /// A warning is less than a failure.
    public static func < (one: Severity, other: Severity) -> Bool { one == .warning && other == .failure }
}
