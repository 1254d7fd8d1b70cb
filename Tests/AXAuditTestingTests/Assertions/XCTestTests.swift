import AssertionSupport
import AXAuditTesting
import TestSupport
import XCTest

/// Assertions in XCTest.
final class XCTestTests: FailureCatchingTestCase {
    func testBrokenScreenFailsItsLineAlone() {
        let recorded = failures {
            assertAccessible(Screens.clean, .withoutConfiguration)
            assertAccessible(Screens.broken, .withoutConfiguration)
        }
        XCTAssertEqual(recorded.map(\.line), [#line - 2])
        XCTAssert(
            recorded.first?.message.contains("is 20×20 pt; the minimum in the HIG is 44×44 pt [target-size]") == true)
    }

    func testOptionsHoldInTheirBlock() {
        let recorded = failures {
            withAudit(
                .withoutConfiguration, .rule(.targetSize, .off), .rule(.labelTooShort, .failure), .failOn(.warning)
            ) {
                assertAccessible(Screens.broken)
            }
        }
        XCTAssertEqual(recorded.map(\.line), [#line - 3])
        XCTAssert(recorded.first?.message.contains("[label-too-short]") == true)
    }

    func testOneIssueListsAllFindings() {
        let recorded = failures { assertAccessible(Screens.small(25), .withoutConfiguration) }
        XCTAssertEqual(recorded.count, 1)
        XCTAssertEqual(recorded.first?.message.components(separatedBy: "[target-size]").count, 26)
    }

    func testAtMostTwentyIssuesIfEachFindingIsOne() {
        let recorded = failures { assertAccessible(Screens.small(25), .withoutConfiguration, .oneIssuePerFinding) }
        XCTAssertEqual(recorded.count, 21)
        XCTAssert(recorded.last?.message.contains("and 5 more failures") == true)
    }

    func testLiteral() {
        let recorded = failures { assertSnapshot(of: Screens.clean, equals: "") }
        XCTAssertEqual(recorded.map(\.line), [#line - 1])
    }
}
