import AXAudit

extension Comparison {
    /// Returns how the findings and verdicts.tsv differ from rows of VERDICTS.tsv, as messages. A difference for which
    /// verdicts.tsv has a reason is left out.
    func deviations(from verdicts: [IndependentVerdict]) -> [String] {
        let screens = Dictionary(screens.map { ($0.path, $0) }) { first, _ in first }
        let byScreen = Dictionary(grouping: verdicts, by: \.path)
        return verdicts.filter { $0.kind != .notApplicable }.flatMap { verdict in
            guard let screen = screens[verdict.path] else { return ["\(verdict.text): the dump is not read"] }
            return deviations(from: verdict, on: screen, besides: byScreen[verdict.path] ?? [])
        }
    }

    private func deviations(
        from verdict: IndependentVerdict, on screen: CorpusScreen, besides others: [IndependentVerdict]
    ) -> [String] {
        let hashes = screen.hashes(of: verdict.element)
        if hashes.isEmpty { return ["\(verdict.text): no element matches"] }
        var messages: [String] = []
        let rule = RuleIndex.all.currentID(of: verdict.rule, on: screen.platform)
        let findings = screen.findings.filter { hashes.contains($0.id.element) && $0.id.rule == rule }
        for finding in findings {
            let own = self.verdict(of: finding)
            let hasReason = rows[finding.id]?.reason.isEmpty == false
            if own != verdict.expected, hasReason { continue }
            if verdict.kind == .wrong {
                messages.append("\(verdict.text): WRONG, but reported")
            } else if own != verdict.expected, own != .unjudged {
                messages.append(
                    """
                    \(verdict.text): \(verdict.kind.rawValue), which verdicts.tsv contradicts without a reason:
                    \(VerdictRow(finding.id, own).line)
                    """)
            } else if verdict.kind == .severe, finding.severity != .warning, !hasReason {
                messages.append("\(verdict.text): TRUE-SEV, but no warning")
            }
        }
        guard verdict.expected == .right, findings.count < verdict.count else { return messages }
        let otherRules = Set(others.filter { $0.element == verdict.element }.map(\.rule))
        let moved = screen.findings.filter { hashes.contains($0.id.element) && !otherRules.contains($0.id.rule) }
        let rejected = rows.values.filter { row in
            row.id.path == verdict.path && row.id.rule == rule && hashes.contains(row.id.element)
                && row.verdict != .right && !row.reason.isEmpty && !findings.contains { $0.id == row.id }
        }
        if findings.count + moved.count + rejected.count < verdict.count {
            let hashes = hashes.sorted().joined(separator: " or ")
            messages.append(
                """
                \(verdict.text): \(verdict.kind.rawValue), but lost; if it was wrong, add a row for the element \
                \(hashes) with a reason
                """)
        }
        return messages
    }
}
