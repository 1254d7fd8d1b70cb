import AXAuditCore

/// A stream of this process that a shell can append to a file. The raw value names it in messages.
package enum StandardStream: String, Sendable {
    case output = "standard output"
    case error = "standard error"
}
