/// Everything that is wrong with the options of an assertion and with its configuration.
struct SettingsProblems: Error {
    /// One sentence each: what was found, what was expected.
    var messages: [String]
}
