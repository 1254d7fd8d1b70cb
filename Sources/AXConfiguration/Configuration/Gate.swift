/// The conditions under which a run fails.
public struct Gate: Hashable, Sendable {
    /// The lowest severity that fails a run.
    public enum Level: String, CaseIterable, Sendable {
        /// Failures fail the run.
        case failure
        /// Failures and warnings fail the run.
        case warning
        /// No finding fails the run.
        case never
    }

    /// The lowest severity that fails a run.
    public var level: Level
    /// The most warnings that a run may have; `nil` for any number.
    package var maximumWarnings: Int?
    /// The most causes that the new findings of a run may have; `nil` for any number.
    package var maximumCauses: Int?
    /// Whether a screen without an exposed element has a verdict.
    package var allowsEmpty: Bool

    /// Creates a gate, by default for failures.
    public init(_ level: Level = .failure, maximumWarnings: Int? = nil, allowsEmpty: Bool = false) {
        self.level = level
        self.maximumWarnings = maximumWarnings
        self.allowsEmpty = allowsEmpty
    }

    /// Returns whether a run with this number of new findings fails.
    package func fails(failures: Int, warnings: Int) -> Bool {
        let isReached =
            switch level {
            case .failure: failures > 0
            case .warning: failures + warnings > 0
            case .never: false
            }
        return isReached || warnings > maximumWarnings ?? .max
    }
}
