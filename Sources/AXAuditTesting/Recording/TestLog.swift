import Foundation

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Reports issues to the test framework that runs the test: to XCTest while it runs a test case, otherwise to Swift
/// Testing, which does not know the test in a detached task.
///
/// Only one framework gets an issue, because Swift Testing 6.3 and newer passes the issues of one to the other.
package enum TestLog {
    /// Gets the issues in place of the test framework, and nothing else is written: for tests of the assertions
    /// themselves, whose log would name each expected issue.
    @TaskLocal package static var catcher: (@Sendable (TestOutcome.Issue, Caller) -> Void)?

    /// Writes a line of the log: for tests of the assertions, which write nothing when they pass.
    @TaskLocal package static var write: @Sendable (String) -> Void = { print($0) }

    // MARK: Outcomes

    /// Records everything in an outcome.
    package static func record(_ outcome: TestOutcome, at caller: Caller) {
        // Attachments come first, because a test may end at its first failure.
        if catcher == nil {
            let fileNotes = outcome.attachments.compactMap { fileNote(attaching: $0, at: caller) }
            for note in outcome.notes + fileNotes { write("axaudit: \(Escape.terminal(note))") }
        }
        for issue in TestRunner.isXCTest ? outcome.issuesForXCTest : outcome.recordedIssues {
            switch issue.severity {
            case .failure: fail(issue.message, at: caller)
            case .warning: warn(issue.message, at: caller)
            }
        }
    }

    /// Fails the current test.
    package static func fail(_ message: String, at caller: Caller) {
        let message = ScenarioStep.naming(message)
        if let catcher { return catcher(TestOutcome.Issue(severity: .failure, message: message), caller) }
        #if canImport(XCTest)
            if TestRunner.isXCTest {
                outsideScopes { XCTFail(message, file: caller.file, line: caller.line) }
                return
            }
        #endif
        #if canImport(Testing)
            Issue.record(comment(message), sourceLocation: caller.sourceLocation)
        #endif
    }

    /// Reports to XCTest without the options and steps of the test, because XCTest may end the test with an exception.
    private static func outsideScopes(_ report: () -> Void) {
        let (options, steps) = (AuditSettings.scope, ScenarioStep.scope)
        options?.hide()
        steps?.hide()
        report()
        options?.show()
        steps?.show()
    }

    /// Records a warning, which does not fail the test.
    package static func warn(_ message: String, at caller: Caller) {
        let message = ScenarioStep.naming(message)
        if let catcher { return catcher(TestOutcome.Issue(severity: .warning, message: message), caller) }
        #if canImport(Testing) && compiler(>=6.3)
            if !TestRunner.isXCTest {
                Issue.record(comment(message), severity: .warning, sourceLocation: caller.sourceLocation)
            }
            let isRecorded = TestRunner.isSwiftTesting
        #else
            let isRecorded = false
        #endif
        #if canImport(XCTest) && canImport(ObjectiveC) && compiler(>=6.2)
            if TestRunner.isXCTest, let testCase = XCTestCaseObserver.shared.testCase {
                let location = XCTSourceCodeLocation(filePath: "\(caller.file)", lineNumber: Int(caller.line))
                let issue = XCTIssue(
                    type: .assertionFailure, compactDescription: message,
                    sourceCodeContext: XCTSourceCodeContext(location: location), severity: .warning)
                outsideScopes { testCase.record(issue) }
                return
            }
        #endif
        // XCTest before Xcode 26 has no warnings. Xcode and editors recognize a line of this form.
        if !isRecorded { write("\(caller.file):\(caller.line): warning: \(message)") }
    }

    #if canImport(Testing)
        /// Returns a comment for Swift Testing, with advice if the test is not known.
        private static func comment(_ message: String) -> Comment {
            Comment(rawValue: TestRunner.isSwiftTesting ? message : message + "\n" + detachedTaskAdvice)
        }
    #endif

    /// Advice for Swift Testing; XCTest runs one test at a time and so knows it in every task.
    private static let detachedTaskAdvice =
        "This assertion ran in a detached task, where Swift Testing cannot identify the test: await the value in the test and assert there"

    // MARK: Attachments

    /// Attaches a file to the current test. If the framework has no attachments, it is written to a folder and the path
    /// is printed.
    package static func attach(_ attachment: TestOutcome.Attachment, at caller: Caller) {
        if catcher == nil, let note = fileNote(attaching: attachment, at: caller) {
            write("axaudit: \(Escape.terminal(note))")
        }
    }

    /// Attaches a file to the current test. If the framework has no attachments, writes it to a folder and returns a
    /// line with its path.
    private static func fileNote(attaching attachment: TestOutcome.Attachment, at caller: Caller) -> String? {
        #if canImport(Testing) && compiler(>=6.2)
            if TestRunner.isSwiftTesting {
                Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: caller.sourceLocation)
                return nil
            }
        #endif
        #if canImport(XCTest) && canImport(ObjectiveC)
            if Thread.isMainThread, isXcodeRunner(.process) {
                MainActor.assumeIsolated { attachToActivity(attachment) }
                return nil
            }
        #endif
        let test = "\(SnapshotStore.fileName(caller.testName))-\(caller.line)"
        do throws(FileSystem.Failure) {
            let path = FileSystem.joined(FileSystem.joined(try folder.get(), test), attachment.name)
            try AtomicFile.write(attachment.bytes, to: path, as: .report)
            return "written to \(path)"
        } catch {
            return "\(attachment.name) cannot be written: \(error.message)"
        }
    }

    /// The folder for the files of this process, which only this user can write. In a folder with a known name, another
    /// user could plant links.
    private static let folder = Result { () throws(FileSystem.Failure) in
        try FileSystem.createPrivateFolder(in: NSTemporaryDirectory())
    }

    /// Whether Xcode or `xcodebuild` runs the tests. `XCTContext.runActivity` crashed under other runners, such as
    /// `swift test`.
    package static func isXcodeRunner(_ variables: EnvironmentVariables) -> Bool {
        variables["__XCODE_BUILT_PRODUCTS_DIR_PATHS"] != nil
    }

    /// Returns the uniform type identifier of a file by its extension.
    /// https://developer.apple.com/documentation/uniformtypeidentifiers
    static func typeIdentifier(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "html": "public.html"
        case "json": "public.json"
        case "png": "public.png"
        default: "public.plain-text"
        }
    }

    #if canImport(XCTest) && canImport(ObjectiveC)
        /// Attaches a file to the current activity, which XCTest knows only on the main thread.
        @MainActor
        private static func attachToActivity(_ attachment: TestOutcome.Attachment) {
            XCTContext.runActivity(named: attachment.name) { activity in
                let file = XCTAttachment(
                    data: Data(attachment.bytes), uniformTypeIdentifier: typeIdentifier(of: attachment.name))
                file.name = attachment.name
                file.lifetime = attachment.isKeptAlways ? .keepAlways : .deleteOnSuccess
                activity.add(file)
            }
        }
    #endif
}
