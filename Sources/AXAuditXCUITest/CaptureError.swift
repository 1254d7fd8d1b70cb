#if canImport(XCUIAutomation)
    import AXAudit

    /// Why nothing can be read of an element.
    public enum CaptureError: Error, Hashable, Sendable {
        /// The app does not run.
        case notRunning
        /// There is no such element; what XCUITest says of it.
        case notFound(String)
    }

    extension CaptureError: CustomStringConvertible {
        /// What was found, and what to do.
        public var description: String {
            switch self {
            case .notRunning: "the app is not running, so there is nothing to read; call launch() first"
            case .notFound(let reason):
                "this element is not on the screen, so there is nothing to read; wait for it with waitForExistence(timeout:). XCUITest says: \(reason)"
            }
        }
    }
#endif
