/// Merges what two tools found about one defect.
enum FindingMerge {
    /// Returns the findings of a screen, in which a finding of another tool whose defect a rule of axaudit found as
    /// well is part of the finding of that rule. The merged finding has the greater severity.
    static func merged(_ findings: [Finding]) -> [Finding] {
        guard findings.contains(where: { $0.counterpart != nil }) else { return findings }
        var own = findings.filter { $0.counterpart == nil }
        // The indices of the findings on each element, in ascending order.
        let onElement = Dictionary(grouping: own.indices.filter { !own[$0].elements.isEmpty }) {
            own[$0].elements[0].index
        }
        var others: [Finding] = []
        for var finding in findings {
            guard let counterpart = finding.counterpart else { continue }
            finding.counterpart = nil
            let index = counterpart.elements.compactMap { element in
                onElement[element]?.first { counterpart.rules.contains(own[$0].ruleID) }
            }.min()
            guard let index else {
                others.append(finding)
                continue
            }
            own[index].severity = max(own[index].severity, finding.severity)
            for source in finding.sources where !own[index].sources.contains(source) {
                own[index].sources.append(source)
                own[index].detail = [own[index].detail, finding.message].compactMap(\.self).joined(separator: "; ")
            }
            own[index].opinion = Opinion(.confirmed, "\(own[index].ruleID) found the same")
        }
        return own + others
    }
}
