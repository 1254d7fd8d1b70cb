import AXRuns
import AXEngine

/// A finding in a comparison of two runs.
package struct ComparedFinding: Sendable {
    /// The change from the first run to the second.
    package let change: RunChange
    /// The finding: of the second run, or if it is resolved of the first.
    package let finding: Finding
    /// The index of its screen in the run of the finding.
    package let screen: Int
}
