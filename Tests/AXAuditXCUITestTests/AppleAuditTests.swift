import AssertionSupport
import AXAuditCore
import XCTest

@testable import AXAuditXCUITest

/// `assertAccessible(app, audit: …)`.
final class AppleAuditTests: FailureCatchingTestCase {
    override func setUp() {
        super.setUp()
        ShopApp.show(ShopApp.title, ShopApp.close, ShopApp.pay)
        XCUIApplication.auditIssues = []
        XCUIApplication.auditError = nil
        XCUIApplication.screenAfterAudit = nil
    }

    private var app: XCUIApplication { XCUIApplication() }

    private func screen(
        _ types: AppleAudit = .apple, isAuditAvailable: Bool? = nil
    ) throws -> Screen {
        var auditor = AppAuditor(app: app, types: types, readingPrivateTraits: false)
        auditor.isAuditAvailable = isAuditAvailable
        return try auditor.screen()
    }

    func testIssuesAreFindingsAtTheCallersLine() {
        XCUIApplication.auditIssues = [
            XCUIAccessibilityAuditIssue(.textClipped, "Text clipped", element: app.buttons["Pay now"]),
            XCUIAccessibilityAuditIssue(.contrast, "Contrast nearly passed", element: app.staticTexts["Shopping cart"]),
            XCUIAccessibilityAuditIssue(.contrast, "Contrast failed"),
        ]
        let recorded = failures {
            assertAccessible(app, audit: .apple, .withoutConfiguration, .only("apple"), .oneIssuePerFinding)
        }
        XCTAssertEqual(recorded.map(\.line), [#line - 2, #line - 2])
        XCTAssert(recorded[0].message.contains("Apple's audit: Contrast failed"))
        XCTAssert(recorded[1].message.contains("Pay now"))
        XCTAssert(recorded[1].message.contains("[apple-text-clipped]"))
        XCTAssertEqual(XCUIApplication.snapshotCount, 4, "before and after, and one for each element")
    }

    func testTypes() throws {
        XCUIApplication.auditIssues = [
            XCUIAccessibilityAuditIssue(.textClipped, "Text clipped"),
            XCUIAccessibilityAuditIssue(.trait, "Trait"), XCUIAccessibilityAuditIssue(.dynamicType, "Dynamic Type"),
        ]
        XCTAssertEqual(try screen().origin.issues?.map(\.type), [.textClipped, .trait, .dynamicType])
        XCTAssertEqual(try screen([.trait, .contrast]).origin.issues?.map(\.type), [.trait])
        // The raw values are those of XCTest.
        XCTAssertEqual(AppleAudit.apple.rawValue, XCUIAccessibilityAuditType.all.rawValue)
        XCTAssertEqual(AppleAudit.hitRegion.rawValue, XCUIAccessibilityAuditType.hitRegion.rawValue)
        XCTAssertEqual(AppleAudit.trait.rawValue, XCUIAccessibilityAuditType.trait.rawValue)
    }

    func testIgnoresApply() {
        XCUIApplication.auditIssues = [
            XCUIAccessibilityAuditIssue(.textClipped, "Text clipped", element: app.buttons["Pay now"])
        ]
        XCTAssert(
            failures {
                assertAccessible(
                    app, audit: [.textClipped], .withoutConfiguration, .only("apple"),
                    .ignoring(.appleTextClipped, on: "#pay", because: "ticket 1"))
            }.isEmpty)
    }

    func testScreenThatChangedDuringTheAudit() throws {
        XCTAssertEqual(try screen().origin.notes, [])
        XCUIApplication.screenAfterAudit = StandInElement(.application, children: [ShopApp.pay])
        XCTAssert(try screen().origin.notes.first?.hasPrefix("the screen changed during the audit") == true)
    }

    /// The issues of the audit are known after it, so that their picture is taken then.
    func testScreenshotOfIssues() {
        XCUIApplication.screenshotCount = 0
        _ = failures { assertAccessible(app, audit: .apple, .withoutConfiguration, .only("apple")) }
        XCTAssertEqual(XCUIApplication.screenshotCount, 0)
        XCUIApplication.auditIssues = [XCUIAccessibilityAuditIssue(.trait, "Trait")]
        _ = failures { assertAccessible(app, audit: .apple, .withoutConfiguration, .only("apple")) }
        XCTAssertEqual(XCUIApplication.screenshotCount, 1)
        _ = failures { assertAccessible(app, audit: .apple, .withoutConfiguration) }
        XCTAssertEqual(XCUIApplication.screenshotCount, 2, "that of the contrast rules, and no other")
    }

    func testSystemWithoutTheAudit() throws {
        XCUIApplication.auditIssues = [XCUIAccessibilityAuditIssue(.contrast, "Contrast failed")]
        let screen = try screen(isAuditAvailable: false)
        XCTAssertNil(screen.origin.issues)
        XCTAssert(screen.origin.notes.first?.contains("needs iOS 17, macOS 14 or tvOS 17") == true)
    }

    func testElementThatIsGone() throws {
        XCUIApplication.auditIssues = [
            XCUIAccessibilityAuditIssue(.contrast, "Contrast failed", element: app.buttons["Gone"])
        ]
        let issue = try XCTUnwrap(screen().origin.issues?.first)
        XCTAssert(issue.hasElement)
        XCTAssertNil(issue.label)
    }

    func testAuditThatFails() {
        XCUIApplication.auditError = NSError(
            domain: "audit", code: 1, userInfo: [NSLocalizedDescriptionKey: "Audit timed out"])
        let recorded = failures { assertAccessible(app, audit: .apple, .withoutConfiguration) }
        XCTAssertEqual(recorded.map(\.line), [#line - 1])
        XCTAssert(recorded.first?.message.contains("Audit timed out") == true)
    }
}
