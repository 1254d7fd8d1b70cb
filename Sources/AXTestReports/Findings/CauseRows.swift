import AXEngine
import AXRuns
import AXTree

/// Causes as rows of the text report: below a line for each rule, a row per cause with its screens.
package struct CauseRows {
    private let run: AuditRun
    private let style: TextStyle

    package init(_ run: AuditRun, _ style: TextStyle) {
        self.run = run
        self.style = style
    }

    /// Returns the rows of some causes, by rule and severity in the order of the first cause of each.
    ///
    /// - Parameter explain: Returns the explanation of a rule, or an empty text if the report has it already.
    package func byRule(_ groups: [CauseGroup], explain: (CauseGroup) -> String) -> String {
        struct Key: Hashable {
            let rule: String
            let severity: Severity
        }
        func key(_ group: CauseGroup) -> Key { Key(rule: group.ruleID, severity: group.severity) }
        var text = ""
        var order: [Key] = []
        for group in groups where !order.contains(key(group)) { order.append(key(group)) }
        let byKey = Dictionary(grouping: groups, by: key)
        for key in order {
            let groups = byKey[key] ?? []
            text += self.text(key.rule, key.severity, groups, groups.map(explain).joined())
        }
        return text
    }

    private func text(
        _ rule: String, _ severity: Severity, _ groups: [CauseGroup], _ explanation: String
    ) -> String {
        let count = groups.reduce(0) { $0 + $1.count }
        let messages = Set(groups.map { Wording.message(of: run.worstFinding(of: $0)) })
        // A message that all causes share is above them.
        let shared = messages.count == 1 && groups.count > 1 ? messages.first : nil
        let title =
            "\(Wording.count(groups.count, "cause")), \(Wording.count(count, "finding"))"
            + (shared.map { ": " + $0 } ?? "")
        var text = "  " + style(severity.rawValue, severity == .failure ? .failure : .warning) + "  "
        let column = 2 + severity.rawValue.count + 2
        let lines = style.lines("\(rule)  \(title)", indentedBy: column, hanging: column + 2)
        text += String(lines.joined(separator: "\n").dropFirst(column)) + "\n" + explanation
        for group in groups { text += row(group, hasMessage: shared == nil) }
        return text
    }

    /// Returns a row for each cause with its severity and rule, in the order of the causes.
    package func flat(_ groups: [CauseGroup], explain: (CauseGroup) -> String) -> String {
        var text = ""
        for group in groups {
            text += "  " + style(group.severity.rawValue, group.severity == .failure ? .failure : .warning) + "  "
            let column = 2 + group.severity.rawValue.count + 2
            let lines = style.lines(
                "\(group.ruleID)  \(line(group, hasMessage: true))", indentedBy: column, hanging: column)
            text += String(lines.joined(separator: "\n").dropFirst(column)) + "\n" + code(group, indent: column)
            text += explain(group)
        }
        return text
    }

    private func row(_ group: CauseGroup, hasMessage: Bool) -> String {
        style.lines(line(group, hasMessage: hasMessage), indentedBy: 4, hanging: 8).joined(separator: "\n") + "\n"
            + code(group, indent: 8)
    }

    /// Returns the place in the code of the first finding of a cause; empty if it is unknown.
    private func code(_ group: CauseGroup, indent: Int) -> String {
        (run.worstFinding(of: group).code?.lines ?? [])
            .map { String(repeating: " ", count: indent) + style(Escape.terminal($0), .aside) + "\n" }.joined()
    }

    private func line(_ group: CauseGroup, hasMessage: Bool) -> String {
        var line = hasMessage ? run.line(group) : group.cause.element + " " + run.screens(of: group)
        if style.isVerbose {
            let audit = run.screens[group.worst.screen]
            line += "; first at \(audit.place(of: run.worstFinding(of: group))), cause \(group.cause.id)"
        }
        return line
    }
}
