import AXEngine
import AXTree

/// `file:line:column: failure: message [rule-id]`, one line a finding: what editors and Xcode parse.
enum CompactReport {
    static func text(_ run: AuditRun) -> String {
        var text = ""
        for audit in run.screens {
            for finding in audit.findings where finding.state == .new {
                let place = finding.elements.first?.position ?? audit.position
                var subject = "screen \"\(audit.screen.title)\""
                if let element = finding.elements.first {
                    subject = Wording.identity(audit.screen.elements[element.index]) + " at " + element.path
                }
                var message = subject + ": " + finding.message
                if let detail = finding.detail { message += (message.hasSuffix(".") ? " " : ". ") + detail }
                text +=
                    "\(Escape.terminal(audit.screen.file)):\(place.line):\(place.column): \(finding.severity.rawValue): "
                text += "\(Escape.terminal(message)) [\(finding.ruleID)]\n"
            }
        }
        return text
    }
}
