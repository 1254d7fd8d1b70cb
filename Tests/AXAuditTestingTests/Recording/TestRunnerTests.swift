import AXAuditTesting
import Testing

/// The detection of the test framework and of Xcode's runner.
@Suite("Test runner")
struct TestRunnerTests {
    @Test("Swift Testing's process is recognized by the arguments that SwiftPM passes")
    func arguments() {
        #expect(XCTestCaseObserver.isSwiftTestingProcess(["ShopTests", "--testing-library", "swift-testing"]))
        #expect(XCTestCaseObserver.isSwiftTestingProcess(["ShopTests", "--testing-library=swift-testing"]))
        #expect(!XCTestCaseObserver.isSwiftTestingProcess(["ShopTests", "--testing-library", "xctest"]))
        #expect(!XCTestCaseObserver.isSwiftTestingProcess(["ShopTests", "ShopTests.CartTests"]))
    }

    @Test("Texts are attached to an activity only under Xcode's runner")
    func activities() {
        #expect(TestLog.isXcodeRunner(["__XCODE_BUILT_PRODUCTS_DIR_PATHS": "/tmp"]))
        #expect(!TestLog.isXcodeRunner(["PATH": "/usr/bin"]))
    }
}
