import AXAuditTesting
import Foundation
import Testing
import XCTest

// Tests that fail. RunnersTests runs them in a child process with the environment variable set; otherwise they are
// skipped. A line that must fail ends with the comment "fails".

private let isEnabled = ProcessInfo.processInfo.environment["AXAUDIT_TEST_FAILURES"] == "1"
private let skipReason = "it fails on purpose; RunnersTests runs it in a process of its own"

final class FailsOnPurposeXCTests: XCTestCase {
    #if os(Linux)
        /// Prints a line for each issue that Swift Testing passes to the framework that runs. XCTest on a Mac reports
        /// it there; XCTest on Linux does not listen.
        override class func setUp() {
            typealias Handler = @convention(c) (UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?) -> Void
            typealias Installer = @convention(c) (Handler) -> CBool
            // A function of Swift Testing 6.3 and newer that only frameworks can import.
            guard isEnabled, let address = dlsym(nil, "_swift_testing_installFallbackEventHandler") else { return }
            let install = unsafeBitCast(address, to: Installer.self)
            _ = install { _, _, _, _ in print("passed to XCTest") }
        }
    #endif

    func testFails() throws {
        try XCTSkipUnless(isEnabled, skipReason)
        assertAccessible(Screens.clean, .withoutConfiguration)
        assertAccessible(Screens.small(2), .withoutConfiguration)  // fails
        assertSnapshot(of: Screens.clean, equals: "")  // fails
    }

    func testFailsInDetachedTask() async throws {
        try XCTSkipUnless(isEnabled, skipReason)
        await Task.detached {
            assertAccessible(Screens.small(1), .withoutConfiguration)  // fails
        }.value
    }
}

@Suite("Fails on purpose", .enabled(if: isEnabled, "RunnersTests runs them"))
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
        try XCTSkipUnless(isEnabled, skipReason)
        when("two is three") { XCTAssertEqual(2, 3) }
    }
}

#if compiler(>=6.2)
    @Suite("Fails in a block on purpose", .scenario, .enabled(if: isEnabled, "RunnersTests runs them"))
    struct FailsInBlockTests {
        @Test func namesItsBlock() {
            when("two is three") { #expect(2 == 3) }
        }
    }
#endif
