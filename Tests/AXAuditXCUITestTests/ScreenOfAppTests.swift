import AssertionSupport
import AXAuditXCUITest
import AXPictures
import XCTest

/// `Screen(app)` and assertions on apps.
final class ScreenOfAppTests: FailureCatchingTestCase {
    override func setUp() {
        super.setUp()
        ShopApp.show(ShopApp.title, ShopApp.close, ShopApp.pay)
    }

    override func tearDown() {
        XCUIApplication.picture = Data([0x89, 0x50, 0x4E, 0x47])
        XCUIApplication.screenAfterTap = nil
        super.tearDown()
    }

    func testWholeTreeInOneSnapshot() throws {
        let screen = try Screen(XCUIApplication())
        XCTAssertEqual(XCUIApplication.snapshotCount, 1)
        XCTAssertEqual(
            screen.elements.map(\.type), [.application, .window, .other, .staticText, .button, .button])
        XCTAssertEqual(screen.elements.map(\.depth), [0, 1, 2, 3, 3, 3])
        XCTAssertEqual(screen.size, Size(390, 844))
        XCTAssertEqual(screen.idiom, .phone)
        let close = screen.elements[4]
        XCTAssertEqual(close.label, "close")
        XCTAssertEqual(close.identifier, "close-button")
        XCTAssertEqual(close.frame, Rect(x: 16, y: 120, width: 43, height: 44))
        XCTAssertNil(screen.elements[2].label, "XCUITest's empty text is none")
        XCTAssertEqual(Exposure(screen).order, [3, 4, 5])
    }

    func testNamesOfButtonsOfMacOS() throws {
        var save = StandInElement(.button, frame: CGRect(x: 16, y: 200, width: 100, height: 50))
        save.title = "Save"
        var close = ShopApp.close
        close.title = "Window"
        ShopApp.show(save, close)
        let screen = try Screen(XCUIApplication())
        XCTAssertEqual(screen.elements[3].label, "Save")
        XCTAssertEqual(screen.elements[4].label, "close", "a label outweighs a title")
    }

    // MARK: Pictures

    /// Sets the screenshot: the title and the button, with the title in a color.
    private func draw(_ color: UInt32, part: Rect = Rect(x: 0, y: 0, width: 390, height: 844)) {
        var sketch = PictureSketch(part.size, scale: 1)
        let texts = [("Shopping cart", 16.0, 60.0, color), ("Delivery on Friday", 16, 200, 0x222222)]
        for (text, x, y, color) in texts {
            let frame = Rect(x: x - part.x, y: y - part.y, width: 200, height: 40)
            sketch.draw(text, in: frame, size: 20, with: RGBColor(color))
        }
        XCUIApplication.picture = Data(PNGEncoder.encode(sketch.picture))
    }

    private static let delivery = StandInElement(
        .staticText, "Delivery on Friday", frame: CGRect(x: 16, y: 200, width: 200, height: 40),
        traits: ShopApp.staticText)

    func testPictureOfTheSameMoment() throws {
        XCUIApplication.screenshotCount = 0
        let screen = try Screen(XCUIApplication())
        XCTAssertEqual(XCUIApplication.screenshotCount, 1)
        XCTAssertEqual(screen.origin.captured?.file.prefix(4), [0x89, 0x50, 0x4E, 0x47])
        XCTAssertEqual(screen.origin.captured?.frame, Rect(x: 0, y: 0, width: 390, height: 844))
        let button = try Screen(XCUIApplication().buttons.firstMatch)
        XCTAssertEqual(button.origin.captured?.frame, Rect(x: 16, y: 120, width: 43, height: 44))
        ShopApp.show(StandInElement(.button, "Pay", frame: .zero))
        XCTAssertNil(try Screen(XCUIApplication().buttons.firstMatch).origin.captured, "nothing to see")
    }

    /// Returns how many screenshots are taken in a closure.
    private func screenshots(_ body: () throws -> Void) rethrows -> Int {
        XCUIApplication.screenshotCount = 0
        _ = try failures(body)
        return XCUIApplication.screenshotCount
    }

