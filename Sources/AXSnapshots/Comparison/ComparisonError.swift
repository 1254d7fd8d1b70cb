import AXEngine
import AXTree

/// The reason why two inputs cannot be compared.
package struct ComparisonError: Error, Hashable, Sendable {
    /// A sentence without a full stop, safe to print.
    package var message: String
}
