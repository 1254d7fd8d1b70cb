import AXAudit

extension Command {
    /// Help, of the tool or of a command.
    static let help = Command(
        name: "help", summary: "Explain a command", operands: "[command]", options: []
    ) { invocation throws(UsageError) in
        guard let word = invocation.operands.first else { return CommandResult(.passed, output: CommandTable.help) }
        let name = invocation.operands.joined(separator: " ")
        if name == word, !CommandTable.family(word).isEmpty {
            return CommandResult(.passed, output: CommandTable.list(CommandTable.family(word)))
        }
        guard let command = CommandTable.commands.first(where: { $0.name == name }) else {
            throw UsageError(unknown: "command", name, among: CommandTable.commands.map(\.name))
        }
        return CommandResult(.passed, output: command.help)
    }

    /// The version.
    static let version = Command(
        name: "version", summary: "Print the version", operands: "", options: []
    ) { _ throws(UsageError) in
        CommandResult(.passed, output: "axaudit \(Version.current)\n")
    }
}
