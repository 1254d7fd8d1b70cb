import AXConfiguration

/// The counts that decide about a run, or about a stream of screens that are not kept.
package struct RunCounts: Sendable {
    /// The new failures.
    package var failures = 0
    /// The new warnings.
    package var warnings = 0
    /// The inputs that could not be read, and the expected screens that are missing.
    package var errors = 0
    /// The screens without a verdict on which the run needs one.
    package var withoutVerdict = 0

    /// No findings and no errors.
    package init() {}

    /// Adds the counts of a part of the run.
    package static func += (counts: inout RunCounts, part: RunCounts) {
        counts.failures += part.failures
        counts.warnings += part.warnings
        counts.errors += part.errors
        counts.withoutVerdict += part.withoutVerdict
    }

    /// Returns the verdict at a gate. Having none outweighs failing. `failsOtherwise` says whether the run fails for a
    /// reason beside its findings.
    package func verdict(_ gate: Gate, failsOtherwise: Bool = false) -> Verdict {
        if errors > 0 || withoutVerdict > 0 { return .none }
        return gate.fails(failures: failures, warnings: warnings) || failsOtherwise ? .fail : .pass
    }
}
