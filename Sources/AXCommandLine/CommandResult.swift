import AXAudit

/// What a command comes to: what to print, and the exit code.
public struct CommandResult: Sendable {
    /// How a command ended. The raw value is the exit code.
    public enum Outcome: Int32, Sendable {
        /// Nothing at the gate.
        case passed = 0
        /// The verdict is fail.
        case failed = 1
        /// No verdict: usage, configuration, input that cannot be read.
        case undecided = 2
    }

    /// How it ended.
    public var outcome: Outcome
    /// For standard output: the report.
    public var output: String
    /// For standard error: everything else.
    public var errors: String
    /// What the reports were made of, where a command audits. A process ends without taking it apart, which costs a while
    /// on a large screen.
    public var run: AuditRun?

    /// A command that printed this.
    public init(_ outcome: Outcome, output: String = "", errors: String = "") {
        self.outcome = outcome
        self.output = output
        self.errors = errors
    }
}
