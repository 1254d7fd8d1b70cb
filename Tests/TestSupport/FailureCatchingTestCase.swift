import XCTest

/// A test case that can look at its own failures: the lines that fail, caught before they fail the test.
open class FailureCatchingTestCase: XCTestCase {
    /// While it is set, failures are kept here.
    private var caught: [(line: Int, message: String)]?

    #if os(Linux)
        open override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            if caught != nil {
                caught?.append((lineNumber, description))
            } else {
                super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
        }
    #else
        open override func record(_ issue: XCTIssue) {
            if caught != nil {
                caught?.append((issue.sourceCodeContext.location?.lineNumber ?? 0, issue.compactDescription))
            } else {
                super.record(issue)
            }
        }
    #endif

    /// The failures of a piece of code.
    public func failures(_ body: () throws -> Void) rethrows -> [(line: Int, message: String)] {
        caught = []
        defer { caught = nil }
        try body()
        return caught ?? []
    }
}
