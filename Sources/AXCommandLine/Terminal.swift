import AXAudit

import AXSyntax

/// The process: its arguments, streams and exit code.
package enum Terminal {
    /// Runs the command line that the process was started with, and exits.
    package static func main() -> Never {
        var environment = Environment(
            variables: .process, isOutputTerminal: isatty(1) == 1, isErrorTerminal: isatty(2) == 1,
            writeProgress: { FileSystem.write($0, to: 2) })
        environment.terminalColumns = terminalColumns(of: 1)
        let result = CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), environment)
        FileSystem.write(result.errors, to: 2)
        let isWritten = FileSystem.write(result.output, to: 1)
        exit(isWritten ? result.outcome.rawValue : CommandResult.Outcome.undecided.rawValue)
    }
}
