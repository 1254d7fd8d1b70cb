import AXTestReports

/// A GitHub Actions workflow command, which GitHub shows as an annotation on a line of a file.
package struct WorkflowCommand: Sendable {
    /// The kind of annotation. The raw value is the name of the command.
    package enum Level: String, Sendable {
        case error
        case warning
        case notice
    }

    var level: Level
    var file: String?
    var line: Int?
    var column: Int?
    var title: String
    /// The id of the cause of a finding. GitHub does not show it; programs that read logs find it.
    var cause: String?
    /// The lines of the message.
    var lines: [String]

    /// The command as a line of the log: `::error file=tree.json,line=4,col=5,title=target-size::…`.
    package var text: String {
        var properties: [String] = []
        if let file { properties.append("file=" + Escape.workflowProperty(file)) }
        if let line { properties.append("line=\(line)") }
        if let column { properties.append("col=\(column)") }
        properties.append("title=" + Escape.workflowProperty(title))
        if let cause { properties.append("cause=" + Escape.workflowProperty(cause)) }
        return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Escape.workflowMessage(lines))\n"
    }
}
