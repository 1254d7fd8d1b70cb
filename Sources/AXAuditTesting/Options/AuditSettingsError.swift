import Foundation

/// The invalid options of an assertion and the errors in its configuration.
struct AuditSettingsError: LocalizedError {
    /// One sentence per error: what was found and what was expected.
    var messages: [String]

    var errorDescription: String? { messages.joined(separator: "\n") }
}
