/// When references are written. The raw value is what `--record` and AXAUDIT_RECORD say.
public enum RecordMode: String, CaseIterable, Sendable {
    /// Every one that is not as the screen is now.
    case all
    /// Those that are not there.
    case missing
    /// Those that are not there, and those that differ.
    case failed
    /// None.
    case never

    /// Why an environment says nothing.
    public struct Problem: Error, Hashable, Sendable {
        /// The word that is no mode.
        public var word: String
    }

    /// The mode of a run: AXAUDIT_RECORD, so that one variable re-records a whole run; else what was chosen; else `never` in
    /// CI, where a recording would make the retry of a failed run pass, and `missing` elsewhere.
    public static func chosen(_ choice: RecordMode?, _ variables: EnvironmentVariables) throws(Problem) -> RecordMode {
        if let word = variables["AXAUDIT_RECORD"], !word.isEmpty {
            guard let mode = RecordMode(rawValue: word) else { throw Problem(word: word) }
            return mode
        }
        return choice ?? (isCI(variables) ? .never : .missing)
    }

    private static func isCI(_ variables: EnvironmentVariables) -> Bool {
        guard let value = variables["CI"], !value.isEmpty else { return false }
        return value != "false" && value != "0"
    }
}
