import Testing

/// An issue that a piece of code recorded, as Swift Testing has it.
struct RecordedIssue: Sendable {
    /// The line it is shown at.
    var line: Int
    /// The file it is shown in.
    var file: String
    /// Whether the test would fail by it.
    var isFailure: Bool
    /// What it says.
    var message: String
}

/// What a piece of code records. The test that asks does not fail by it.
func issues(_ body: () async throws -> Void) async -> [RecordedIssue] {
    let (stream, recorder) = AsyncStream.makeStream(of: RecordedIssue.self)
    // What the body throws is an issue too, and matched like the others.
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
