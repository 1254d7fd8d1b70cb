import AXAudit

/// The result of a command: what to print, and the exit code.
struct CommandResult: Sendable {
    /// How a command ended. The raw value is the exit code.
    enum Outcome: Int32, Sendable {
        /// Nothing reaches the gate.
        case passed = 0
        /// The verdict is fail.
        case failed = 1
        /// There is no verdict: wrong usage, configuration or input.
        case undecided = 2
    }

    /// How it ended.
    var outcome: Outcome
    /// The text for standard output: the report.
    var output: String
    /// The text for standard error: everything else.
    var errors: String

    init(_ outcome: Outcome, output: String = "", errors: String = "") {
        self.outcome = outcome
        self.output = output
        self.errors = errors
    }
}

extension CommandResult.Outcome {
    /// The outcome of a command with the verdict of a run.
    init(_ verdict: Verdict) {
        switch verdict {
        case .pass: self = .passed
        case .fail: self = .failed
        case .none: self = .undecided
        }
    }
}
