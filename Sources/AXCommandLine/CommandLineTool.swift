import AXAudit

/// The tool as a function: it returns what to print and the exit code.
enum CommandLineTool {
    /// Runs one command, of those of axaudit if no others are given.
    static func run(
        _ arguments: [String], _ environment: Environment, commands: CommandTable? = nil
    ) -> CommandResult {
        RunRegister.$current.withValue(
            RunRegister(
                standardOutput: environment.standardOutput, standardError: environment.standardError,
                readableFolders: environment.readableFolders)
        ) {
            result(arguments, environment, commands)
        }
    }

    /// Runs one command with the register of files that is current.
    static func result(
        _ arguments: [String], _ environment: Environment, _ commands: CommandTable?
    ) -> CommandResult {
        do throws(UsageError) {
            let result: CommandResult
            do throws(UsageError) { result = try command(arguments, environment, commands) } catch {
                guard error.closedStreams.isEmpty else { throw error }
                result = CommandResult(.undecided, errors: error.text)
            }
            if !result.output.isEmpty || !result.errors.isEmpty { try RunFiles().requireNoConflict() }
            return result
        } catch {
            // Not even the message goes to a file that the run reads.
            if !error.closedStreams.contains(.error) { return CommandResult(.undecided, errors: error.text) }
            return CommandResult(.undecided, output: error.closedStreams.contains(.output) ? "" : error.text)
        }
    }

    private static func command(
        _ arguments: [String], _ environment: Environment, _ commands: CommandTable?
    ) throws(UsageError) -> CommandResult {
        // The version needs no table of commands.
        if arguments.count == 1, Option.version.isSpelled(arguments[0]) {
            return CommandResult(.passed, output: Version.line)
        }
        let commands = commands ?? .standard
        let invocation = try CommandParser(commands: commands, environment: environment)
            .parse(expanded(arguments, commands))
        if invocation.has(.help) { return CommandResult(.passed, output: invocation.command.help) }
        if invocation.has(.version) { return try Command.version.run(invocation) }
        for (path, role) in invocation.inputFiles { RunRegister.current?.add(path, as: role) }
        return try invocation.command.run(invocation)
    }

    /// Returns the command line with options that mean a command replaced by it: `-v` alone, as in ESLint, by
    /// `version`.
    private static func expanded(_ arguments: [String], _ commands: CommandTable) -> [String] {
        switch arguments {
        case [], ["--help"], ["-h"]: return ["help"]
        case ["-v"]: return ["version"]
        default: break
        }
        // The first word of a family, as in `axaudit config --help`, is not a command that has options of its own.
        guard arguments.count == 2, !commands.members(of: arguments[0]).isEmpty else { return arguments }
        if Option.help.isSpelled(arguments[1]) { return ["help", arguments[0]] }
        return Option.version.isSpelled(arguments[1]) ? ["version"] : arguments
    }
}
