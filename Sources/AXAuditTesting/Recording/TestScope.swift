import Foundation

/// A value of a task-local variable that is valid only in the test that set it.
///
/// XCTest ends a failing UI test with an exception if `continueAfterFailure` is `false`. Swift does not remove the
/// values of `TaskLocal.withValue` then, so they would apply to later tests. The value of an earlier test is therefore
/// ignored, and a value is hidden while an issue is reported to XCTest; it remains hidden if that ends the test.
final class TestScope<Value: Sendable>: @unchecked Sendable {
    private let stored: Value
    /// The number of the XCTest case, or `nil` if Swift Testing runs the test.
    private let testNumber: Int?
    private let lock = NSLock()
    /// The thread that reports an issue. Other threads of the test can still read the value.
    private var reportingThread: ObjectIdentifier?

    init(_ value: Value) {
        stored = value
        testNumber = TestRunner.isSwiftTesting ? nil : TestRunner.testNumber
    }

    /// The value, or `nil` if it belongs to an earlier test or is hidden on this thread.
    var value: Value? {
        if let testNumber, testNumber != TestRunner.testNumber { return nil }
        return lock.withLock { reportingThread == ObjectIdentifier(Thread.current) } ? nil : stored
    }

    /// Hides the value on this thread.
    func hide() { lock.withLock { reportingThread = ObjectIdentifier(Thread.current) } }

    /// Ends `hide()`.
    func show() { lock.withLock { reportingThread = nil } }
}
