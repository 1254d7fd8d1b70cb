import AXEngine
import AXTree

/// `file:line:column: failure: message [rule-id]`, one line a finding: what editors and Xcode parse.
enum CompactReport {
    static func text(_ run: AuditRun) -> String {
        var text = ""
        for audit in run.screens {
            for finding in audit.findings where finding.state == .new {
                let place = audit.place(of: finding)
                text +=
                    "\(Escape.terminal(audit.screen.file)):\(place.line):\(place.column): \(finding.severity.rawValue): "
                text += "\(Escape.terminal(Wording.line(finding, on: audit))) [\(finding.ruleID)]\n"
            }
        }
        return text
    }
}
