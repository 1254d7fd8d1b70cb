import AXAudit

/// What a run is given by the machine it runs on. Passed in, so that tests can choose it.
public struct Surroundings: Sendable {
    /// The environment.
    public var variables: EnvironmentVariables
    /// Whether standard output is looked at by a person.
    public var isOutputTerminal: Bool
    /// Whether standard error is.
    public var isErrorTerminal: Bool
    /// Writes to standard error at once; for progress alone.
    public var progress: @Sendable (String) -> Void
    /// The day, which decides what has expired.
    public var today: CalendarDay
    /// The folder that is meant where no path is given.
    public var folder = "."
    /// What time it is, in seconds since 1970 began.
    public var now: @Sendable () -> Int = { FileSystem.secondsSince1970 }
    /// The bytes of standard input.
    package var standardInput: @Sendable () throws(FileSystem.Failure) -> [UInt8] = FileSystem.readStandardInput

    /// Surroundings without a terminal, unless said otherwise; the day is that of the clock.
    public init(
        variables: EnvironmentVariables = [:], isOutputTerminal: Bool = false, isErrorTerminal: Bool = false,
        today: CalendarDay? = nil,
        progress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.variables = variables
        self.isOutputTerminal = isOutputTerminal
        self.isErrorTerminal = isErrorTerminal
        self.today = today ?? CalendarDay(secondsSince1970: FileSystem.secondsSince1970)
        self.progress = progress
    }

    /// Whether to colour: the option, then NO_COLOR (no-color.org), then CLICOLOR_FORCE and FORCE_COLOR
    /// (bixense.com/clicolors), then whether a terminal is there that can.
    func colors(choice: String, isTerminal: Bool) -> Bool {
        if choice != "auto" { return choice == "always" }
        if variables["NO_COLOR"]?.isEmpty == false { return false }
        if let force = variables["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
        if let force = variables["FORCE_COLOR"], !force.isEmpty, force != "0" { return true }
        return isTerminal && variables["TERM"] != "dumb"
    }
}
