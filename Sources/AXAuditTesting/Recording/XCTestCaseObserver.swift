#if canImport(XCTest)
    import Foundation
    import XCTest

    /// Counts the test cases that XCTest starts, and knows whether one is running.
    package final class XCTestCaseObserver: NSObject, XCTestObservation, @unchecked Sendable {
        /// The observer, which is registered when it is first used.
        package static let shared: XCTestCaseObserver = {
            let observer = XCTestCaseObserver(isTestRunning: isTestRunningNow)
            XCTestObservationCenter.shared.addTestObserver(observer)
            return observer
        }()

        private let lock = NSLock()
        private var isRunning: Bool
        private var number = 0
        private weak var current: XCTestCase?

        private init(isTestRunning: Bool) {
            isRunning = isTestRunning
            current = Self.currentTestCase as? XCTestCase
        }

        /// Whether a test case is running.
        package var isTestRunning: Bool { lock.withLock { isRunning } }

        /// The test case that is running; `nil` if none is, or if XCTest does not tell of one that runs already.
        package var testCase: XCTestCase? { lock.withLock { isRunning ? current : nil } }

        /// The number of test cases that were started since the observer was registered.
        package var testNumber: Int { lock.withLock { number } }

        /// Called by XCTest before the `setUp` methods of a test case.
        package func testCaseWillStart(_ testCase: XCTestCase) {
            lock.withLock {
                isRunning = true
                current = testCase
                number += 1
            }
        }

        /// Called by XCTest after the `tearDown` methods of a test case.
        package func testCaseDidFinish(_ testCase: XCTestCase) { lock.withLock { isRunning = false } }

        // MARK: Registration

        /// Whether a test case was running before the observer was registered, of whose start XCTest does not tell.
        private static var isTestRunningNow: Bool {
            #if canImport(ObjectiveC)
                if dlsym(dlopen(nil, RTLD_NOW), "_XCTCurrentTestCase") != nil { return currentTestCase != nil }
            #endif
            return !isSwiftTestingProcess(CommandLine.arguments)
        }

        /// What XCTest says is running; `nil` also where it does not say it.
        private static var currentTestCase: AnyObject? {
            #if canImport(ObjectiveC)
                guard let address = dlsym(dlopen(nil, RTLD_NOW), "_XCTCurrentTestCase") else { return nil }
                return unsafeBitCast(address, to: (@convention(c) () -> AnyObject?).self)()
            #else
                return nil
            #endif
        }

        /// Whether these are the arguments with which SwiftPM runs Swift Testing, in a process in which XCTest does not
        /// run.
        package static func isSwiftTestingProcess(_ arguments: [String]) -> Bool {
            zip(arguments, arguments.dropFirst()).contains { $0 == "--testing-library" && $1 == "swift-testing" }
                || arguments.contains("--testing-library=swift-testing")
        }
    }
#endif
