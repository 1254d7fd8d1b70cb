import AXAuditTesting
import AXAuditUIKit
import Foundation
import Testing
import XCTest

@testable import Shop

// Tests that fail: axaudit's own workflow runs them with the variable set, to see what Xcode shows. Delete the file in
// your project.

private let isEnabled = ProcessInfo.processInfo.environment["AXAUDIT_TEST_FAILURES"] == "1"

@MainActor
@Suite("Fails on purpose", .enabled(if: isEnabled))
struct FailsOnPurpose {
    @Test("A finding")
    func finding() {
        let controller = CheckoutViewController()
        controller.loadViewIfNeeded()
        controller.view.subviews.last?.accessibilityLabel = ""
        assertAccessible(Screen(controller))
    }

    @Test("A snapshot that differs")
    func snapshot() { assertSnapshot(of: Screen(CheckoutViewController()), equals: "") }

    @Test("A condition that never holds is no verdict")
    func noVerdict() async {
        await assertAccessible(
            awaiting: await Screen.settled(CheckoutViewController(), limit: 1, until: { $0.contains("Nothing") }))
    }
}

final class FailsOnPurposeXCTests: XCTestCase {
    @MainActor
    func testTwoFindingsAreOneIssue() throws {
        try XCTSkipUnless(isEnabled)
        continueAfterFailure = false
        let controller = CheckoutViewController()
        controller.loadViewIfNeeded()
        for view in controller.view.subviews { view.accessibilityLabel = "" }
        assertAccessible(Screen(controller))
    }

    @MainActor
    func testWithoutSource() throws {
        try XCTSkipUnless(isEnabled)
        assertAccessible(Screen(CheckoutViewController()), .configuration("/nowhere/axaudit.json"))
    }
}
