/// The commands of a tool. Help, parser and completions work on any table.
struct CommandTable: Sendable {
    /// The commands of axaudit.
    static let standard = CommandTable(Command.all, implied: .lint)

    /// The commands, in the order in which help lists them.
    let commands: [Command]
    /// The command that runs if the command line names none.
    let implied: Command

    init(_ commands: [Command], implied: Command) {
        self.commands = commands
        self.implied = implied
    }
}

extension CommandTable {
    /// The names of the commands.
    var names: [String] { commands.map(\.name) }

    /// The first words of names of two words, each once.
    var families: [String] {
        var families: [String] = []
        for family in commands.compactMap(\.family) where !families.contains(family) { families.append(family) }
        return families
    }

    /// Returns the command of this name, or `nil` if there is none.
    func command(_ name: String) -> Command? { commands.first { $0.name == name } }

    /// Returns the commands of a family, or an empty array if the word is not the first of a name of two words.
    func members(of family: String) -> [Command] { commands.filter { $0.name.hasPrefix(family + " ") } }

    /// Returns the second words of a family's commands: `init`, `show`, … of `config`.
    func memberWords(of family: String) -> [String] { members(of: family).map { $0.words[1] } }
}
