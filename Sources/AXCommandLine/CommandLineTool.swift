import AXAudit

/// The tool as a function: it returns what to print and the exit code.
enum CommandLineTool {
    /// Runs one command.
    static func run(
        _ arguments: [String], _ environment: Environment, commands: CommandTable = .standard
    ) -> CommandResult {
        do throws(UsageError) {
            let invocation = try CommandParser(commands: commands, environment: environment)
                .parse(expanded(arguments, commands))
            if invocation.has(.help) { return CommandResult(.passed, output: invocation.command.help) }
            return try invocation.command.run(invocation)
        } catch {
            return CommandResult(.undecided, errors: error.text)
        }
    }

    /// Returns the command line with an option that is an alias of a command replaced by the command: `--version` by `version`.
    private static func expanded(_ arguments: [String], _ commands: CommandTable) -> [String] {
        switch arguments {
        case [], ["--help"], ["-h"]: return ["help"]
        case ["--version"]: return ["version"]
        default: break
        }
        // The first word of a family, as in `axaudit config --help`, is not a command that has help of its own.
        if arguments.count == 2, ["--help", "-h"].contains(arguments[1]), !commands.members(of: arguments[0]).isEmpty {
            return ["help", arguments[0]]
        }
        return arguments
    }
}
