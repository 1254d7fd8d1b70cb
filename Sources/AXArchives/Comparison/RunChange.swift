import AXRuns

/// Whether a finding or a cause is in both of two runs.
package enum RunChange: String, CaseIterable, Sendable {
    /// Only in the second run.
    case new
    /// Only in the first run.
    case resolved
    /// In both runs.
    case unchanged
}
