/// What a run comes to.
public enum Verdict: String, Sendable {
    /// Nothing at the gate.
    case pass
    /// Something at the gate.
    case fail
    /// It cannot be said: something could not be read, or there was nothing to look at.
    case none
}
