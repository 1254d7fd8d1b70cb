import AXTestReports
import AXEngine

/// A finding in a document, or several of one cause.
struct DocumentFinding {
    let severity: Severity
    let ruleID: String
    /// The element, the message and the screens.
    let line: String
    let location: String
    /// What is added in text: `(the cause is in both runs)`.
    var note = ""
}
