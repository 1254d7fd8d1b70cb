extension Command {
    /// `axaudit help`: prints the help of the tool or of a command.
    static let help = Command(
        "help", "Show the help of a command", operands: [Operand(.command, .optional)]
    ) { invocation throws(UsageError) in
        let commands = invocation.commands
        if invocation.operands.isEmpty { return CommandResult(.passed, output: commands.help) }
        let name = invocation.operands.joined(separator: " ")
        let members = commands.members(of: name)
        if !members.isEmpty { return CommandResult(.passed, output: CommandTable.list(members)) }
        guard let command = commands.command(name) else {
            throw UsageError(unknown: "command", name, among: commands.names)
        }
        return CommandResult(.passed, output: command.help)
    }
}
