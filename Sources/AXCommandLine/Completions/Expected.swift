import AXAudit

/// What a shell may offer in a place of a command line.
enum Expected: Equatable {
    case words([String])
    case files
    /// Something that nobody can guess.
    case anything
}

extension Expected {
    /// By what help shows for it: `<rule>`, `[path ...]`, `<file>`, `[command]`, `<shell>`.
    init(_ shown: String) {
        if shown.hasPrefix("<rule") {
            self = .words(Rule.all.map(\.id))
        } else if shown.hasPrefix("[command") {
            self = .words(CommandTable.commands.map(\.name))
        } else if shown.hasPrefix("<shell") {
            self = .words(Shell.allCases.map(\.rawValue))
        } else if ["file", "folder", "path", "reference"].contains(where: { shown.dropFirst().hasPrefix($0) }) {
            self = .files
        } else {
            self = .anything
        }
    }
}

extension Option {
    /// What its value may be; nil for a flag.
    var expected: Expected? {
        guard let value else { return nil }
        if !choices.isEmpty { return .words(choices) }
        return suggestions.isEmpty ? Expected(value) : .words(suggestions)
    }

    /// How it is written: `-f`, `--format`.
    var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--" + name] }
}

extension Command {
    /// What it understands, with what every command does.
    var allOptions: [Option] { options + CommandTable.commonOptions }

    /// The words of its name: `baseline create` has two.
    var nameParts: [String] { name.split(separator: " ").map(String.init) }
}
