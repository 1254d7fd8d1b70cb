/// The app under test. Here it shows what a test says.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
    public enum State: UInt, Sendable {
        case unknown = 0
        case notRunning
        case runningBackgroundSuspended
        case runningBackground
        case runningForeground
    }

    /// What the app shows once it is launched.
    public static var screen: StandInElement?
    /// Whether it is launched.
    private static var isRunning = false
    /// How many snapshots were taken, for tests that count queries.
    public static var snapshotCount = 0

    public nonisolated init() { super.init { Self.isRunning ? Self.screen : nil } }

    open var state: State { Self.isRunning ? .runningForeground : .notRunning }

    open var launchArguments: [String] = []
    open var launchEnvironment: [String: String] = [:]

    open func launch() { Self.isRunning = true }

    open func terminate() { Self.isRunning = false }
}
