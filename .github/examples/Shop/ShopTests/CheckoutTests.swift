import AXAuditTesting
import AXAuditUIKit
import UIKit
import XCTest

@testable import Shop

/// The checkout as VoiceOver reads it, in XCTest.
final class CheckoutTests: XCTestCase {
    /// Returns the screen in a window, so that frames are in screen coordinates.
    @MainActor
    private func checkout() -> Screen {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = CheckoutViewController()
        window.rootViewController = controller
        window.isHidden = false
        controller.view.layoutIfNeeded()
        return Screen(controller)
    }

    @MainActor
    func testScreenHasNoFindings() { assertAccessible(checkout()) }

    @MainActor
    func testReadingOrder() {
        let screen = checkout()
        XCTAssertEqual(Exposure(screen).order.map { screen.elements[$0].label }, ["Checkout", "Pay 12 €"])
    }
}
