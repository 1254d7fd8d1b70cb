// Source: the headers of XCTest of Xcode 26, whose classes are not isolated; XCTest on Linux isolates tests in other
// ways.

#if !canImport(ObjectiveC)
    @_exported import Foundation

    /// The base class of test cases. Nothing of it is ever run.
    open class XCTest: NSObject {
        open func setUp() {}
        open func setUp() async throws {}
        open func setUpWithError() throws {}
        open func tearDown() {}
        open func tearDown() async throws {}
        open func tearDownWithError() throws {}
    }

    /// A test case.
    open class XCTestCase: XCTest {
        open var continueAfterFailure = true

        public override init() { super.init() }

        public init(invocation: Int?) { super.init() }

        open func record(_ issue: XCTIssue) {}

        open func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {}
    }

    /// An issue.
    public struct XCTIssue {
        public var compactDescription = ""
    }

    /// An observer of tests.
    public protocol XCTestObservation: AnyObject {
        func testCaseWillStart(_ testCase: XCTestCase)
        func testCaseDidFinish(_ testCase: XCTestCase)
    }

    /// The list of observers.
    public final class XCTestObservationCenter: Sendable {
        public static let shared = XCTestObservationCenter()

        public func addTestObserver(_ observer: any XCTestObservation) {}
    }
#endif
