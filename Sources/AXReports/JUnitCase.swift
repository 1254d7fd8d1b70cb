/// A test case of a JUnit report.
package struct JUnitCase: Sendable {
    /// How it ended.
    package enum Outcome: Sendable {
        case passed
        /// Not looked at, for a reason.
        case skipped(String)
        /// It fails, with a short and a long text; the long one a line each.
        case failed(type: String, message: String, lines: [String])
        /// It could not be run.
        case broken(String)
    }

    var name: String
    /// What it belongs to.
    var className: String
    var file: String
    var outcome = Outcome.passed
    /// What is said besides, a line each.
    var output: [String] = []
}
