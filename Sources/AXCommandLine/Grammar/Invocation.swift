import AXAudit

/// A command line, taken apart, with everything around it that a command may look at.
struct Invocation: Sendable {
    /// The options that were given, in their order; a flag's value is empty.
    var options: [(name: String, value: String)]
    /// What is no option.
    var operands: [String]
    /// Terminal and environment.
    var surroundings: Surroundings
    /// Whether no command was named, so that `lint` is meant.
    var isCommandImplied = false

    /// Whether a flag was given.
    func has(_ name: String) -> Bool { options.contains { $0.name == name } }

    /// The value given last.
    func last(_ name: String) -> String? { options.last { $0.name == name }?.value }

    /// Every value, in order.
    func all(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }

    /// A value of a list of choices; the parser has seen to it that it is one.
    func choice<Choice: RawRepresentable<String>>(_ name: String, default standard: Choice) -> Choice {
        last(name).flatMap { Choice(rawValue: $0) } ?? standard
    }

    /// A whole number, not negative.
    func number(_ name: String) throws(UsageError) -> Int? {
        guard let text = last(name) else { return nil }
        guard let number = Int(text), number >= 0 else {
            throw UsageError("--\(name): found \"\(text.printable)\", expected a whole number from 0")
        }
        return number
    }

    /// How reports for people look on standard output.
    var style: TextStyle {
        TextStyle(
            isColored: surroundings.colors(choice: last("color") ?? "auto", isTerminal: surroundings.isOutputTerminal),
            isQuiet: has("quiet"), isVerbose: has("verbose"))
    }
}
