import AXAuditXCUITest
import XCTest

/// Audits the screens of the running app.
final class ShopUITests: ScenarioTestCase {
    @MainActor
    func testPaying() {
        let app = XCUIApplication()
        given("the app shows the cart") { app.launch() }
        then("the cart has no findings") { assertAccessible(app) }
        when("the checkout is opened") { app.buttons["checkout"].tap() }
        then("the checkout has no findings") {
            XCTAssert(app.buttons["pay"].waitForExistence(timeout: 5))
            assertAccessible(app)
        }
    }
}
