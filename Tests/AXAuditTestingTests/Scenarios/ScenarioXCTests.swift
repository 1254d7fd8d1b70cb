import AssertionSupport
import AXAuditTesting
import TestSupport
import XCTest

/// A base class for the scenarios of an app.
class ShopScenarioTestCase: ScenarioTestCase {
    var shownScreen: Screen? = Screens.clean
    private(set) var caught: [CaughtFailure]?

    override func screen() throws -> Screen? { shownScreen }

    override func invokeTest() { TestLog.$write.withValue({ _ in }) { super.invokeTest() } }

    #if os(Linux)
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            // Caught here, because `ScenarioTestCase` adds the step only while the step is running.
            guard caught != nil else {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
            caught?.append(CaughtFailure(line: lineNumber, message: description))
        }
    #else
        override func record(_ issue: XCTIssue) {
            guard caught != nil else { return super.record(issue) }
            caught?.append(
                CaughtFailure(
                    line: issue.sourceCodeContext.location?.lineNumber ?? 0, message: issue.compactDescription))
        }
    #endif

    func failures(_ body: () -> Void) -> [CaughtFailure] {
        caught = []
        defer { caught = nil }
        body()
        return caught ?? []
    }
}

final class PayingScenarios: ShopScenarioTestCase {
    private var onEvent: (String) -> Void = { _ in }

    func testPaying() {
        let price = given("a cart of 12 €") { 12 }
        let events = when("she pays", observing: { onEvent = $0 }) { onEvent("paid \(price)") }
        then("the sale is reported", events, are: ["paid 12"])
        then("the receipt is shown") { XCTAssertEqual(price, 12) }
    }

    func testScreenAtTheEndIsAudited() {
        shownScreen = Screens.small(1)
        let recorded = failures {
            withAudit(.withoutConfiguration) { then("the cart is shown") {} }
        }
        XCTAssertEqual(recorded.map(\.line), [#line - 2])
        XCTAssert(recorded.first?.message.contains("then the cart is shown: button \"Remove item 1\"") == true)
    }

    func testScreenThatIsPassedIsAudited() {
        let recorded = failures { then("the receipt is shown", on: Screens.small(1), .withoutConfiguration) }
        XCTAssertEqual(recorded.map(\.line), [#line - 1])
        XCTAssert(recorded.first?.message.contains("then the receipt is shown: button \"Remove item 1\"") == true)
    }

    func testWithoutScreen() {
        shownScreen = nil
        then("nothing is audited") {}
    }

    func testEventsThatDiffer() {
        let recorded = failures { then("the sale is reported", ["opened"], are: ["opened", "paid"]) }
        XCTAssertEqual(recorded.map(\.line), [#line - 1])
        XCTAssert(recorded.first?.message.hasSuffix("  opened\n- paid") == true)
    }
}
