import AXAudit

/// The tool as a function: arguments and surroundings in, what to print and the exit code out.
public enum CommandLineTool {
    /// Runs one command.
    public static func run(_ arguments: [String], _ surroundings: Surroundings) -> CommandResult {
        if arguments.isEmpty { return CommandResult(.passed, output: CommandTable.help) }
        if arguments == ["--version"] { return run(["version"], surroundings) }
        if arguments == ["--help"] || arguments == ["-h"] { return run(["help"], surroundings) }
        // A first word alone, as in `axaudit config --help`, is no command that could have help of its own.
        if arguments.count == 2, ["--help", "-h"].contains(arguments[1]), !CommandTable.family(arguments[0]).isEmpty {
            return run(["help", arguments[0]], surroundings)
        }
        do throws(UsageError) {
            let (command, invocation) = try CommandParser.parse(arguments, surroundings)
            if invocation.has("help") { return CommandResult(.passed, output: command.help) }
            return try command.run(invocation)
        } catch {
            return CommandResult(.undecided, errors: error.text)
        }
    }
}
