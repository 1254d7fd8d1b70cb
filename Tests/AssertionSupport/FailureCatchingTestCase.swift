import AXAuditTesting
import XCTest

/// A test case that can catch its own failures and check them. The assertions write nothing to its log.
open class FailureCatchingTestCase: XCTestCase {
    /// The failures that were caught, or `nil` if failures fail the test.
    private var caught: [CaughtFailure]?
    /// Called after each failure that was caught.
    public var onFailure: () -> Void = {}

    open override func invokeTest() { TestLog.$write.withValue({ _ in }) { super.invokeTest() } }

    #if os(Linux)
        open override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            if caught != nil {
                caught?.append(CaughtFailure(line: lineNumber, message: description))
                onFailure()
            } else {
                super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
        }
    #else
        open override func record(_ issue: XCTIssue) {
            if caught != nil {
                caught?.append(
                    CaughtFailure(
                        line: issue.sourceCodeContext.location?.lineNumber ?? 0, message: issue.compactDescription))
                onFailure()
            } else {
                super.record(issue)
            }
        }
    #endif

    /// Returns the failures that the closure records. They do not fail the test.
    public func failures(_ body: () throws -> Void) rethrows -> [CaughtFailure] {
        caught = []
        defer { caught = nil }
        try body()
        return caught ?? []
    }
}
