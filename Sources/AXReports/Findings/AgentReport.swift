import AXEngine
import AXTree

extension ReportFormat {
    /// For coding agents and bots: what to change and how, in few bytes.
    public static let agent = ReportFormat(
        "agent", "For coding agents: one line per finding, then one fix per rule."
    ) { run, context in
        AgentReport.text(run, maximumFindings: context.maximumFindings)
    }
}

/// One line per finding, failures first, with the selector of the element; then the fix of each rule with its code. Empty if
/// nothing was found.
enum AgentReport {
    static func text(_ run: AuditRun, maximumFindings: Int?) -> String {
        var text = run.errors.map { Escape.terminal("\($0) [cannot be read]") + "\n" }.joined()
        let findings = run.worstFirst
        let shown = findings.prefix(maximumFindings ?? .max)
        for (screen, finding) in shown { text += line(finding, run.screens[screen]) }
        if shown.count < findings.count {
            text += "\(findings.count - shown.count) of \(findings.count) findings not listed (--max-findings)\n"
        }
        let ids = Set(shown.map(\.finding.ruleID))
        for rule in run.rules where ids.contains(rule.id) { text += fix(rule, in: run) }
        return text
    }

    /// Returns `file:line:column severity rule selector: message`.
    private static func line(_ finding: Finding, _ audit: ScreenAudit) -> String {
        let location = audit.location(of: finding)
        let file = Escape.terminal(audit.screen.file)
        let rest = "\(finding.severity.rawValue) \(finding.ruleID) \(selector(finding, audit)): "
        return "\(file):\(location.line):\(location.column) "
            + Escape.terminal(rest + Wording.message(of: finding)) + "\n"
    }

    /// Returns how to name the element of a finding: `#identifier`, else `type "label"`, else the type and the path.
    private static func selector(_ finding: Finding, _ audit: ScreenAudit) -> String {
        guard let found = finding.elements.first else { return "screen" }
        let element = audit.screen.elements[found.index]
        let isNamed = element.identifier?.isEmpty == false || element.label?.isEmpty == false
        let name = element.keyPart.printable(limit: 100)
        return isNamed || found.path.isEmpty ? name : "\(name) at \(found.path)"
    }

    private static func fix(_ rule: Rule, in run: AuditRun) -> String {
        var text = "\n" + Escape.terminal("\(rule.id): \(run.explanation(of: rule).fix)") + "\n"
        var snippets: [(name: String, code: String)] = []
        if run.screens.contains(where: { $0.screen.platform == .iOS }) {
            snippets += [("SwiftUI", rule.inSwiftUI), ("UIKit", rule.inUIKit)]
        }
        if let guide = rule.onAndroid, run.screens.contains(where: { $0.screen.platform == .android }) {
            snippets += [("Compose", guide.inCompose), ("Views", guide.inViews)]
        }
        for (name, code) in snippets where !code.isEmpty {
            text += "\(name):\n"
            for line in code.split(separator: "\n") { text += "  " + Escape.terminal(String(line)) + "\n" }
        }
        return text
    }
}
