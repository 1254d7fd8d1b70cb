import AXTestReports
import AXEngine
import AXSnapshots

extension ChangeReportFormat {
    /// JUnit's XML, for the test view of a CI system.
    package static let junit = ChangeReportFormat(
        "junit", "JUnit's XML, for the test view of a CI system.", fileEndings: ["xml"]
    ) { ChangeJUnitReport.text($0, reference: $1.reference, file: $1.paths($1.current)) }
}

/// JUnit's XML of changes: a suite per screen. Each changed element is a failed case; an unchanged screen is one passed
/// case.
enum ChangeJUnitReport {
    static func text(_ differences: [ScreenDifference], reference: String, file: String) -> String {
        JUnitDocument.text(differences.map { suite($0, reference, file) })
    }

    private static func suite(_ difference: ScreenDifference, _ reference: String, _ file: String) -> JUnitSuite {
        func entry(_ name: String) -> JUnitCase { JUnitCase(name: name, className: difference.screen, file: file) }
        var cases = difference.changes.map { change in
            let line = ChangeWording.line(change)
            var failed = entry("\(change.kind.rawValue): \(change.key)")
            failed.outcome = .failed(type: change.kind.rawValue, message: line, lines: [line, change.path])
            return failed
        }
        if cases.isEmpty {
            var whole = entry("as in \(reference)")
            // Text snapshots can differ in white space alone.
            if !difference.isEmpty {
                whole.outcome = .failed(type: "changed", message: "the text differs", lines: [])
            }
            cases = [whole]
        }
        cases[0].output = difference.remarks
        return JUnitSuite(name: difference.screen, file: file, cases: cases)
    }
}
