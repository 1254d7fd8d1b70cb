import AssertionSupport
import AXAuditXCUITest
import XCTest

/// UI tests written for A11yUITests, with another import.
final class A11yUITestsTests: FailureCatchingTestCase {
    override func setUp() {
        super.setUp()
        ShopApp.show(ShopApp.title, ShopApp.close, ShopApp.kite, ShopApp.pay)
    }

    func testAllOnScreen() {
        let recorded = failures { a11yCheckAllOnScreen() }
        XCTAssertEqual(Set(recorded.map(\.line)), [#line - 1])
        XCTAssertEqual(
            recorded.map(\.message),
            [
                """
                failed - ❌ Accessibility Failure: Buttons should begin with a capital letter.
                Label: "close" Button.
                """,
                """
                failed - ❌ Accessibility Failure: Interactive element not wide enough.
                Label: "close" Button.
                Minimum width: 44.0. Current width: 43.0
                """,
                """
                failed - ❌ Accessibility Failure: Image file name is used as the accessibility label.
                Label: "kite_large" Image.
                Offending word: _
                """,
            ])
    }

    func testOneSnapshotOfTheWholeScreen() {
        _ = failures { a11yCheckAllOnScreen() }
        XCTAssertEqual(XCUIApplication.snapshotCount, 1)
    }

    func testIgnoredIdentifiers() {
        ShopApp.show(ShopApp.title, ShopApp.close, ShopApp.pay)
        a11yCheckAllOnScreen(ignoringElementIdentifiers: ["close-button"])
    }

    func testSuitesOnChosenElements() {
        let app = XCUIApplication()
        let recorded = failures {
            a11y(tests: a11yTestSuiteImages, on: app.images.allElementsBoundByIndex)
            a11y(tests: a11yTestSuiteLabels, on: app.staticTexts.allElementsBoundByIndex)
            a11y(tests: a11yTestSuiteInteractive, on: [app.buttons["Pay now"]])
            a11y(tests: [.buttonLabel], on: [app.buttons["close"]])
            a11yAllTestsOn(elements: app.buttons.allElementsBoundByIndex, minSize: 10)
        }
        XCTAssertEqual(recorded.map(\.line), [#line - 6, #line - 3, #line - 2, #line - 2, #line - 2])
        XCTAssert(recorded[2].message.contains("Screen has no element with a header trait."))
    }

    func testSingleTests() {
        let app = XCUIApplication()
        let close = app.buttons["close-button"]
        let recorded = failures {
            a11yCheckValidSizeFor(element: close)
            a11yCheckValidSizeFor(element: close, minSize: 44)
            a11yCheckValidSizeFor(interactiveElement: close)
            a11yCheckValidLabelFor(element: close, minMeaningfulLength: 5)
            a11yCheckValidLabelFor(interactiveElement: close)
            a11yCheckValidLabelFor(interactiveElement: app.images["kite_large"])
            a11yCheckValidLabelFor(image: app.images["kite_large"])
            a11yCheckLabelLength(element: close)
            a11yCheckLabelLength(element: close, maxLength: 4)
        }
        XCTAssertEqual(recorded.map { $0.line - (#line - 10) }, [1, 2, 3, 4, 6, 8])
    }

    func testWarningsFailToo() {
        let text = StandInElement(.staticText, "OK", frame: CGRect(x: 0, y: 0, width: 60, height: 20), traits: 0)
        ShopApp.show(ShopApp.title, text)
        let recorded = failures { a11yCheckAllOnScreen() }
        XCTAssertEqual(recorded.count, 2)
        XCTAssert(recorded[0].message.hasPrefix("failed - ⚠️ Accessibility Warning: Label may not be meaningful."))
        XCTAssert(recorded[1].message.hasPrefix("failed - ⚠️ Accessibility Warning: Label is uppercased."))
    }

    func testValuesCanBeSet() {
        defer {
            A11yTestValues.minInteractiveSize = 44
            A11yTestValues.preferredItemLabel = .label
        }
        let close = XCUIApplication().buttons["close-button"]
        A11yTestValues.minInteractiveSize = 43
        a11yCheckValidSizeFor(interactiveElement: close)
        A11yTestValues.minInteractiveSize = 60
        A11yTestValues.preferredItemLabel = .identifier
        let byIdentifier = failures { a11yCheckValidSizeFor(interactiveElement: close) }
        XCTAssert(byIdentifier.first?.message.contains("\nIdentifier: \"close-button\" Button.\n") == true)
        A11yTestValues.preferredItemLabel = .both
        let byBoth = failures { a11yCheckValidSizeFor(interactiveElement: close) }
        XCTAssert(byBoth.first?.message.contains("\nLabel: \"close\", Identifier: \"close-button\" Button.\n") == true)
        ShopApp.show(StandInElement(.button, frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let nameless = failures { a11yCheckValidSizeFor(interactiveElement: XCUIApplication().buttons.firstMatch) }
        XCTAssert(nameless.first?.message.contains("\n[No identifier] Button.\n") == true)
    }

    func testTraitsAreReadUnlessSwitchedOff() {
        let pay = XCUIApplication().buttons["pay"]
        a11y(tests: [.buttonTrait], on: [pay])
        A11yTestValues.readsPrivateTraits = false
        defer { A11yTestValues.readsPrivateTraits = true }
        let recorded = failures { a11y(tests: [.buttonTrait], on: [pay]) }
        XCTAssertEqual(recorded.count, 1)
        XCTAssert(recorded[0].message.contains("Button should have Button or Link trait."))
    }

    func testAppThatIsNotRunning() {
        XCUIApplication().terminate()
        let recorded = failures {
            a11yCheckAllOnScreen()
            a11ySnapshot()
        }
        XCTAssertEqual(recorded.map(\.line), [#line - 3, #line - 2])
        for failure in recorded { XCTAssert(failure.message.contains("the app is not running")) }
    }

    func testMissingElement() {
        let recorded = failures { a11yCheckValidSizeFor(element: XCUIApplication().buttons["Gone"]) }
        XCTAssertEqual(recorded.count, 1)
        XCTAssert(recorded[0].message.contains("the element is not on the screen"))
    }
}
