#if canImport(Testing)
    import Testing
#endif

/// The test framework that runs the current test.
enum TestRunner {
    /// Whether Swift Testing knows the current test.
    static var isSwiftTesting: Bool {
        #if canImport(Testing)
            Test.current != nil
        #else
            false
        #endif
    }

    /// Whether XCTest runs the current test. In a detached task of Swift Testing neither framework does.
    static var isXCTest: Bool {
        #if canImport(XCTest)
            !isSwiftTesting && XCTestCaseObserver.shared.isTestRunning
        #else
            false
        #endif
    }

    /// The number of test cases that XCTest has started.
    static var testNumber: Int {
        #if canImport(XCTest)
            XCTestCaseObserver.shared.testNumber
        #else
            0
        #endif
    }
}
