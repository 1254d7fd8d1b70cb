import AXSyntax

/// The result of one input of a run.
package enum InputOutcome: Sendable {
    /// The audited screens, and the errors of companions that cannot be read.
    case screens([ScreenAudit], errors: [InputError] = [])
    /// The reasons why the input cannot be read.
    case errors([InputError])
    /// A file in a folder that no format claims.
    case skipped
}
