import AXAudit

extension Command {
    /// Completion in a shell.
    static let completions = Command(
        name: "completions", summary: "Print a script that completes command lines in a shell", operands: "<shell>",
        options: [],
        notes: """
            bash  echo 'source <(axaudit completions bash)' >> ~/.bashrc
            zsh   echo 'source <(axaudit completions zsh)' >> ~/.zshrc, after compinit
            fish  axaudit completions fish > ~/.config/fish/completions/axaudit.fish
            """
    ) { invocation throws(UsageError) in
        guard let name = invocation.operands.first, invocation.operands.count == 1 else {
            throw UsageError(
                "expected one shell, as in axaudit completions bash; there are "
                    + Shell.allCases.map(\.rawValue).joined(separator: ", "))
        }
        guard let shell = Shell(rawValue: name) else {
            throw UsageError(unknown: "shell", name, among: Shell.allCases.map(\.rawValue))
        }
        return CommandResult(.passed, output: shell.script(CommandTable.commands))
    }
}
