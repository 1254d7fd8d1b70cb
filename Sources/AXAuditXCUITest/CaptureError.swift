#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import Foundation

    /// The reason why an app or an element cannot be read.
    public enum CaptureError: Error, Hashable, Sendable {
        /// The app is not running.
        case notRunning
        /// The element does not exist. The associated value is the message of XCUITest.
        case notFound(String)
        /// The element exists, but XCUITest cannot read it. The associated value is the message of XCUITest.
        case notReadable(String)
    }

    extension CaptureError: LocalizedError, CustomStringConvertible {
        /// What was found and what to do.
        public var description: String {
            switch self {
            case .notRunning: "the app is not running; call launch() first"
            case .notReadable(let reason) where reason.contains("kAXErrorIllegalArgument"):
                "the element exists, but its tree is too deep for a snapshot; read a part of the screen, such as Screen(app.tables.firstMatch). XCUITest reports: \(reason)"
            case .notReadable(let reason):
                "the element exists, but XCUITest cannot take a snapshot of it. XCUITest reports: \(reason)"
            case .notFound(let reason):
                "the element is not on the screen; wait for it with waitForExistence(timeout:). XCUITest reports: \(reason)"
            }
        }

        /// The same text as ``description``.
        public var errorDescription: String? { description }
    }
#endif
