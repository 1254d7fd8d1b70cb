#if canImport(XCTest)
    import Foundation
    import XCTest

    /// A test case whose tests are scenarios: failures name the step they occur in, and after every `then` the current
    /// screen is audited and collected.
    ///
    /// ```swift
    /// class ShopScenarios: ScenarioTestCase {
    ///     @MainActor override func screen() throws -> Screen? { try Screen(XCUIApplication()) }
    /// }
    /// ```
    ///
    /// The class is `nonisolated` in so many words, because a subclass could not have the default isolation of Xcode 26
    /// otherwise: the initializers of `XCTestCase` are not isolated. Tests that use an app or views are `@MainActor`.
    nonisolated open class ScenarioTestCase: XCTestCase {
        /// Returns the current screen, or `nil` if there is none to audit. The default is `nil`; override this method
        /// to return a screen.
        @preconcurrency @MainActor
        open func screen() throws -> Screen? { nil }

        // MARK: Then

        /// Runs the last step of a scenario, its expectations, and audits ``screen()`` after it.
        public func then(
            _ what: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
            function: StaticString = #function, line: UInt = #line, column: UInt = #column,
            _ body: () throws -> Void
        ) rethrows {
            try AXAuditTesting.then(what, body)
            audit(what, Caller(fileID: fileID, file: file, function: function, line: line, column: column))
        }

        /// Runs the last step of a scenario, its expectations, asynchronously, and audits ``screen()`` after it.
        ///
        /// A method that Objective-C sees cannot pass its isolation to a closure that is not `Sendable`, therefore
        /// `@nonobjc`.
        @nonobjc
        public func then(
            _ what: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
            function: StaticString = #function, line: UInt = #line, column: UInt = #column,
            isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
        ) async rethrows {
            try await AXAuditTesting.then(what, isolation: isolation, body)
            audit(what, Caller(fileID: fileID, file: file, function: function, line: line, column: column))
        }

        /// Compares the recorded events with the expected ones. A difference fails the test at the caller's line.
        public func then<Event: Equatable>(
            _ what: String, _ events: [Event], are expected: [Event], fileID: StaticString = #fileID,
            file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
            column: UInt = #column
        ) {
            AXAuditTesting.then(
                what, events, are: expected, fileID: fileID, file: file, function: function, line: line,
                column: column)
        }

        /// Audits a screen at the end of a scenario and records its findings as issues at the caller's line.
        /// ``screen()`` is not audited.
        public func then(
            _ what: String, on screen: @autoclosure () throws -> Screen, _ options: AuditOption...,
            fileID: StaticString = #fileID, file: StaticString = #filePath, function: StaticString = #function,
            line: UInt = #line, column: UInt = #column
        ) {
            let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
            ScenarioStep.run("then", what) { assertAccessible(screen, options, at: caller) }
        }

        private func audit(_ what: String, _ caller: Caller) {
            do {
                guard let screen = try currentScreen(caller) else { return }
                ScenarioStep.run("then", what) { assertAccessible({ screen }, [], at: caller) }
            } catch {
                TestLog.record(TestOutcome(failure: ErrorMessage.text(error)), at: caller)
            }
        }

        /// Returns ``screen()``, also to a test that does not run on the main thread, which is free then.
        private func currentScreen(_ caller: Caller) throws -> Screen? {
            nonisolated(unsafe) let test = self
            let settings = AuditSettings([])
            let make: @Sendable () throws -> Screen? = {
                try PictureDemand.making({ try MainActor.assumeIsolated { try test.screen() } }) {
                    AuditAssertion.wantsPicture(of: $0, settings, caller)
                }
            }
            return Thread.isMainThread ? try make() : try DispatchQueue.main.sync(execute: make)
        }

        // MARK: Failures

        #if canImport(ObjectiveC)
            /// Records a failure with the steps it occurs in.
            open override func record(_ issue: XCTIssue) {
                var issue = issue
                issue.compactDescription = ScenarioStep.naming(issue.compactDescription)
                super.record(issue)
            }
        #else
            /// Records a failure with the steps it occurs in.
            open override func recordFailure(
                withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
            ) {
                super.recordFailure(
                    withDescription: ScenarioStep.naming(description), inFile: filePath, atLine: lineNumber,
                    expected: expected)
            }
        #endif
    }
#endif
