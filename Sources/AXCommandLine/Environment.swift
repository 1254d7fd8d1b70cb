import AXAudit
import AXSyntax

/// The environment of a run: terminal, variables, clock, working directory and standard input. It is passed in, so that
/// tests can choose it.
struct Environment: Sendable {
    /// The environment variables.
    var variables: EnvironmentVariables
    /// Whether standard output is a terminal.
    var isOutputTerminal: Bool
    /// The width of the terminal on standard output in columns, if known.
    var terminalColumns: Int?
    /// Whether standard error is a terminal.
    var isErrorTerminal: Bool
    /// Writes to standard error at once; used for progress only.
    var writeProgress: @Sendable (String) -> Void
    /// Writes the result of a round of `lint --watch` at once.
    var writeRound: @Sendable (CommandResult) -> Void = { _ in }
    /// Waits until `lint --watch` should look for changes. Returns `false` after Ctrl-C.
    var waitForChanges: @Sendable () -> Bool = { false }
    /// The current day, which decides what has expired.
    var today: CalendarDay
    /// Returns the time that has passed since some point in the past.
    var now: @Sendable () -> TimeSpan = {
        let start = TimeSpan.uptime
        return { .uptime - start }
    }()
    /// The descriptor of standard output, which may not be a file that the run reads.
    var standardOutput: Int32 = 1
    /// The descriptor of standard error, which may not be a file that the run reads either.
    var standardError: Int32 = 2
    /// The folder to use if no path is given.
    var workingDirectory = "."
    /// The folders whose files may be read, by their absolute paths without links; `nil` for all files.
    var readableFolders: [String]?
    /// The time limit of a program that speaks to a device, and of waiting for an element.
    var deviceTimeLimit = TimeSpan.seconds(30)
    /// The archives that are in memory, by the paths that stand for them.
    var archives: [String: [UInt8]] = [:]
    /// Reads the bytes of standard input, up to a limit.
    var standardInput: @Sendable (_ limit: Int) throws(FileSystem.Failure) -> [UInt8] = {
        limit throws(FileSystem.Failure) in try FileSystem.readStandardInput(limit: limit)
    }
    /// Returns the next block of standard input, and an empty one at its end.
    var nextInputBlock: @Sendable () throws(FileSystem.Failure) -> [UInt8] = FileSystem.readStandardInputBlock
    /// Returns whether the next block of standard input can be read without waiting.
    var isInputWaiting: @Sendable () -> Bool = { FileSystem.isStandardInputWaiting }
    /// Writes to standard output at once; used by commands whose output must not wait for their end. Returns whether
    /// that succeeded.
    var writeOutput: @Sendable (String) -> Bool = { FileSystem.write($0, to: 1) }

    /// Creates an environment. Without a day, the system clock's is used.
    init(
        variables: EnvironmentVariables = [:], isOutputTerminal: Bool = false, isErrorTerminal: Bool = false,
        today: CalendarDay? = nil,
        writeProgress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.variables = variables
        self.isOutputTerminal = isOutputTerminal
        self.isErrorTerminal = isErrorTerminal
        self.today = today ?? CalendarDay(secondsSince1970: FileSystem.secondsSince1970)
        self.writeProgress = writeProgress
    }

    /// The folders in which programs are looked for: those of PATH.
    var programFolders: [String] { (variables["PATH"] ?? "").split(separator: ":").map(String.init) }

    /// The folder of temporary files.
    var temporaryFolder: String {
        variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    }

    /// Whether standard output goes to the log of a CI system that interprets lines or escape sequences as commands.
    var isOutputCommandLog: Bool {
        ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION", "GITLAB_CI"].contains {
            variables[$0]?.isEmpty == false
        }
    }

    /// Returns whether to use colour: by the option, then by NO_COLOR (no-color.org), then by CLICOLOR_FORCE and
    /// FORCE_COLOR (bixense.com/clicolors), then by the terminal.
    func allowsColor(choice: String, isTerminal: Bool) -> Bool {
        if choice != "auto" { return choice == "always" }
        if variables["NO_COLOR"]?.isEmpty == false { return false }
        if let force = variables["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
        if let force = variables["FORCE_COLOR"], !force.isEmpty, force != "0" { return true }
        return isTerminal && variables["TERM"] != "dumb"
    }

    /// The width in columns at which lines on standard output break, or `nil` if they do not: that of COLUMNS, which
    /// shells set, 100 in the log of a CI system, else that of the terminal.
    var outputColumns: Int? {
        if let columns = variables["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
        if CIVariables.first(in: variables) != nil { return 100 }
        return isOutputTerminal ? terminalColumns : nil
    }
}
