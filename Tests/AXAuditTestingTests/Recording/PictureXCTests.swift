import XCTest

@testable import AXAuditTesting

/// The pictures of screens. They are tests of XCTest because Swift Testing on Linux has no main thread.
final class PictureXCTests: XCTestCase {
    private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

    /// Returns the screen with a picture.
    private func drawn(_ screen: Screen, _ picture: @escaping @MainActor @Sendable () -> [UInt8]?) -> Screen {
        var screen = screen
        screen.picture = picture
        return screen
    }

    func testAPictureIsAttachedToFindings() {
        let png = png
        var outcome = TestOutcome(failure: "Too small")
        outcome.attachPicture(of: drawn(Screens.clean) { png })
        XCTAssertEqual(outcome.attachments.map(\.name), ["axaudit-screen.png"])
        XCTAssertEqual(outcome.attachments.map(\.bytes), [png])
    }

    func testNothingIsDrawnWithoutFindings() {
        var outcome = TestOutcome()
        outcome.attachPicture(
            of: drawn(Screens.clean) {
                XCTFail("drawn")
                return nil
            })
        XCTAssert(outcome.attachments.isEmpty)
    }

    func testScreensWithoutPicture() {
        var outcome = TestOutcome(failure: "Too small")
        outcome.attachPicture(of: Screens.clean)
        outcome.attachPicture(of: drawn(Screens.clean) { nil })
        XCTAssert(outcome.attachments.isEmpty)
    }
}
