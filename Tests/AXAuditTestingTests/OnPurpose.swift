import AXAuditTesting
import Foundation
import Testing
import XCTest

// Tests that fail, for RunnersTests to look at from outside; without the variable they are skipped.
// A line that has to fail ends with the comment "fails".

/// Whether somebody is looking.
private let isOnPurpose = ProcessInfo.processInfo.environment["AXAUDIT_TEST_FAILURES"] == "1"
private let whoLooks = "it fails on purpose; RunnersTests runs it in a process of its own"

final class FailsOnPurposeXCTests: XCTestCase {
    func testFails() throws {
        try XCTSkipUnless(isOnPurpose, whoLooks)
        assertAccessible(Screens.clean, .withoutConfiguration)
        assertAccessible(Screens.small(2), .withoutConfiguration)  // fails twice
        assertSnapshot(of: Screens.clean, equals: "")  // fails
    }

    func testFailsInDetachedTask() async throws {
        try XCTSkipUnless(isOnPurpose, whoLooks)
        await Task.detached {
            assertAccessible(Screens.small(1), .withoutConfiguration)  // fails
        }.value
    }
}

@Suite("Fails on purpose", .enabled(if: isOnPurpose, "RunnersTests runs them"))
struct FailsOnPurposeTests {
    @Test func fails() {
        assertAccessible(Screens.clean, .withoutConfiguration)
        assertAccessible(Screens.small(2), .withoutConfiguration)  // fails twice
        assertSnapshot(of: Screens.clean, equals: "")  // fails
    }

    @Test func failsInDetachedTask() async {
        await Task.detached {
            assertAccessible(Screens.small(1), .withoutConfiguration)  // fails
        }.value
    }

    @Test func warns() {
        assertAccessible(Screens.small(1), .withoutConfiguration, .failOn(.never))
    }
}

final class FailsInBlockXCTests: ScenarioTestCase {
    func testNamesItsBlock() throws {
        try XCTSkipUnless(isOnPurpose, whoLooks)
        when("two is three") { XCTAssertEqual(2, 3) }
    }
}

#if compiler(>=6.2)
    @Suite("Fails in a block on purpose", .scenario, .enabled(if: isOnPurpose, "RunnersTests runs them"))
    struct FailsInBlockTests {
        @Test func namesItsBlock() {
            when("two is three") { #expect(2 == 3) }
        }
    }
#endif
