import AXAuditTesting
import AXAuditUIKit
import XCTest

@testable import Shop

/// The checkout as VoiceOver reads it, in XCTest.
final class CheckoutTests: XCTestCase {
    @MainActor
    func testScreenHasNoFindings() { assertAccessible(Screen(CheckoutViewController())) }

    @MainActor
    func testPayingTakesOneSwipe() { assertReachable(Screen(CheckoutViewController()), "#pay", within: 1) }

    @MainActor
    func testReadingOrder() {
        let screen = Screen(CheckoutViewController())
        XCTAssertEqual(Exposure(screen).order.map { screen.elements[$0].label }, ["Checkout", "Pay 12 €"])
    }
}
