/// How reports for people group findings.
package enum Grouping: String, CaseIterable, Sendable {
    /// By owner in the configuration, then by cause.
    case owner
    /// By rule, then by cause.
    case rule
    /// By the UI test that a dump was attached to, then by cause.
    case test
    /// By screen, without causes.
    case screen
    /// By cause.
    case cause
}
