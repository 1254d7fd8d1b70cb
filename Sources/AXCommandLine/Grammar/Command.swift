/// A command, as data. Help, parser and completions derive from it.
struct Command: Sendable {
    /// The one or two words that choose it: `lint`, `config show`.
    var name: String
    /// A one-line description.
    var summary: String { makeSummary() }
    /// Called on demand, as `makeOptions`.
    private var makeSummary: @Sendable () -> String
    /// What follows it besides options.
    var operands: [Operand]
    /// Its options, besides those of every command.
    var options: [Option] { makeOptions() }
    /// Called on demand, because a run needs the options of one command.
    private var makeOptions: @Sendable () -> [Option]
    /// Whether the help of the tool lists it.
    var isListed: Bool
    /// What help says after the options; made when help is asked for.
    var notes: @Sendable () -> String
    /// What it does.
    var run: @Sendable (Invocation) throws(UsageError) -> CommandResult

    init(
        _ name: String, _ summary: @autoclosure @escaping @Sendable () -> String, operands: [Operand] = [],
        options: @autoclosure @escaping @Sendable () -> [Option] = [], isListed: Bool = true,
        notes: @autoclosure @escaping @Sendable () -> String = "",
        run: @escaping @Sendable (Invocation) throws(UsageError) -> CommandResult
    ) {
        self.name = name
        makeSummary = summary
        self.operands = operands
        makeOptions = options
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
