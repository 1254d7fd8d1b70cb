/// A command, as data. Help, parser and completions derive from it.
struct Command: Sendable {
    /// The one or two words that choose it: `lint`, `config show`.
    var name: String
    /// A one-line description.
    var summary: String
    /// What follows it besides options.
    var operands: [Operand]
    /// Its options, besides those of every command.
    var options: [Option]
    /// Whether the help of the tool lists it.
    var isListed: Bool
    /// What help says after the options.
    var notes: String
    /// What it does.
    var run: @Sendable (Invocation) throws(UsageError) -> CommandResult

    init(
        _ name: String, _ summary: String, operands: [Operand] = [], options: [Option] = [], isListed: Bool = true,
        notes: String = "", run: @escaping @Sendable (Invocation) throws(UsageError) -> CommandResult
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options
        self.isListed = isListed
        self.notes = notes
        self.run = run
    }
}

extension Command {
    /// The words of its name.
    var words: [String] { name.split(separator: " ").map(String.init) }

    /// The first word of a name of two words: `config` of `config show`; `nil` for a name of one word.
    var family: String? { words.count > 1 ? words[0] : nil }

    /// Its options and those of every command.
    var allOptions: [Option] { options + OptionGroup.common }
}
