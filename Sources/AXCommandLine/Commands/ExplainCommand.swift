import AXAudit

extension Command {
    /// `axaudit explain`: prints the documentation of a rule, or the rules of a group.
    static let explain = Command(
        "explain", "Explain what a rule reports, why, and how to fix it; or list the rules of a group",
        operands: [Operand(.ruleOrGroup, named: "rule|group")],
        options: [.platform.described("Print only what holds on this platform"), .wholePage] + OptionGroup.configuration
    ) { invocation throws(UsageError) in
        guard let name = invocation.operands.first, invocation.operands.count == 1 else {
            throw UsageError(
                "expected one rule or group, e.g. axaudit explain target-size; axaudit rules lists all of them")
        }
        let platform = invocation.last(.platform).flatMap { Platform(id: $0) }
        let options = try AuditOptions(invocation)
        if let rule = RuleIndex.all.rule(name) {
            // Only to notice that the page would be appended to the configuration.
            _ = try? options.projectInWorkingDirectory()
            return try page(rule, platform, invocation)
        }
        // Custom rules are in the configuration of the working directory, and it decides which rules are in force.
        let project = try options.projectInWorkingDirectory()
        if let rule = project.rules.rule(name) { return try page(rule, platform, invocation) }
        func list(_ rules: [Rule]) -> String {
            RuleList.text(
                rules.filter { platform.map($0.platforms.contains) ?? true }.sorted { $0.id < $1.id },
                inForce: project.idsInForce, preset: project.preset, platform: platform ?? .default,
                style: invocation.style)
        }
        let members = project.rules.rules.filter { $0.groups.contains(name) }
        guard members.isEmpty else {
            return CommandResult(
                .passed,
                output: "\(name) is a group: --only \(name) runs its rules, --rule \(name)=off switches them off.\n\n"
                    + list(members))
        }
        if let preset = Preset(rawValue: name) {
            throw UsageError("\(name) is a preset; axaudit rules --preset \(preset.rawValue) lists its rules")
        }
        let named = project.rules.rules.filter { $0.id.split(separator: "-").contains(name[...]) }
        guard named.isEmpty else {
            return CommandResult(.passed, output: "Rules with \"\(name)\" in their names:\n\n" + list(named))
        }
        throw UsageError(project.rules.unknown(name))
    }

    private static func page(
        _ rule: Rule, _ platform: Platform?, _ invocation: Invocation
    ) throws(UsageError) -> CommandResult {
        if let platform, !rule.platforms.contains(platform) {
            throw UsageError(
                "\(rule.id) does not run on \(platform.name); axaudit rules --platform \(platform.id) lists the rules that do"
            )
        }
        let page = RuleCatalogue.page(rule, only: platform, isBrief: !invocation.has(.wholePage))
        return CommandResult(.passed, output: page)
    }
}

extension Option {
    fileprivate static let wholePage = Option(
        "all", "Print also the standards, needs, limits, parameters and examples of a rule")
}
