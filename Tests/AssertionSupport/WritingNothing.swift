import AXAuditTesting
import Testing

/// Runs tests whose assertions write nothing to the log.
public struct WritingNothing: SuiteTrait, TestScoping {
    /// Runs a test without its log.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await TestLog.$write.withValue({ _ in }, operation: function)
    }
}

extension Trait where Self == WritingNothing {
    /// The assertions of a suite write nothing to the log.
    public static var writingNothing: WritingNothing { WritingNothing() }
}
