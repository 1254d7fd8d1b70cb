/// A command, as data.
struct Command: Sendable {
    /// The words that choose it: `lint`, `config show`.
    var name: String
    /// What it does, in a line.
    var summary: String
    /// What stands after it beside options, as help shows it; empty for nothing.
    var operands: String
    /// What can be set, beside what every command understands.
    var options: [Option]
    /// What help says after the options; made when help is asked for.
    var notes: @Sendable () -> String
    /// What it does.
    var run: @Sendable (Invocation) throws(UsageError) -> CommandResult

    init(
        name: String, summary: String, operands: String, options: [Option],
        notes: @autoclosure @escaping @Sendable () -> String = "",
        run: @escaping @Sendable (Invocation) throws(UsageError) -> CommandResult
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options
        self.notes = notes
        self.run = run
    }
}

extension Command {
    /// The words of its name.
    var words: [String] { name.split(separator: " ").map(String.init) }

    /// The help of the command.
    var help: String {
        var text = "\(summary)\n\nUsage: axaudit \(name)\(options.isEmpty ? "" : " [options]")"
        text += operands.isEmpty ? "\n" : " \(operands)\n"
        if !options.isEmpty { text += "\nOptions:\n" + Self.table(options) }
        text += "\nEvery command:\n" + Self.table(CommandTable.commonOptions)
        let notes = notes()
        return notes.isEmpty ? text : text + "\n" + notes + "\n"
    }

    private static func table(_ options: [Option]) -> String {
        let width = options.map(\.usage.count).max() ?? 0
        return options.map { option in
            var summary = option.summary
            if !option.choices.isEmpty { summary += " (" + option.choices.joined(separator: ", ") + ")" }
            if option.isRepeatable { summary += "; repeatable" }
            return "  " + option.usage + String(repeating: " ", count: width - option.usage.count) + "  "
                + wrapped(summary, to: 116 - width, indent: width + 4) + "\n"
        }.joined()
    }

    /// The text in lines of at most `width` characters, those after the first indented.
    private static func wrapped(_ text: String, to width: Int, indent: Int) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty || line.count + 1 + word.count <= width {
                lines[lines.count - 1] += (line.isEmpty ? "" : " ") + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }
}
