import AXAudit

extension Command {
    /// The page of a rule.
    static let explain = Command(
        name: "explain", summary: "Say what a rule finds, why, and how to mend it", operands: "<rule>",
        options: CommandTable.configurationOptions
    ) { invocation throws(UsageError) in
        guard let id = invocation.operands.first, invocation.operands.count == 1 else {
            throw UsageError("expected one rule, as in axaudit explain target-size; axaudit rules lists them")
        }
        var rules = RuleIndex.all
        // A rule of the team's own is found in the configuration of the folder where one stands.
        if rules.rule(id) == nil { rules = try AuditOptions(invocation).rulesHere() }
        guard let rule = rules.rule(id) else {
            let error = UsageError(unknown: "rule", id, among: rules.rules.map(\.id), listing: false)
            throw UsageError(error.messages[0] + "; axaudit rules lists them")
        }
        return CommandResult(.passed, output: RuleCatalogue.page(rule))
    }
}
