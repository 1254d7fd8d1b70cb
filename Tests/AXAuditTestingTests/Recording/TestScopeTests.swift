import AssertionSupport
import AXAuditTesting
import TestSupport
import XCTest

/// Options and steps while XCTest records a failure, and after a test that ended with an exception.
final class TestScopeTests: FailureCatchingTestCase {
    /// Returns the ids of the rules of the first findings of the messages.
    private func ruleIDs(_ failures: [CaughtFailure]) -> [String] {
        failures.map { failure in
            let line = failure.message.split(separator: "\n").first { $0.hasSuffix("]") } ?? ""
            return String(line.split(separator: "[").last?.dropLast() ?? "")
        }
    }

    func testReporterFindsTheDefaults() {
        var isFirst = true
        onFailure = {
            guard isFirst else { return }
            isFirst = false
            assertAccessible(Screens.broken, .withoutConfiguration)
        }
        let recorded = failures {
            withAudit(.withoutConfiguration, .rule(.targetSize, .off), .rule(.labelTooShort, .failure)) {
                assertAccessible(Screens.broken)
                assertAccessible(Screens.broken)
            }
        }
        XCTAssertEqual(ruleIDs(recorded), ["label-too-short", "target-size", "label-too-short"])
    }

    func testReporterFindsNoSteps() {
        var isFirst = true
        onFailure = {
            guard isFirst else { return }
            isFirst = false
            assertAccessible(Screens.small(1), .withoutConfiguration)
        }
        let recorded = failures {
            when("she pays") { assertAccessible(Screens.small(1), .withoutConfiguration) }
        }
        XCTAssertEqual(recorded.map { $0.message.contains("when she pays: ") }, [true, false])
    }

    func testOptionsDoNotApplyToTheNextTest() {
        let recorded = failures {
            withAudit(.withoutConfiguration, .rule(.targetSize, .off)) {
                assertAccessible(Screens.broken)
                // After an exception XCTest starts the next test without returning to `withAudit`.
                XCTestCaseObserver.shared.testCaseWillStart(self)
                assertAccessible(Screens.broken, .withoutConfiguration)
            }
        }
        XCTAssertEqual(ruleIDs(recorded), ["target-size"])
    }

    func testStepsDoNotApplyToTheNextTest() {
        let recorded = failures {
            when("she pays") {
                XCTestCaseObserver.shared.testCaseWillStart(self)
                assertAccessible(Screens.small(1), .withoutConfiguration)
            }
        }
        XCTAssertEqual(recorded.map { $0.message.contains("when she pays: ") }, [false])
    }
}
