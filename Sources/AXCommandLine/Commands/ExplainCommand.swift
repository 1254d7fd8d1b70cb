import AXAudit

extension Command {
    /// `axaudit explain`: prints the documentation of a rule, or the rules of a group.
    static let explain = Command(
        "explain", "Explain what a rule reports, why, and how to fix it; or list the rules of a group",
        operands: [Operand(.ruleOrGroup, named: "rule|group")],
        options: [.platform.described("Print only what holds on this platform")] + OptionGroup.configuration
    ) { invocation throws(UsageError) in
        guard let name = invocation.operands.first, invocation.operands.count == 1 else {
            throw UsageError(
                "expected one rule or group, e.g. axaudit explain target-size; axaudit rules lists all of them")
        }
        let platform = invocation.last(.platform).flatMap { Platform(id: $0) }
        if let rule = RuleIndex.all.rule(name) { return try page(rule, platform) }
        // Custom rules are in the configuration of the working directory, and it decides which rules are in force.
        let project = try AuditOptions(invocation).projectInWorkingDirectory()
        if let rule = project.rules.rule(name) { return try page(rule, platform) }
        let members = project.rules.rules.filter { $0.groups.contains(name) }.sorted { $0.id < $1.id }
        guard members.isEmpty else {
            let list = RuleList.text(
                members.filter { platform.map($0.platforms.contains) ?? true }, inForce: project.idsInForce,
                preset: project.preset, platform: platform ?? .default,
                style: invocation.style)
            return CommandResult(
                .passed,
                output: "\(name) is a group: --only \(name) runs its rules, --rule \(name)=off switches them off.\n\n"
                    + list)
        }
        if let preset = Preset(rawValue: name) {
            throw UsageError("\(name) is a preset; axaudit rules --preset \(preset.rawValue) lists its rules")
        }
        throw UsageError(project.rules.unknown(name))
    }

    private static func page(_ rule: Rule, _ platform: Platform?) throws(UsageError) -> CommandResult {
        if let platform, !rule.platforms.contains(platform) {
            throw UsageError(
                "\(rule.id) does not run on \(platform.name); axaudit rules --platform \(platform.id) lists the rules that do"
            )
        }
        return CommandResult(.passed, output: RuleCatalogue.page(rule, only: platform))
    }
}
