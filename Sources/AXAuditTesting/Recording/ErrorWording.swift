import AXSyntax

/// Errors as an issue tells them.
enum ErrorWording {
    /// What an error says, a line each.
    static func text(_ error: any Error) -> String {
        let lines =
            switch error {
            case let errors as InputErrors: errors.errors.map(\.description)
            case let errors as SettingsErrors: errors.errors.map(\.description)
            case let problems as SettingsProblems: problems.messages
            default: "\(error)".split(separator: "\n").map(String.init)
            }
        return lines.map { Escape.terminal($0) }.joined(separator: "\n")
    }
}
