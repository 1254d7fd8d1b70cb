/// The rules that took too long on a screen of a run. They are not checked on the screens after it.
///
/// Inputs are audited in parallel. What counts is their order, not which of them is done first, so that two runs have the same
/// result.
package struct StoppedRules: Sendable {
    /// By rule, the first input on which it took too long, and the reason for those after it.
    private var first: [String: (input: Int, reason: String)] = [:]

    /// No rules.
    package init() {}

    /// Adds the rules that took too long on a screen of an input.
    package mutating func add(_ audit: ScreenAudit, of input: Int) {
        for rule in audit.notChecked where rule.isStopped && first[rule.ruleID].map({ input < $0.input }) ?? true {
            first[rule.ruleID] = (input, "it was stopped on \(audit.screenID.name): \(rule.reason)")
        }
    }

    /// Returns the reasons why rules are not checked on an input, by rule.
    package func reasons(for input: Int) -> [String: String] {
        first.filter { $0.value.input < input }.mapValues(\.reason)
    }

    /// Withdraws the verdicts on a screen of rules that took too long on an input before.
    func withdraw(from audit: inout ScreenAudit, of input: Int) {
        for (rule, reason) in reasons(for: input) where audit.rules.contains(rule) {
            audit.findings.removeAll { $0.ruleID == rule }
            audit.notChecked.removeAll { $0.ruleID == rule }
            audit.notChecked.append(NotChecked(ruleID: rule, reason: reason, isStopped: true))
            audit.notChecked.sort { $0.ruleID < $1.ruleID }
        }
    }
}
