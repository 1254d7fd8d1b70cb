import AXEngine
import AXTree

/// Why two things cannot be compared.
public struct ComparisonError: Error, Hashable, Sendable {
    /// One sentence without a full stop, safe to print.
    public var message: String
}
