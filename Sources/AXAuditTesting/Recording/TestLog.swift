import Foundation

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Where assertions tell what they found: Swift Testing where it knows the test that runs, else XCTest and Swift Testing.
///
/// Each framework is silent about what happens in a test of the other one, and a detached task belongs to no test that Swift
/// Testing knows. So where it knows none both are told; the one that is not running drops it.
package enum TestLog {
    /// Whether Swift Testing knows which test this is.
    private static var isInSwiftTesting: Bool {
        #if canImport(Testing)
            Test.current != nil
        #else
            false
        #endif
    }

    // MARK: Outcomes

    /// Tells everything that an assertion has to say.
    package static func record(_ outcome: TestOutcome, at caller: Caller) {
        // First, because a test may end with its first failure.
        let places = outcome.attachments.compactMap { attach($0, at: caller) }
        for note in outcome.notes + places { print("axaudit: \(Escape.terminal(note))") }
        for issue in outcome.recordedIssues {
            switch issue.severity {
            case .failure: fail(issue.message, at: caller)
            case .warning: warn(issue.message, at: caller)
            }
        }
    }

    /// Fails the test that runs.
    package static func fail(_ message: String, at caller: Caller) {
        let message = ScenarioStep.naming(message)
        #if canImport(XCTest)
            if !isInSwiftTesting { XCTFail(message, file: caller.file, line: caller.line) }
        #endif
        #if canImport(Testing)
            Issue.record(comment(message), sourceLocation: caller.sourceLocation)
        #endif
    }

    /// Tells something that fails no test.
    package static func warn(_ message: String, at caller: Caller) {
        let message = ScenarioStep.naming(message)
        #if canImport(Testing) && compiler(>=6.3)
            Issue.record(comment(message), severity: .warning, sourceLocation: caller.sourceLocation)
            let isHeard = isInSwiftTesting
        #else
            let isHeard = false
        #endif
        // XCTest has no issues that fail nothing; a line of this form is what Xcode and editors show.
        if !isHeard { print("\(caller.file):\(caller.line): warning: \(message)") }
    }

    #if canImport(Testing)
        /// What Swift Testing shows; where it cannot say which test it was, we say what to do about that.
        private static func comment(_ message: String) -> Comment {
            Comment(rawValue: isInSwiftTesting ? message : message + "\n" + withoutTest)
        }
    #endif

    /// Only Swift Testing shows it, as XCTest knows its test in every task.
    private static let withoutTest =
        "This was asserted in a detached task, where Swift Testing cannot tell which test it belongs to: await the value in the test and assert there"

    // MARK: Attachments

    /// Attaches a text to the test that runs. Where the framework has no attachments the text is written to a file, and the
    /// answer is a line that says where.
    private static func attach(_ attachment: TestOutcome.Attachment, at caller: Caller) -> String? {
        #if canImport(Testing) && compiler(>=6.2)
            if isInSwiftTesting {
                Attachment.record(attachment.text, named: attachment.name, sourceLocation: caller.sourceLocation)
                return nil
            }
        #endif
        #if canImport(XCTest) && canImport(ObjectiveC)
            if Thread.isMainThread {
                MainActor.assumeIsolated { attachToActivity(attachment) }
                return nil
            }
        #endif
        let path = FileSystem.joined(
            FileSystem.joined(NSTemporaryDirectory(), "axaudit"),
            "\(SnapshotStore.fileName(caller.testName))-\(caller.line)-\(attachment.name)")
        do throws(FileSystem.Failure) { try FileSystem.write(attachment.text, to: path) } catch {
            return "\(path) cannot be written: \(error.message)"
        }
        return "written to \(path)"
    }

    #if canImport(XCTest) && canImport(ObjectiveC)
        /// Apple's XCTest knows the test that runs by itself, on the main thread.
        @MainActor
        private static func attachToActivity(_ attachment: TestOutcome.Attachment) {
            XCTContext.runActivity(named: attachment.name) { activity in
                let file = XCTAttachment(string: attachment.text)
                file.name = attachment.name
                file.lifetime = .keepAlways
                activity.add(file)
            }
        }
    #endif

    /// Attaches a text whatever came of the assertion, and says where it is if it could not be attached.
    package static func keep(_ attachment: TestOutcome.Attachment, at caller: Caller) {
        if let place = attach(attachment, at: caller) { print("axaudit: \(Escape.terminal(place))") }
    }
}
