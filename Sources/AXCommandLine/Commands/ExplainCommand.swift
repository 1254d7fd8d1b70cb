import AXAudit

extension Command {
    /// The page of a rule.
    static let explain = Command(
        name: "explain", summary: "Say what a rule finds, why, and how to mend it", operands: "<rule>", options: []
    ) { invocation throws(UsageError) in
        guard let id = invocation.operands.first, invocation.operands.count == 1 else {
            throw UsageError("expected one rule, as in axaudit explain target-size; axaudit rules lists them")
        }
        guard let rule = Rule.all.first(where: { $0.id == id || $0.formerNames.contains(id) }) else {
            let error = UsageError(unknown: "rule", id, among: Rule.all.map(\.id), listing: false)
            throw UsageError(error.messages[0] + "; axaudit rules lists them")
        }
        return CommandResult(.passed, output: RuleCatalogue.page(rule))
    }
}
