import AXEngine
import AXRuns
import AXSyntax
import AXTree

extension ComparisonFormat {
    /// For other programs, version 1.
    package static let json = ComparisonFormat("json", "JSON for other programs, version 1.", fileEndings: ["json"]) {
        entries, _ in
        ComparisonJSONReport.text(entries.comparison, entries.remarks)
    }
}

/// The comparison for programs, version 1.
enum ComparisonJSONReport {
    static func text(_ comparison: RunComparison, _ remarks: [String]) -> String {
        var writer = JSONWriter()
        writer.document { report in
            report.member("version", 1)
            report.member(
                "summary",
                object: { summary in
                    for change in RunChange.allCases { summary.member(change.rawValue, comparison.count(change)) }
                    summary.member(
                        "causes",
                        object: { causes in
                            for change in RunChange.allCases {
                                causes.member(change.rawValue, comparison.causeCount(change))
                            }
                        })
                })
            report.member("screens", object: { screens(comparison, &$0) })
            report.member("findings", objects: comparison.findings) { finding($0, comparison, &$1) }
            report.member("causes", objects: comparison.causes) { cause($0, comparison, &$1) }
            report.member("remarks", remarks)
        }
        return writer.text
    }

    private static func screens(_ comparison: RunComparison, _ object: inout JSONWriter) {
        let (base, head) = (comparison.base.screens, comparison.head.screens)
        object.member("added", comparison.added.map { head[$0].screen.title })
        object.member("removed", comparison.removed.map { base[$0].screen.title })
        object.member("renamed", objects: comparison.renamed) { pair, object in
            object.member("from", base[pair.base].screen.title)
            object.member("to", head[pair.head].screen.title)
        }
    }

    private static func finding(_ item: ComparedFinding, _ comparison: RunComparison, _ object: inout JSONWriter) {
        let audit = ComparisonEntries.run(item.change, comparison).screens[item.screen]
        let location = audit.location(of: item.finding)
        object.member("change", item.change.rawValue)
        object.member("rule", item.finding.ruleID)
        object.member("severity", item.finding.severity.rawValue)
        object.member("message", Wording.message(of: item.finding))
        object.member("screen", audit.screen.title)
        object.member("file", audit.screen.file)
        object.member("line", location.line)
        object.member("column", location.column)
        object.member("key", item.finding.key)
        object.member("cause", item.finding.cause.id)
    }

    private static func cause(_ cause: ComparedCause, _ comparison: RunComparison, _ object: inout JSONWriter) {
        let run = ComparisonEntries.run(cause.change, comparison)
        object.member("change", cause.change.rawValue)
        object.member("id", cause.group.cause.id)
        object.member("rule", cause.group.ruleID)
        object.member("severity", cause.group.severity.rawValue)
        object.member("element", cause.group.cause.element)
        object.member("screens", cause.group.screens.map { run.screens[$0].screen.title })
        object.member("base", cause.baseCount)
        object.member("head", cause.headCount)
    }
}
