/// From where on findings make a run fail.
public struct Gate: Hashable, Sendable {
    /// The lowest severity that fails a run.
    public enum Level: String, CaseIterable, Sendable {
        /// Failures fail it.
        case failure
        /// Warnings do too.
        case warning
        /// Nothing does.
        case never
    }

    /// The lowest severity that fails a run.
    public var level: Level
    /// How many warnings are one too many, minus one; nil if their number does not matter.
    public var maximumWarnings: Int?
    /// Whether a screen without any exposed element is fine.
    public var allowsEmpty: Bool

    /// A gate for failures, unless said otherwise.
    public init(_ level: Level = .failure, maximumWarnings: Int? = nil, allowsEmpty: Bool = false) {
        self.level = level
        self.maximumWarnings = maximumWarnings
        self.allowsEmpty = allowsEmpty
    }
}
