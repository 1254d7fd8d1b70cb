#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import AXAuditTesting
    import Foundation
    import XCTest

    #if canImport(XCUIAutomationStandIn)
        import XCUIAutomationStandIn
    #else
        import XCUIAutomation
    #endif

    /// One call of the `a11ySnapshot()` of A11yUITests.
    @MainActor
    struct A11ySnapshotCheck {
        private let test: XCTestCase
        private let function: String
        private let caller: Caller

        /// The calls of the last test. References are numbered by call, and an extension of `XCTestCase` cannot store
        /// properties.
        private static var calls = Calls()

        private struct Calls {
            weak var test: XCTestCase?
            var function = ""
            var count = 0

            /// Returns the 0-based number of a call.
            mutating func next(_ test: XCTestCase, _ function: String) -> Int {
                count = self.test === test && self.function == function ? count + 1 : 0
                self.test = test
                self.function = function
                return count
            }
        }

        init(test: XCTestCase, function: String, file: StaticString, line: UInt) {
            self.test = test
            self.function = function
            caller = Caller(fileID: file, file: file, function: "a11ySnapshot", line: line, column: 1)
        }

        func run() {
            let name = JSONSnapshot.fileName(
                suite: caller.suite, function: function, counter: Self.calls.next(test, function))
            do throws(CaptureError) {
                let reader = SnapshotReader(readsPrivateTraits: A11yTestValues.readsPrivateTraits)
                let elements = reader.tree(try reader.snapshot(of: XCUIApplication()))
                var screen = A11yCheck.list(Array(elements.dropFirst()))
                screen.frameTolerance = Double(A11yTestValues.floatComparisonTolerance)
                assertSnapshot(
                    of: screen, as: .json, called: String(name.dropLast(SnapshotStyle.json.fileExtension.count)),
                    bundleFolder(holding: name).map { [.snapshots(in: $0)] } ?? [], at: caller)
            } catch {
                TestLog.fail(error.description, at: caller)
            }
        }

        /// The folder of the test's bundle if it contains the reference. A11yUITests looks for references there.
        private func bundleFolder(holding name: String) -> String? {
            let folder = Bundle(for: type(of: test)).bundlePath
            return FileSystem.entry(at: FileSystem.joined(folder, name)) == nil ? nil : folder
        }
    }
#endif
