import AXAudit

import AXSyntax

/// The process: its arguments, streams and exit code.
package enum Terminal {
    /// The arguments. In `CommandLine.arguments`, bytes that are not UTF-8 are lost.
    private static var arguments: [String] {
        // The array of C strings that the process was started with.
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { FileSystem.text(ofCString: $0) }
        }
    }

    /// Runs the command line that the process was started with, and exits.
    package static func main() -> Never {
        // Where the size of files is limited (`ulimit -f`), writing is to fail, as on a full disk, instead of ending
        // the process.
        signal(SIGXFSZ, SIG_IGN)
        var environment = Environment(
            variables: .process, isOutputTerminal: isatty(1) == 1, isErrorTerminal: isatty(2) == 1,
            writeProgress: { FileSystem.write($0, to: 2) })
        environment.terminalColumns = terminalColumns(of: 1)
        environment.writeRound = { result in _ = deliver(result, output: 1, errors: 2) }
        environment.waitForChanges = { !Interruption.wait() }
        exit(deliver(CommandLineTool.run(arguments, environment), output: 1, errors: 2).rawValue)
    }

    /// Writes a result to two open files, which can be one terminal: what could not be read first, the report with the
    /// verdict in its last line after it. If the report cannot be written, the last line of standard error says why.
    /// Returns how the run ended.
    static func deliver(_ result: CommandResult, output: Int32, errors: Int32) -> CommandResult.Outcome {
        FileSystem.write(result.errors, to: errors)
        guard let failure = FileSystem.failure(ofWriting: result.output, to: output) else { return result.outcome }
        FileSystem.write("axaudit: standard output cannot be written: \(failure.message)\n", to: errors)
        return .undecided
    }
}
