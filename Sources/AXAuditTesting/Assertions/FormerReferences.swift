import AXAuditCore
import AXSyntax

/// Which test uses a reference at the path that references had before 0.3, where suites of one file shared them.
final class FormerReferences: Sendable {
    /// Those of this process.
    static let shared = FormerReferences()

    private let tests = Lock<[String: String]>(initialState: [:])

    /// Records that a test uses a reference. Returns the other test that uses it too.
    func use(_ path: String, by test: String) -> String? {
        tests.withLock { tests in
            let first = tests[path] ?? test
            tests[path] = first
            return first == test ? nil : first
        }
    }
}
