/// What came of holding a screen against its reference.
public enum SnapshotOutcome: Sendable {
    /// Nothing that counts differs.
    case equal
    /// Something differs, and the reference was left as it is.
    case differs(ScreenDifference)
    /// The reference was written; what differed from the one before, if there was one.
    case recorded(ScreenDifference?)
    /// There is no reference, and none may be written.
    case missing
}
