import AXAuditTesting
import AXSyntax
import Testing

/// An issue that an assertion recorded.
struct RecordedIssue: Sendable {
    /// The line of its location.
    var line: Int
    /// The file of its location.
    var file: String
    /// Whether it would fail the test.
    var isFailure: Bool
    /// The message.
    var message: String
}

/// Returns the issues that assertions in the closure record. The test framework does not get them, so that the log of
/// passed tests does not name them; RunnersTests tests what a framework gets.
func issues(_ body: () async throws -> Void) async -> [RecordedIssue] {
    let issues = Lock(initialState: [RecordedIssue]())
    let catcher: @Sendable (TestOutcome.Issue, Caller) -> Void = { issue, caller in
        let recorded = RecordedIssue(
            line: Int(caller.line), file: FileSystem.name(of: "\(caller.file)"),
            isFailure: issue.severity == .failure, message: issue.message)
        issues.withLock { $0.append(recorded) }
    }
    await TestLog.$catcher.withValue(catcher) {
        do { try await body() } catch { Issue.record(error) }
    }
    return issues.withLock { $0 }
}
