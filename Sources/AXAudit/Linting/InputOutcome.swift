import AXAuditCore
import AXSyntax

/// The result of one input of a run.
package enum InputOutcome: Sendable {
    /// The audited screens.
    case screens([ScreenAudit])
    /// The reasons why the input cannot be read.
    case errors([InputError])
    /// A file in a folder that no format claims.
    case skipped
}
