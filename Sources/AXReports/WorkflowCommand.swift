/// A command to GitHub Actions, which shows it as an annotation at a line of a file.
package struct WorkflowCommand: Sendable {
    /// What it looks like; the raw value is the command.
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
    /// What it says, a line each.
    var lines: [String]

    /// `::error file=tree.json,line=4,col=5,title=target-size::…`, with the line's end.
    package var text: String {
        var properties: [String] = []
        if let file { properties.append("file=" + Escape.workflowProperty(file)) }
        if let line { properties.append("line=\(line)") }
        if let column { properties.append("col=\(column)") }
        properties.append("title=" + Escape.workflowProperty(title))
        return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Escape.workflowMessage(lines))\n"
    }
}
