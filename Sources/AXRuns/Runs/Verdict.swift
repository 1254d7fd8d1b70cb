/// The verdict of a run.
public enum Verdict: String, CaseIterable, Sendable {
    /// No finding at or above the gate.
    case pass
    /// A finding at or above the gate.
    case fail
    /// No verdict: an input could not be read, or there was nothing to check.
    case none
}
