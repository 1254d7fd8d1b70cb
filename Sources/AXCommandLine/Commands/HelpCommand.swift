import AXSyntax

extension Command {
    /// `axaudit help`: prints the help of the tool or of a command.
    static let help = Command(
        "help", "Show the help of a command", operands: [Operand(.command, .optional)], options: [.manual],
        notes: """
            To install the manual page:
              axaudit help --man | sudo tee /usr/local/share/man/man1/axaudit.1 > /dev/null
            """
    ) { invocation throws(UsageError) in
        let commands = invocation.commands
        let name = invocation.operands.joined(separator: " ")
        if invocation.has(.manual) {
            guard name.isEmpty else {
                throw UsageError("--man prints one page for all commands; leave out \(name.printable)")
            }
            return CommandResult(.passed, output: ManualPage(commands: commands).text)
        }
        if name.isEmpty { return CommandResult(.passed, output: commands.help) }
        let members = commands.members(of: name)
        if !members.isEmpty { return CommandResult(.passed, output: CommandTable.list(members)) }
        guard let command = commands.command(name) else {
            throw UsageError(unknown: "command", name, among: commands.names)
        }
        return CommandResult(.passed, output: command.help)
    }
}

extension Option {
    fileprivate static let manual = Option("man", "Print a manual page for all commands, for man(1)")
}
