import AXAuditXCUITest
import XCTest

/// A UI test that fails on purpose; see FailsOnPurpose.swift.
final class FailsOnPurposeUITests: XCTestCase {
    @MainActor
    func testFindingOfAnApp() throws {
        try XCTSkipUnless(ProcessInfo.processInfo.environment["AXAUDIT_TEST_FAILURES"] == "1")
        let app = XCUIApplication()
        app.launch()
        assertAccessible(app, .set(.targetSize, \.minimum, to: 200), .set(.targetSize, \.failureBelow, to: 200))
    }
}
