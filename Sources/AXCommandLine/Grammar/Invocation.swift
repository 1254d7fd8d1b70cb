import AXAudit
import AXSyntax

/// A parsed command line, with the environment of the run.
struct Invocation: Sendable {
    /// An option of the command line.
    struct GivenOption: Sendable {
        /// The long name, without its hyphens.
        let name: String
        /// The value; empty for a flag.
        let value: String
    }

    /// The command to run.
    let command: Command
    /// Whether no command was named.
    let isCommandImplied: Bool
    /// The commands of the tool.
    let commands: CommandTable
    /// Terminal, variables, clock and working directory.
    let environment: Environment
    /// The options that were given, in their order.
    var options: [GivenOption] = []
    /// The arguments that are not options.
    var operands: [String] = []
}

extension Invocation {
    /// Returns whether an option was given.
    func has(_ option: Option) -> Bool { options.contains { $0.name == option.name } }

    /// Returns the last value of an option, or `nil` if it was not given.
    func last(_ option: Option) -> String? { options.last { $0.name == option.name }?.value }

    /// Returns the command with its options, without paths and some of the options. Words are quoted that a shell would
    /// not take as they are.
    func commandLine(without options: [Option]) -> String {
        let kept = self.options.filter { given in !options.contains { $0.name == given.name } }
        let given = kept.flatMap { $0.value.isEmpty ? ["--\($0.name)"] : ["--\($0.name)", $0.value] }
        return (["axaudit"] + command.words + given).map { word in
            let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=,:@+".contains($0)) }
            return isPlain && !word.isEmpty ? word : Escape.shell(word)
        }.joined(separator: " ")
    }

    /// Returns every value of an option, in order.
    func all(_ option: Option) -> [String] { options.filter { $0.name == option.name }.map(\.value) }

    /// The files that options and AXAUDIT_CONFIG name and that the run reads, or would read.
    var inputFiles: [(path: String, role: InputRole)] {
        var files: [(path: String, role: InputRole)] = []
        for given in options {
            guard let role = command.allOptions.first(where: { $0.name == given.name })?.reads else { continue }
            files.append((given.value, role))
        }
        if command.allOptions.contains(where: { $0.reads == .configuration }),
            let file = environment.variables["AXAUDIT_CONFIG"], !file.isEmpty
        {
            files.append((file, .configuration))
        }
        return files
    }

    /// Returns the value of an option that has a list of choices, or `nil` if it was not given.
    func choice<Choice: RawRepresentable<String>>(_ option: Option) -> Choice? {
        last(option).flatMap { Choice(rawValue: $0) }
    }

    /// Returns the value of an option as a whole number from 0, or `nil` if it was not given.
    func number(_ option: Option) throws(UsageError) -> Int? {
        guard let text = last(option) else { return nil }
        guard let number = Int(text), number >= 0 else {
            throw UsageError("--\(option.name): found \"\(text.printable)\", expected a whole number, 0 or more")
        }
        return number
    }
}
