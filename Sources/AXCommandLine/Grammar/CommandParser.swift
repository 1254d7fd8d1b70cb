import AXAudit
import AXSyntax

/// Parses a command line according to a command table.
struct CommandParser {
    let commands: CommandTable
    let environment: Environment

    /// Returns the command that the arguments name, with its options and operands.
    ///
    /// - Throws: Everything that is wrong with the options, in one error.
    func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        var arguments = arguments
        var named: Command?
        if let index = commandIndex(in: arguments), let command = try command(at: index, in: arguments) {
            named = command
            arguments.removeSubrange(index..<index + command.words.count)
        }
        let command = named ?? commands.implied
        var invocation = Invocation(
            command: command, isCommandImplied: named == nil, commands: commands, environment: environment)
        var rest = arguments[...]
        var messages: [String] = []
        while let argument = rest.popFirst() {
            if argument == "--" {
                invocation.operands += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                invocation.operands.append(argument)
                continue
            }
            do throws(UsageError) {
                invocation.options.append(try option(argument, &rest, of: command))
            } catch {
                messages += error.messages
            }
        }
        guard messages.isEmpty else { throw UsageError(messages) }
        // A repeated flag is harmless, a repeated value contradicts the first.
        for option in command.allOptions where !option.isRepeatable && option.kind != nil {
            if invocation.all(option).count > 1 {
                throw UsageError("--\(option.name) can be given only once")
            }
        }
        return invocation
    }

    /// Returns the command whose name, of one word or two, begins at an index; `nil` if the word is not a command.
    private func command(at index: Int, in arguments: [String]) throws(UsageError) -> Command? {
        let word = arguments[index]
        let members = commands.members(of: word)
        guard !members.isEmpty else { return commands.command(word) }
        if index + 1 < arguments.count, !arguments[index + 1].hasPrefix("-") {
            let name = word + " " + arguments[index + 1]
            if let command = commands.command(name) { return command }
            throw UsageError(unknown: "command", name, among: members.map(\.name))
        }
        throw UsageError(
            "\(word) needs a second word, expected one of " + commands.memberWords(of: word).joined(separator: ", "))
    }

    /// Returns the index of the first argument that is neither a common option nor its value, or `nil` if there is none.
    private func commandIndex(in arguments: [String]) -> Int? {
        var index = 0
        while index < arguments.count, arguments[index].hasPrefix("-"), arguments[index] != "-" {
            guard let option = OptionGroup.common.first(where: { $0.isSpelled(arguments[index]) }) else { return nil }
            index += option.kind != nil && !arguments[index].contains("=") ? 2 : 1
        }
        return index < arguments.count ? index : nil
    }

    /// Returns the option that an argument is, with its value, which may be the next of the remaining arguments.
    private func option(
        _ argument: String, _ rest: inout ArraySlice<String>, of command: Command
    ) throws(UsageError) -> Invocation.GivenOption {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let spelling = String(parts[0])
        guard let option = command.allOptions.first(where: { $0.isSpelled(spelling) }) else {
            if spelling == "--version" { throw UsageError("--version cannot be combined with other arguments") }
            let valid = command.allOptions.map { "--" + $0.name } + ["--version"]
            let nearest = spelling.nearest(in: valid).map { "; did you mean \($0)?" }
            throw UsageError(
                "unknown option \(spelling.printable)\(nearest ?? "; see axaudit help \(command.name)")")
        }
        guard let kind = option.kind else {
            if parts.count > 1 { throw UsageError("--\(option.name) takes no value, found \"\(parts[1])\"") }
            return Invocation.GivenOption(name: option.name, value: "")
        }
        guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
            throw UsageError("--\(option.name) needs a value: --\(option.name) \(kind.placeholder)")
        }
        if !kind.choices.isEmpty, !kind.choices.contains(value) {
            let error = UsageError(unknown: "value", value, among: kind.choices)
            throw UsageError("--\(option.name): \(error.messages[0])")
        }
        return Invocation.GivenOption(name: option.name, value: value)
    }
}
