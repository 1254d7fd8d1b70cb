import AXAudit
import AXSyntax

/// Takes a command line apart by the command table.
enum CommandParser {
    /// The command and what it was given.
    static func parse(
        _ arguments: [String], _ surroundings: Surroundings
    ) throws(UsageError) -> (Command, Invocation) {
        var arguments = arguments
        var invocation = Invocation(options: [], operands: [], surroundings: surroundings)
        var command = Command.lint
        if let place = placeOfCommand(in: arguments), let named = try self.command(at: place, in: arguments) {
            command = named
            arguments.removeSubrange(place..<place + named.words.count)
        } else {
            invocation.isCommandImplied = true
        }
        var rest = arguments[...]
        let options = command.options + CommandTable.commonOptions
        var errors: [String] = []
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
                invocation.options.append(try option(argument, &rest, options, command))
            } catch {
                errors += error.messages
            }
        }
        guard errors.isEmpty else { throw UsageError(errors) }
        for option in options where !option.isRepeatable && invocation.all(option.name).count > 1 && option.value != nil
        {
            throw UsageError("--\(option.name) is given twice; expected it once")
        }
        return (command, invocation)
    }

    /// The command that is named there, in one word or two.
    private static func command(at place: Int, in arguments: [String]) throws(UsageError) -> Command? {
        let word = arguments[place]
        let family = CommandTable.family(word)
        guard !family.isEmpty else { return CommandTable.commands.first { $0.name == word } }
        if place + 1 < arguments.count, !arguments[place + 1].hasPrefix("-") {
            let name = word + " " + arguments[place + 1]
            if let command = family.first(where: { $0.name == name }) { return command }
            throw UsageError(unknown: "command", name, among: family.map(\.name))
        }
        throw UsageError("axaudit \(word): expected one of " + family.map(\.words[1]).joined(separator: ", "))
    }

    /// The first word after options that every command understands: where a command stands, if there is one.
    private static func placeOfCommand(in arguments: [String]) -> Int? {
        var at = 0
        while at < arguments.count, arguments[at].hasPrefix("-"), arguments[at] != "-" {
            let option = CommandTable.commonOptions.first { $0.isSpelled(arguments[at]) }
            guard let option else { return nil }
            at += option.value != nil && !arguments[at].contains("=") ? 2 : 1
        }
        return at < arguments.count ? at : nil
    }

    private static func option(
        _ argument: String, _ rest: inout ArraySlice<String>, _ options: [Option], _ command: Command
    ) throws(UsageError) -> (name: String, value: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let written = String(parts[0])
        guard let option = options.first(where: { $0.isSpelled(written) }) else {
            if written == "--version" { throw UsageError("--version stands alone: axaudit --version") }
            let valid = options.map { "--" + $0.name } + ["--version"]
            let nearest = written.nearest(in: valid).map { "; did you mean \($0)?" }
            throw UsageError(
                "unknown option \(written.printable)\(nearest ?? "; see axaudit help \(command.name)")")
        }
        guard option.value != nil else {
            if parts.count > 1 { throw UsageError("--\(option.name) takes no value, found \"\(parts[1])\"") }
            return (option.name, "")
        }
        guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
            throw UsageError("--\(option.name) needs a value: --\(option.name) \(option.value ?? "")")
        }
        if !option.choices.isEmpty, !option.choices.contains(value) {
            let error = UsageError(unknown: "value", value, among: option.choices)
            throw UsageError("--\(option.name): \(error.messages[0])")
        }
        return (option.name, value)
    }
}
