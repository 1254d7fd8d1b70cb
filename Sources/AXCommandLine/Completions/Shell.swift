/// A shell that can complete a command line.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish

    /// The script that completes command lines of axaudit there, derived from the command table.
    func script(_ commands: [Command]) -> String {
        switch self {
        case .bash: BashCompletions.script(commands)
        case .zsh: ZshCompletions.script(commands)
        case .fish: FishCompletions.script(commands)
        }
    }
}
