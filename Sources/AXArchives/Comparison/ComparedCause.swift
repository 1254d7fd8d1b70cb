import AXRuns

/// A cause in a comparison of two runs.
package struct ComparedCause: Sendable {
    /// The change from the first run to the second.
    package let change: RunChange
    /// The group: of the second run, or if it is resolved of the first. The indices of screens are those of that run.
    package let group: CauseGroup
    /// The number of findings in the first run.
    package let baseCount: Int
    /// The number of findings in the second run.
    package let headCount: Int
}
