import AXTestReports

/// A test case of a JUnit report.
struct JUnitCase {
    /// The result of a test case.
    enum Outcome {
        case passed
        /// The case was not run, with the reason.
        case skipped(String)
        /// The case failed, with a short message and the lines of a long one.
        case failed(type: String, message: String, lines: [String])
        /// The case could not be run, with the kind of the error and the error.
        case error(type: String, String)
    }

    var name: String
    /// The group that test views show the case in.
    var className: String
    var file: String
    var outcome = Outcome.passed
    /// Names and values: the causes of its findings, each once, and the reasons why rules of it were not checked.
    var properties: [(name: String, value: String)] = []
    /// The lines of the standard output of the case.
    var output: [String] = []
}
