/// The app under test, with a screen that the test sets.
///
/// Header: XCUIAutomation/XCUIApplication.h
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
    public enum State: UInt, Sendable {
        case unknown = 0
        case notRunning
        case runningBackgroundSuspended
        case runningBackground
        case runningForeground
    }

    /// The screen of the app when it is running.
    public static var screen: StandInElement?
    /// The issues that an audit finds.
    public static var auditIssues: [XCUIAccessibilityAuditIssue] = []
    /// The error of an audit, or `nil` if it succeeds.
    public static var auditError: (any Error)?
    /// The screen of the app after an audit, or `nil` if it does not change.
    public static var screenAfterAudit: StandInElement?
    /// The screen of the app after a tap, or `nil` if it does not change.
    public static var screenAfterTap: StandInElement?
    /// Whether the app is running.
    private static var isRunning = false
    /// The number of snapshots that were taken.
    public static var snapshotCount = 0
    /// The PNG of every screenshot: only the signature of one unless a test sets it.
    public static var picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    /// The number of screenshots that were taken.
    public static var screenshotCount = 0

    public init() { super.init { Self.isRunning ? Self.screen : nil } }

    open var state: State { Self.isRunning ? .runningForeground : .notRunning }

    open var launchArguments: [String] = []
    open var launchEnvironment: [String: String] = [:]

    open func launch() { Self.isRunning = true }

    open func terminate() { Self.isRunning = false }
}
