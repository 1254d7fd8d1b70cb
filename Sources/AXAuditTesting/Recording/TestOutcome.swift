/// What an assertion has to say, before any test framework hears of it.
package struct TestOutcome: Sendable {
    /// Something that a test is told.
    package struct Issue: Sendable {
        /// Whether the test fails by it.
        package var severity: Severity
        /// What is wrong; lines of our own, in which labels are harmless.
        package var message: String
    }

    /// A file for who looks into the matter.
    package struct Attachment: Sendable {
        /// The file's name.
        package var name: String
        /// What is in it.
        package var text: String
    }

    /// What is wrong, failures first.
    package var issues: [Issue] = []
    /// What is good to know and wrong with nothing; lines for the log.
    package var notes: [String] = []
    /// The whole report and the tree, if something is wrong.
    package var attachments: [Attachment] = []

    /// Nothing to say.
    package init() {}

    /// One failure.
    package init(failure message: String) { fail(message) }

    /// Adds a failure.
    package mutating func fail(_ message: String) { issues.append(Issue(severity: .failure, message: message)) }

    /// Adds a warning.
    package mutating func warn(_ message: String) { issues.append(Issue(severity: .warning, message: message)) }

    /// How many issues one assertion records; more would bury the others of the run.
    package static let maximumIssues = 20

    /// The issues to record: twenty at most, and one more that says what else there is.
    package var recordedIssues: [Issue] {
        guard issues.count > Self.maximumIssues else { return issues }
        let rest = issues[Self.maximumIssues...]
        let failures = rest.count { $0.severity == .failure }
        let warnings = rest.count - failures
        var parts: [String] = []
        if failures > 0 { parts.append(Wording.count(failures, "more failure")) }
        if warnings > 0 { parts.append(Wording.count(warnings, "more warning")) }
        let summary = "and \(parts.joined(separator: " and ")); the report has them all"
        return issues.prefix(Self.maximumIssues)
            + [Issue(severity: failures > 0 ? .failure : .warning, message: summary)]
    }
}
