import AXAudit

extension Command {
    /// `axaudit completions`: prints the completion script of a shell.
    static let completions = Command(
        "completions", "Print a shell completion script", operands: [Operand(.shell)],
        notes: """
            bash  echo 'source <(axaudit completions bash)' >> ~/.bashrc
            zsh   echo 'source <(axaudit completions zsh)' >> ~/.zshrc, after compinit
            fish  axaudit completions fish > ~/.config/fish/completions/axaudit.fish
            """
    ) { invocation throws(UsageError) in
        let names = Shell.allCases.map(\.rawValue)
        guard let name = invocation.operands.first, invocation.operands.count == 1 else {
            throw UsageError(
                "expected one shell, e.g. axaudit completions bash; supported shells: " + names.joined(separator: ", "))
        }
        guard let shell = Shell(rawValue: name) else { throw UsageError(unknown: "shell", name, among: names) }
        return CommandResult(.passed, output: shell.script(invocation.commands))
    }
}
