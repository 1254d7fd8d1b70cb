import AXAudit

import AXSyntax

/// The process: its arguments, its streams, its end.
public enum Terminal {
    /// Runs the command line that the process was started with, and ends it.
    public static func main() -> Never {
        let surroundings = Surroundings(
            variables: .process, isOutputTerminal: isatty(1) == 1,
            isErrorTerminal: isatty(2) == 1, progress: { FileSystem.write($0, to: 2) })
        let result = CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), surroundings)
        FileSystem.write(result.errors, to: 2)
        let written = FileSystem.write(result.output, to: 1)
        exit(written ? result.outcome.rawValue : CommandResult.Outcome.undecided.rawValue)
    }
}
