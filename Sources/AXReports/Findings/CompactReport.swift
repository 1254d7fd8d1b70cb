import AXTestReports
import AXEngine
import AXRuns
import AXSyntax
import AXTree

extension ReportFormat {
    /// One line per finding, as compilers write them.
    public static let compact = ReportFormat(
        "compact", "One line per finding, for editors and Xcode.", isMadeOfFindings: true
    ) { run, _ in CompactReport.text(run) }
}

/// `file:line:column: failure: message [rule-id]`, one line per finding: the format that editors and Xcode parse.
enum CompactReport {
    static func text(_ run: AuditRun) -> String {
        var text = ""
        for error in run.verdictErrors {
            let location = error.location ?? TextLocation(line: 1, column: 1)
            text += Escape.terminal(error.file) + ":\(location.line):\(location.column): error: "
            text += Escape.terminal(error.message) + " [no-verdict]\n"
        }
        if let note = run.mixtureNote {
            text += "\(Escape.terminal(note.file)):1:1: note: \(Escape.terminal(note.message)) [mixed]\n"
        }
        for audit in run.screens {
            for finding in audit.findings where finding.state == .new {
                let location = audit.location(of: finding)
                text += Escape.terminal(audit.screen.origin.file)
                text += ":\(location.line):\(location.column): \(finding.severity.rawValue): "
                text += "\(Escape.terminal(Wording.line(finding, on: audit))) [\(finding.ruleID)]\n"
            }
        }
        return text
    }
}
