import Testing

/// An issue that was recorded in Swift Testing.
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

/// Returns the issues that the closure records. They do not fail the test.
func issues(_ body: () async throws -> Void) async -> [RecordedIssue] {
    let (stream, recorder) = AsyncStream.makeStream(of: RecordedIssue.self)
    // An error thrown by the body is an issue too.
    try? await withKnownIssue(isIntermittent: true) {
        try await body()
    } matching: { issue in
        #if compiler(>=6.3)
            let isFailure = issue.severity == .error
        #else
            let isFailure = true
        #endif
        recorder.yield(
            RecordedIssue(
                line: issue.sourceLocation?.line ?? 0, file: issue.sourceLocation?.fileName ?? "",
                isFailure: isFailure, message: issue.comments.map(\.rawValue).joined(separator: "\n")))
        return true
    }
    recorder.finish()
    var issues: [RecordedIssue] = []
    for await issue in stream { issues.append(issue) }
    return issues
}
