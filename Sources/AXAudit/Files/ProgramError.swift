import AXAuditCore
import AXSyntax

/// The reason why a program has no result.
package enum ProgramError: Error, Hashable {
    /// The system does not start it.
    case notStarted(String)
    /// It did not end in this time.
    case tooSlow(TimeSpan)
    /// It wrote more than this number of bytes.
    case tooMuchOutput(Int)
    /// A signal waits to end this process.
    case interrupted

    /// What happened, as the predicate of a sentence about the program.
    package var message: String {
        switch self {
        case .notStarted(let reason): "cannot be started: \(reason)"
        case .tooSlow(let limit): "did not end in \(limit.nanoseconds / 1_000_000_000) s"
        case .tooMuchOutput(let limit): "wrote more than \(limit >> 20) MiB"
        case .interrupted: "was interrupted"
        }
    }
}