    func testScreenshotIsTakenOnlyIfNeeded() throws {
        let app = XCUIApplication()
        XCTAssertEqual(screenshots { assertAccessible(app, .withoutConfiguration, .only(.labelTooLong)) }, 0)
        XCTAssertEqual(
            try screenshots { assertAccessible(try Screen(app), .withoutConfiguration, .only(.labelTooLong)) }, 0)
        XCTAssertEqual(screenshots { assertAccessible(app, .withoutConfiguration, .only(.textContrast)) }, 1)
        XCTAssertEqual(
            screenshots { assertAccessible(app, .withoutConfiguration, .only(.targetSize), .failOn(.warning)) }, 1,
            "for the finding")
    }

    func testContrastOfAnApp() throws {
        ShopApp.show(ShopApp.title, Self.delivery)
        draw(0xAAAAAA)
        var recorded = failures { assertAccessible(XCUIApplication(), .withoutConfiguration) }
        XCTAssertEqual(recorded.map(\.line), [#line - 1])
        XCTAssert(recorded.first?.message.contains("[text-contrast]") == true, "\(recorded)")
        XCTAssert(recorded.first?.message.contains("2.32:1") == true)
        draw(0x222222)
        recorded = failures { assertAccessible(XCUIApplication(), .withoutConfiguration) }
        XCTAssert(recorded.isEmpty, "\(recorded)")
    }

    /// The screenshot of an element shows its frame only.
    func testContrastOfAPartOfAnApp() throws {
        let frame = CGRect(x: 10, y: 50, width: 300, height: 200)
        ShopApp.show(StandInElement(.table, frame: frame, children: [ShopApp.title, Self.delivery]))
        draw(0xAAAAAA, part: Rect(x: 10, y: 50, width: 300, height: 200))
        let recorded = failures {
            assertAccessible(XCUIApplication().tables.firstMatch, .withoutConfiguration, .only(.textContrast))
        }
        XCTAssertEqual(recorded.count, 1)
        XCTAssert(recorded.first?.message.contains("2.32:1") == true, "\(recorded)")
    }

    func testElementAndDescendants() throws {
        let screen = try Screen(XCUIApplication().otherElements.firstMatch)
        XCTAssertEqual(screen.elements.count, 4)
        XCTAssertNil(screen.size)
    }

    func testTraitsAreReadOnlyOnRequest() throws {
        let app = XCUIApplication()
        let publicly = try Screen(app)
        XCTAssertFalse(publicly.carries.contains(.traits))
        XCTAssert(publicly.elements.allSatisfy { $0.traits == nil })
        let privately = try Screen(app, readingPrivateTraits: true)
        XCTAssert(privately.carries.contains(.traits))
        XCTAssertEqual(privately.elements[3].traits, [.staticText, .header])
    }

    func testUnreadableTraits() throws {
        ShopApp.show(
            StandInElement(.button, "Pay now", frame: CGRect(x: 0, y: 0, width: 50, height: 50), traits: nil),
            ShopApp.title)
        let some = try Screen(XCUIApplication(), readingPrivateTraits: true)
        XCTAssert(some.carries.contains(.traits))
        XCTAssertNil(some.elements[3].traits)
        XCTAssertEqual(some.elements[4].traits, [.staticText, .header])
        XCUIApplication.screen = StandInElement(.application, traits: nil)
        let none = try Screen(XCUIApplication(), readingPrivateTraits: true)
        XCTAssertFalse(none.carries.contains(.traits))
        XCTAssert(none.origin.notes.first?.contains("does not provide traits") == true)
    }

    func testValues() throws {
        ShopApp.show(
            StandInElement(.textField, value: "Kim", placeholder: "Name"), StandInElement(.switch, value: ""),
            StandInElement(.button, "Pay", isEnabled: false))
        let elements = try Screen(XCUIApplication()).elements.dropFirst(3)
        XCTAssertEqual(elements.map(\.value), ["Kim", nil, nil])
        XCTAssertEqual(elements.map(\.placeholder), ["Name", nil, nil])
        XCTAssertEqual(elements.map(\.isEnabled), [true, true, false])
    }

    // MARK: Assertions

    func testBrokenScreenFailsExactlyItsLines() throws {
        let app = XCUIApplication()
        let recorded = try failures {
            assertAccessible(app, .withoutConfiguration, .only(.targetSize), .failOn(.warning))
            assertAccessible(app.buttons["Pay now"], .withoutConfiguration, .only(.targetSize))
            assertAccessible(app, .withoutConfiguration, .only(.labelTooLong))
            assertAccessible(try Screen(app), .withoutConfiguration, .only(.targetSize), .failOn(.warning))
        }
        XCTAssertEqual(recorded.map(\.line), [#line - 5, #line - 2])
        XCTAssert(recorded.first?.message.contains("is 43×44 pt; the minimum in the HIG is 44×44 pt") == true)
    }

    func testPresetA11yUITests() {
        let recorded = failures {
            assertAccessible(
                XCUIApplication(), readingPrivateTraits: true, .withoutConfiguration, .preset(.a11yuitests),
                .oneIssuePerFinding)
        }
        XCTAssertEqual(recorded.count, 2)
        XCTAssert(recorded[0].message.contains("[a11yuitests-button-label]"))
        XCTAssert(recorded[1].message.contains("Interactive element not wide enough."))
    }

    // MARK: Errors

    func testAppThatIsNotRunning() {
        let app = XCUIApplication()
        app.terminate()
        XCTAssertThrowsError(try Screen(app)) { error in
            XCTAssertEqual(error as? CaptureError, .notRunning)
            XCTAssertEqual(error.localizedDescription, CaptureError.notRunning.description)
        }
        let recorded = failures { assertAccessible(app) }
        XCTAssertEqual(recorded.map(\.line), [#line - 1])
        XCTAssert(recorded.first?.message.contains("the app is not running; call launch() first") == true)
    }

    func testTreeThatIsTooDeep() {
        var element = ShopApp.pay
        for _ in 0..<100 { element = StandInElement(.other, children: [element]) }
        ShopApp.show(element)
        let recorded = failures { assertAccessible(XCUIApplication()) }
        XCTAssertEqual(recorded.map(\.line), [#line - 1])
        XCTAssert(recorded.first?.message.contains("its tree is too deep for a snapshot") == true)
        XCTAssert(recorded.first?.message.contains("kAXErrorIllegalArgument") == true)
        XCTAssert(recorded.first?.message.contains("not on the screen") == false)
    }

    func testMissingElement() {
        let recorded = failures { assertAccessible(XCUIApplication().buttons["Gone"]) }
        XCTAssertEqual(recorded.map(\.line), [#line - 1])
        XCTAssert(recorded.first?.message.contains("waitForExistence(timeout:)") == true)
        XCTAssert(recorded.first?.message.contains("No matches found") == true)
    }

    // MARK: Touches

    /// A view without words that XCUITest lists and VoiceOver does not stop at.
    private static let photo = StandInElement(
        .other, identifier: "photo", frame: CGRect(x: 16, y: 200, width: 100, height: 100))

    private func messages(of element: XCUIElement, line: UInt = #line) -> [String] {
        failures {
            assertAccessible(
                XCUIApplication(), touching: element, .withoutConfiguration, .only(.touchUnreachable),
                .failOn(.warning))
        }
        .map(\.message)
    }

    private func find(_ identifier: String) -> XCUIElement {
        let type: XCUIElement.ElementType = identifier == "pay" ? .button : .other
        return XCUIApplication().descendants(matching: type).element(boundBy: identifier == "pay" ? 0 : 1)
    }

    func testTappingWhatVoiceOverDoesNotReach() throws {
        ShopApp.show(ShopApp.title, Self.photo, ShopApp.pay)
        let photo = find("photo")
        XCTAssertEqual(photo.identifier, "photo")
        XCTAssertEqual(messages(of: photo), [], "nothing changes")
        XCUIApplication.screenAfterTap = StandInElement(.application, "Shop", children: [ShopApp.title])
        let found = messages(of: photo)
        XCTAssertEqual(found.count, 1)
        XCTAssert(
            found.first?.contains(
                "was tapped by the test and the screen changed, but VoiceOver may have no element there") == true,
            "\(found)")
        XCTAssertEqual(try Screen(XCUIApplication()).elements.count, 2, "the test goes on with the next screen")
    }

    func testTappingAButton() throws {
        ShopApp.show(ShopApp.title, Self.photo, ShopApp.pay)
        XCUIApplication.screenAfterTap = StandInElement(.application, "Shop", children: [ShopApp.title])
        XCTAssertEqual(messages(of: find("pay")), [])
    }

    func testTappingAnElementThatIsNotThere() throws {
        let found = messages(of: XCUIApplication().tables.firstMatch)
        XCTAssertEqual(found.count, 1)
        XCTAssert(found.first?.contains("the element is not on the screen") == true, "\(found)")
    }
}
