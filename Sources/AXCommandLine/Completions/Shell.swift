/// A shell that can complete a command line.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish

    /// Returns the completion script of the shell for the commands of a table.
    func script(_ commands: CommandTable) -> String {
        switch self {
        case .bash: BashCompletions(commands: commands).script
        case .zsh: ZshCompletions(commands: commands).script
        case .fish: FishCompletions(commands: commands).script
        }
    }
}
