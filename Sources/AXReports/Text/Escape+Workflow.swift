import AXTestReports

extension Escape {
    /// Returns the message of a GitHub workflow command. The line breaks between `lines` are kept, those inside a line
    /// are shown as escapes.
    package static func workflowMessage(_ lines: [String]) -> String {
        lines.map { line in
            terminal(line).replacingScalars { scalar, _ in scalar == "%" ? "%25" : nil }
        }.joined(separator: "%0A")
    }

    /// Returns the value of a property of a GitHub workflow command.
    package static func workflowProperty(_ string: String) -> String {
        terminal(string).replacingScalars { scalar, _ in
            switch scalar {
            case "%": "%25"
            case ":": "%3A"
            case ",": "%2C"
            default: nil
            }
        }
    }
}
