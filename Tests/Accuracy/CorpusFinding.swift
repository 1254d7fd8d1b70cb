import AXEngine
import AXSyntax

/// A finding of the preset `recommended` on a dump of the corpora.
struct CorpusFinding {
    /// The path, rule and element.
    var id: FindingID
    /// The severity.
    var severity: Severity
    /// The message.
    var message: String
    /// The first element.
    var element: ElementDescription

    /// The finding for people, and the line to add to verdicts.tsv.
    var text: String {
        """
        \(id.path): \(severity.rawValue) \(id.rule): \(element.text): \(message)
        \(VerdictRow(id, .unjudged).line)
        """
    }
}
