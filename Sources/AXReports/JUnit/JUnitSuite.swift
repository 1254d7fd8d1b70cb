import AXTestReports

/// A test suite of a JUnit report.
struct JUnitSuite {
    var name: String
    var file: String
    var cases: [JUnitCase]
}
