/// When references are written. The raw value is its name in `--record` and `AXAUDIT_RECORD`.
public enum RecordMode: String, CaseIterable, Sendable {
    /// Writes references that are not equal to the screen.
    case all
    /// Writes missing references.
    case missing
    /// Writes references that are missing or differ. This is equivalent to `all`, because equal references are kept.
    case failed
    /// Writes no references.
    case never

    /// Returns the mode of a run.
    ///
    /// `AXAUDIT_RECORD` comes first, so that one variable records a whole run again, and `choice` second. The default
    /// is `missing`, and `never` in CI, where a recorded reference would let the retry of a failed run pass.
    package static func chosen(
        _ choice: RecordMode?, _ variables: EnvironmentVariables
    ) throws(RecordModeError) -> RecordMode {
        if let word = variables["AXAUDIT_RECORD"], !word.isEmpty {
            guard let mode = RecordMode(rawValue: word) else { throw RecordModeError(word: word) }
            return mode
        }
        return choice ?? (CIVariables.first(in: variables) != nil ? .never : .missing)
    }
}
