/// The error for a value of `AXAUDIT_RECORD` that is not a `RecordMode`.
package struct RecordModeError: Error, Hashable, Sendable {
    /// The value.
    package let word: String
}
