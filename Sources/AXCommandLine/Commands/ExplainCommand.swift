import AXAudit

extension Command {
    /// `axaudit explain`: prints the documentation of a rule.
    static let explain = Command(
        "explain", "Explain what a rule reports, why, and how to fix it", operands: [Operand(.rule)],
        options: OptionGroup.configuration
    ) { invocation throws(UsageError) in
        guard let id = invocation.operands.first, invocation.operands.count == 1 else {
            throw UsageError("expected one rule, e.g. axaudit explain target-size; axaudit rules lists all rules")
        }
        var rules = RuleIndex.all
        // Custom rules are in the configuration of the working directory.
        if rules.rule(id) == nil { rules = try AuditOptions(invocation).rulesInWorkingDirectory() }
        guard let rule = rules.rule(id) else {
            throw UsageError(rules.unknown(id, listsGroups: false))
        }
        return CommandResult(.passed, output: RuleCatalogue.page(rule))
    }
}
