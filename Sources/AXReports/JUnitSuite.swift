/// A test suite of a JUnit report.
package struct JUnitSuite: Sendable {
    var name: String
    var file: String
    var cases: [JUnitCase]
}
