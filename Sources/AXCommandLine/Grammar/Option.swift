import AXAudit

/// An option of a command, as data: parsing, help and completions derive from it.
struct Option: Sendable {
    /// The long name, without its hyphens.
    var name: String
    /// The short name, for options that are typed often.
    var letter: Character?
    /// The kind of its value, or `nil` for a flag.
    var kind: ValueKind?
    /// What the file that it names is to the run; `nil` if it names none that is read.
    var reads: InputRole?
    /// Whether it can be given more than once.
    var isRepeatable: Bool
    /// A one-line description.
    var summary: String

    /// Creates an option, or a flag if no kind of value is given.
    init(
        _ name: String, letter: Character? = nil, value kind: ValueKind? = nil, isRepeatable: Bool = false,
        reads: InputRole? = nil, _ summary: String
    ) {
        self.name = name
        self.letter = letter
        self.kind = kind
        self.isRepeatable = isRepeatable
        self.reads = reads
        self.summary = summary
    }
}

extension Option {
    /// Returns the same option with the summary, and if given the kind of value, that it has in one command.
    func described(_ summary: String, as kind: ValueKind? = nil, isRepeatable: Bool? = nil) -> Option {
        Option(
            name, letter: letter, value: kind ?? self.kind, isRepeatable: isRepeatable ?? self.isRepeatable,
            reads: reads, summary)
    }

    /// The ways to write it: `-f`, `--format`.
    var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--" + name] }

    /// Returns whether an argument is this option, with or without `=value`.
    func isSpelled(_ argument: String) -> Bool {
        spellings.contains(argument.assignment.name)
    }

    /// The option as help shows it: `-f, --format <name>`.
    var usage: String {
        (letter.map { "-\($0), " } ?? "    ") + "--" + name + (kind.map { " " + $0.placeholder } ?? "")
    }

    /// The summary with the words that are valid and whether the option can be repeated.
    var description: String {
        var text = summary
        if let choices = kind?.choices, !choices.isEmpty { text += " (" + choices.joined(separator: ", ") + ")" }
        return isRepeatable ? text + "; repeatable" : text
    }
}

extension [Option] {
    /// Returns the option that can be written so: `-f`, `--format`.
    func spelled(_ spelling: String) -> Option? { first { $0.spellings.contains(spelling) } }
}
