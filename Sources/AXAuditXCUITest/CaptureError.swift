#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import Foundation

    /// The reason why an app or an element cannot be read.
    public enum CaptureError: Error, Hashable, Sendable {
        /// The app is not running.
        case notRunning
        /// The element does not exist. The associated value is the message of XCUITest.
        case notFound(String)
    }

    extension CaptureError: LocalizedError, CustomStringConvertible {
        /// What was found and what to do.
        public var description: String {
            switch self {
            case .notRunning: "the app is not running; call launch() first"
            case .notFound(let reason):
                "the element is not on the screen; wait for it with waitForExistence(timeout:). XCUITest reports: \(reason)"
            }
        }

        /// The same text as ``description``.
        public var errorDescription: String? { description }
    }
#endif
