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
        if let first = arguments.first, first.hasPrefix("-"),
            case .command(let name) = ForeignSpelling.meaning(of: first)
        {
            arguments.replaceSubrange(0..<1, with: name.split(separator: " ").map(String.init))
        }
        var named: Command?
        if let index = commandIndex(in: arguments), let command = try command(at: index, in: arguments) {
            named = command
            arguments.removeSubrange(index..<index + command.words.count)
        }
        let command = named ?? commands.implied
        let options = command.allOptions
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
                if let own = try own(argument, &rest, among: options) {
                    rest = own + rest
                } else {
                    invocation.options.append(try option(argument, &rest, of: command, among: options))
                }
            } catch {
                messages += error.messages
            }
        }
        guard messages.isEmpty else { throw UsageError(messages) }
        // A repeated flag is harmless, a repeated value contradicts the first.
        for option in options where !option.isRepeatable && option.kind != nil {
            if invocation.all(option).count > 1 {
                throw UsageError("--\(option.name) can be given only once")
            }
        }
        return invocation
    }

    /// Returns the option that an argument is, with its value, which may be the next of the remaining arguments.
    private func option(
        _ argument: String, _ rest: inout ArraySlice<String>, of command: Command, among options: [Option]
    ) throws(UsageError) -> Invocation.GivenOption {
        let (spelling, attached) = argument.assignment
        guard let option = options.spelled(spelling) else {
            throw unknown(spelling, of: command)
        }
        guard let kind = option.kind else {
            if let attached { throw UsageError("--\(option.name) takes no value, found \"\(attached.printable)\"") }
            return Invocation.GivenOption(name: option.name, value: "")
        }
        guard let value = attached ?? rest.popFirst() else {
            throw UsageError("--\(option.name) needs a value: --\(option.name) \(kind.placeholder)")
        }
        if !kind.choices.isEmpty, !kind.choices.contains(value) {
            let error = UsageError(unknown: "value", value, among: kind.choices)
            throw UsageError("--\(option.name): \(error.messages[0])")
        }
        return Invocation.GivenOption(name: option.name, value: value)
    }

    private func unknown(_ spelling: String, of command: Command) -> UsageError {
        let hint =
            switch ForeignSpelling.meaning(of: spelling) {
            case .advice(let text): text
            case .command(let name): "use axaudit " + name
            case .argument, .argumentForEach, nil:
                spelling.nearest(in: command.allOptions.map { "--" + $0.name }).map { "did you mean \($0)?" }
                    ?? "see axaudit help \(command.name)"
            }
        return UsageError("unknown option \(spelling.printable); \(hint)")
    }
}

// MARK: Other ways to write options

extension CommandParser {
    /// Returns the arguments that one argument abbreviates or that are axaudit's spelling of another linter's option,
    /// or `nil` if there are none. The value may be the next of the remaining arguments.
    private func own(
        _ argument: String, _ rest: inout ArraySlice<String>, among options: [Option]
    ) throws(UsageError) -> [String]? {
        if let separated = Self.separated(argument, among: options) { return separated }
        let (spelling, attached) = argument.assignment
        guard options.spelled(spelling) == nil,
            let meaning = ForeignSpelling.meaning(of: spelling)
        else { return nil }
        let (template, isList): (String, Bool)
        switch meaning {
        case .argument(let text): (template, isList) = (text, false)
        case .argumentForEach(let text): (template, isList) = (text, true)
        case .command, .advice: return nil
        }
        guard template == "-" || options.contains(where: { $0.isSpelled(template) }) else { return nil }
        guard template.contains("%") else {
            if let attached { throw UsageError("\(spelling) takes no value, found \"\(attached.printable)\"") }
            return [template]
        }
        guard let value = attached ?? rest.popFirst() else {
            throw UsageError("\(spelling) needs a value; it means \(template.replacing("%", with: "<value>"))")
        }
        let values = isList ? value.split(separator: ",").map(String.init) : [value]
        return values.map { template.replacing("%", with: $0) }
    }

    /// Returns the options in an argument of several letters, or `nil` if it is none: `-qv` is `-q -v`, `-fjson` is
    /// `-f=json`.
    private static func separated(_ argument: String, among options: [Option]) -> [String]? {
        let (spelling, _) = argument.assignment
        // -format is a misspelt --format rather than -f with the value "ormat".
        guard spelling.count > 2, !spelling.hasPrefix("--"), !options.contains(where: { "-" + $0.name == spelling })
        else { return nil }
        var separated: [String] = []
        var letters = argument.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = options.first(where: { $0.letter == letter }) else { return nil }
            if option.kind != nil {
                separated.append("-\(letter)" + (letters.isEmpty ? "" : letters.first == "=" ? "" : "=") + letters)
                return separated
            }
            separated.append("-\(letter)")
        }
        return separated
    }
}

// MARK: The command

extension CommandParser {
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

    /// Returns the index of the first argument that is neither an option nor its value, or `nil` if there is none or if
    /// an option before it is unknown. Before a command's name, the options of the implied command are known.
    private func commandIndex(in arguments: [String]) -> Int? {
        var index = 0
        while index < arguments.count, arguments[index].hasPrefix("-"), arguments[index] != "-" {
            guard let count = argumentCount(arguments[index]) else { return nil }
            index += count
        }
        return index < arguments.count ? index : nil
    }

    /// Returns the number of arguments that an option of the implied command takes, itself included, or `nil` if the
    /// option is unknown.
    private func argumentCount(_ argument: String) -> Int? {
        let options = commands.implied.allOptions
        let last = Self.separated(argument, among: options)?.last ?? argument
        let (spelling, value) = last.assignment
        if let option = options.spelled(spelling) {
            return option.kind != nil && value == nil ? 2 : 1
        }
        switch ForeignSpelling.meaning(of: spelling) {
        case .argument(let template), .argumentForEach(let template):
            return template.contains("%") && value == nil ? 2 : 1
        case .command, .advice, nil: return nil
        }
    }
}
