/// The result of an assertion, before it is reported to a test framework.
package struct TestOutcome: Sendable {
    /// An issue to record.
    package struct Issue: Sendable {
        /// The severity. A failure fails the test.
        package var severity: Severity
        /// The message. Labels in it are escaped.
        package var message: String
    }

    /// A file to attach to the test.
    package struct Attachment: Sendable {
        /// The file's name. Its extension tells the type of the contents.
        package var name: String
        /// The contents.
        package var bytes: [UInt8]
        /// Whether the file is kept also if the test passes, where the framework distinguishes that.
        package var isKeptAlways: Bool

        /// Creates a file with these contents.
        package init(name: String, bytes: [UInt8], isKeptAlways: Bool = false) {
            self.name = name
            self.bytes = bytes
            self.isKeptAlways = isKeptAlways
        }

        /// Creates a text file.
        package init(name: String, text: String, isKeptAlways: Bool = false) {
            self.init(name: name, bytes: Array(text.utf8), isKeptAlways: isKeptAlways)
        }

        /// The contents as text.
        package var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The issues, failures first.
    package var issues: [Issue] = []
    /// Lines for the log that are not issues.
    package var notes: [String] = []
    /// The evidence, if there are issues: the report as text and drawn, the tree, a picture.
    package var attachments: [Attachment] = []

    /// Whether XCTest gets one issue for each finding, as Swift Testing does.
    package var hasIssuePerFinding = false

    /// Creates an outcome without issues.
    package init() {}

    /// Creates an outcome with one failure.
    package init(failure message: String) { fail(message) }

    /// Adds a failure.
    package mutating func fail(_ message: String) { issues.append(Issue(severity: .failure, message: message)) }

    /// Adds a warning.
    package mutating func warn(_ message: String) { issues.append(Issue(severity: .warning, message: message)) }

    /// The number of issues that one assertion records at most, so that it does not bury the issues of other
    /// assertions.
    package static let maximumIssues = 20

    /// The issues to record: the first ``maximumIssues``, and a summary of the others.
    package var recordedIssues: [Issue] {
        guard issues.count > Self.maximumIssues else { return issues }
        let rest = issues[Self.maximumIssues...]
        let failures = rest.count { $0.severity == .failure }
        let warnings = rest.count - failures
        var parts: [String] = []
        if failures > 0 { parts.append(Wording.count(failures, "more failure")) }
        if warnings > 0 { parts.append(Wording.count(warnings, "more warning")) }
        let summary = "and \(parts.joined(separator: " and ")); see the report for all of them"
        return issues.prefix(Self.maximumIssues)
            + [Issue(severity: failures > 0 ? .failure : .warning, message: summary)]
    }

    /// The issues for XCTest, which may end the test at the first one (`continueAfterFailure`): one that lists all
    /// findings, the failures first.
    package var issuesForXCTest: [Issue] {
        if hasIssuePerFinding { return recordedIssues }
        let sorted = issues.failuresFirst { $0.severity }
        guard let first = sorted.first, sorted.count > 1 else { return issues }
        let isMixed = sorted.last?.severity != first.severity
        let lines = sorted.prefix(Self.maximumLines).map {
            isMixed && $0.severity != .failure ? "warning: " + $0.message : $0.message
        }
        let failures = sorted.count { $0.severity == .failure }
        var counts: [String] = []
        if failures > 0 { counts.append(Wording.count(failures, "failure")) }
        if failures < sorted.count { counts.append(Wording.count(sorted.count - failures, "warning")) }
        let rest = sorted.count - lines.count
        let end = rest > 0 ? ["and \(rest) more; see the report for all of them"] : []
        let message = ([counts.joined(separator: ", ")] + lines + end).joined(separator: "\n")
        return [Issue(severity: first.severity, message: message)]
    }

    /// The number of findings that one issue lists at most.
    private static let maximumLines = 100
}
