/// Merges what two tools found about one defect.
enum FindingMerge {
    /// Returns the findings of a screen, in which a finding of another tool whose defect a rule of axaudit found as well is part of
    /// the finding of that rule. The merged finding has the greater severity.
    static func merged(_ findings: [Finding]) -> [Finding] {
        guard findings.contains(where: { $0.counterpart != nil }) else { return findings }
        var own = findings.filter { $0.counterpart == nil }
        var others: [Finding] = []
        for var finding in findings {
            guard let counterpart = finding.counterpart else { continue }
            finding.counterpart = nil
            let index = own.firstIndex { own in
                counterpart.rules.contains(own.ruleID)
                    && own.elements.first.map { counterpart.elements.contains($0.index) } ?? false
            }
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
