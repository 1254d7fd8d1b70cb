/// The kind of value that an option or an operand takes. Help, the parser and the completions of the shells derive from
/// it.
enum ValueKind: Hashable, Sendable {
    /// The path of a dump: a file, a folder or a glob.
    case path
    /// A file to read or to write.
    case file
    /// A folder.
    case folder
    /// The id of a rule.
    case rule
    /// The id of a rule or the name of a group.
    case ruleOrGroup
    /// A rule or a group, and its severity: `target-size=warning`.
    case ruleSeverity
    /// A parameter of a rule, and its value: `target-size.minimum=40`.
    case ruleParameter
    /// The name of a command.
    case command
    /// A shell that completions can be written for.
    case shell
    /// One of a list of words. The parser rejects any other word.
    case choice([String], named: String = "name")
    /// The name of a report format, and the file to write it to, which may be left out: `json` or `json=report.json`.
    case report([String])
    /// The name of a report format, and the file to write it to: `json=report.json`.
    case reportFile([String])
    /// Any other text. The associated value is the name that help shows.
    case text(String)
}

extension ValueKind {
    /// The name that help shows, without brackets.
    var name: String {
        switch self {
        case .path: "path"
        case .file: "file"
        case .folder: "folder"
        case .rule, .ruleOrGroup, .ruleSeverity, .ruleParameter: "rule"
        case .command: "command"
        case .shell: "shell"
        case .report, .reportFile: "name"
        case .choice(_, let name), .text(let name): name
        }
    }

    /// The value as help shows it after an option: `<file>`.
    var placeholder: String {
        switch self {
        case .ruleOrGroup: "<rule|group>"
        case .ruleSeverity: "<rule>[=off|warning|failure]"
        case .ruleParameter: "<rule>.<parameter>=<value>"
        case .report: "<name>[=<file>]"
        case .reportFile: "<name>=<file>"
        default: "<\(name)>"
        }
    }

    /// The only words that are valid, or an empty array if the parser accepts any text.
    var choices: [String] {
        if case .choice(let words, _) = self { words } else { [] }
    }
}
