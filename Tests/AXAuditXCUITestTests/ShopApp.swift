import XCUIAutomation

/// The app under test.
enum ShopApp {
    static let button: UInt64 = 1 << 0
    static let image: UInt64 = 1 << 2
    static let staticText: UInt64 = 1 << 6
    static let header: UInt64 = 1 << 16

    /// Launches the app with these elements in a window.
    static func show(_ elements: StandInElement...) {
        let size = CGRect(x: 0, y: 0, width: 390, height: 844)
        XCUIApplication.screen = StandInElement(
            .application, "Shop", frame: size,
            children: [StandInElement(.window, frame: size, children: [StandInElement(.other, children: elements)])])
        XCUIApplication.snapshotCount = 0
        XCUIApplication().launch()
    }

    /// A heading.
    static let title = StandInElement(
        .staticText, "Shopping cart", identifier: "title", frame: CGRect(x: 16, y: 60, width: 200, height: 40),
        traits: staticText | header)

    /// A button without findings.
    static let pay = StandInElement(
        .button, "Pay now", identifier: "pay", frame: CGRect(x: 16, y: 700, width: 358, height: 50), traits: button)

    /// A button that is too small and whose label begins with a lowercase letter.
    static let close = StandInElement(
        .button, "close", identifier: "close-button", frame: CGRect(x: 16, y: 120, width: 43, height: 44),
        traits: button)

    /// An image whose label is its file name.
    static let kite = StandInElement(
        .image, "kite_large", frame: CGRect(x: 16, y: 200, width: 100, height: 100), traits: image)
}
