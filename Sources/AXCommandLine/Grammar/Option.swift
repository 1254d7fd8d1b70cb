/// An option of a command, as data: parsing, help and completions are derived from it.
struct Option: Sendable {
    /// The long name, without its hyphens.
    var name: String
    /// The short name, for what is typed often.
    var letter: Character?
    /// What its value is, as help shows it; nil for a flag.
    var value: String?
    /// The values it can have; empty if any.
    var choices: [String] = []
    /// Values that a shell may offer beside others.
    var suggestions: [String] = []
    /// Whether it can be given more than once.
    var isRepeatable = false
    /// What it does, in a line.
    var summary: String
}

extension Option {
    /// Whether a word of the command line is this option, with or without `=value`.
    func isSpelled(_ word: String) -> Bool {
        let name = word.prefix { $0 != "=" }
        return name == "--" + self.name || letter.map { name == "-\($0)" } == true
    }

    /// `-f, --format <name>`.
    var usage: String {
        (letter.map { "-\($0), " } ?? "    ") + "--" + name + (value.map { " " + $0 } ?? "")
    }
}
