import AXAudit
import AXSyntax

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

    /// What reads the inputs, as the options for inputs say, and audits them.
    func linter(_ audit: Audit = Audit(rules: [])) throws(UsageError) -> Linter {
        var linter = Linter(audit: audit, standardInput: surroundings.standardInput)
        linter.format = last("input-format").flatMap { InputFormat(id: $0) }
        linter.locale = try locale()
        if let name = last("stdin-filename") { linter.standardInputName = name }
        return linter
    }

    /// The language that `--locale` names: a tag of BCP 47, which is letters, digits and hyphens.
    func locale() throws(UsageError) -> String? {
        guard let tag = last("locale") else { return nil }
        let parts = tag.replacing("_", with: "-").split(separator: "-", omittingEmptySubsequences: false)
        let isTag = parts.enumerated().allSatisfy { index, part in
            (index == 0 ? 2...8 : 1...8).contains(part.utf8.count)
                && part.utf8.allSatisfy {
                    ($0 | 0x20) &- UInt8(ascii: "a") < 26 || index > 0 && $0 &- UInt8(ascii: "0") < 10
                }
        }
        guard isTag else {
            throw UsageError("--locale: found \"\(tag.printable)\", expected a language tag such as en or pt-BR")
        }
        return parts.joined(separator: "-")
    }

    /// How reports for people look on standard output.
    var style: TextStyle {
        TextStyle(
            isColored: surroundings.colors(choice: last("color") ?? "auto", isTerminal: surroundings.isOutputTerminal),
            isQuiet: has("quiet"), isVerbose: has("verbose"))
    }
}
