import AXAuditTesting
import XCTest

/// Assertions as XCTest hears them: the lines that fail, caught before they fail the test.
final class XCTestTests: XCTestCase {
    /// While it is set, failures are kept here.
    private var caught: [(line: Int, message: String)]?

    #if os(Linux)
        override func recordFailure(
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
        override func record(_ issue: XCTIssue) {
            if caught != nil {
                caught?.append((issue.sourceCodeContext.location?.lineNumber ?? 0, issue.compactDescription))
            } else {
                super.record(issue)
            }
        }
    #endif

    private func catching(_ body: () -> Void) -> [(line: Int, message: String)] {
        caught = []
        body()
        defer { caught = nil }
        return caught ?? []
    }

    func testBrokenScreenFailsItsLineAlone() {
        let failures = catching {
            assertAccessible(Screens.clean, .withoutConfiguration)
            assertAccessible(Screens.broken, .withoutConfiguration)
        }
        XCTAssertEqual(failures.map(\.line), [#line - 2])
        XCTAssert(failures.first?.message.contains("20×20 pt, needs 44×44 pt [target-size]") == true)
    }

    func testOptionsHoldInTheirBlock() {
        let failures = catching {
            withAudit(
                .withoutConfiguration, .rule(.targetSize, .off), .rule(.labelTooShort, .failure), .failOn(.warning)
            ) {
                assertAccessible(Screens.broken)
            }
        }
        XCTAssertEqual(failures.map(\.line), [#line - 3])
        XCTAssert(failures.first?.message.contains("[label-too-short]") == true)
    }

    func testAtMostTwentyIssues() {
        let failures = catching { assertAccessible(Screens.small(25), .withoutConfiguration) }
        XCTAssertEqual(failures.count, 21)
        XCTAssert(failures.last?.message.contains("and 5 more failures") == true)
    }

    func testLiteral() {
        let failures = catching { assertSnapshot(of: Screens.clean, equals: "") }
        XCTAssertEqual(failures.map(\.line), [#line - 1])
    }
}
