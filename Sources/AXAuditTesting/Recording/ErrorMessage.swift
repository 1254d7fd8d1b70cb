import AXSyntax

/// Converts errors to the text of an issue.
enum ErrorMessage {
    /// Returns the messages of an error, one per line.
    static func text(_ error: any Error) -> String {
        let lines =
            switch error {
            case let errors as InputErrors: errors.errors.map(\.description)
            case let errors as SettingsErrors: errors.errors.map(\.description)
            case let error as AuditSettingsError: error.messages
            default: "\(error)".split(separator: "\n").map(String.init)
            }
        return lines.map { Escape.terminal($0) }.joined(separator: "\n")
    }
}
