import AXEngine
import AXSnapshots

/// JUnit's XML of changes: a suite a screen, in which each element that changed is a case that fails, and a screen that is as
/// it was is one that passes.
enum ChangeJUnitReport {
    static func text(_ differences: [ScreenDifference], reference: String, file: String) -> String {
        JUnitReport.xml(differences.map { suite($0, reference, file) }).text
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
            // A text can differ where no element does.
            if !difference.isEmpty {
                whole.outcome = .failed(type: "changed", message: "the text differs", lines: [])
            }
            cases = [whole]
        }
        cases[0].output = difference.remarks
        return JUnitSuite(name: difference.screen, file: file, cases: cases)
    }
}
