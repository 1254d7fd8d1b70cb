import AXTree

extension Rule {
    /// Creates a rule that says and checks the same on all of its platforms, such as one that a configuration declares.
    package init(
        _ id: String, _ summary: String, severity: Severity, presets: [Preset] = [], groups: [String] = [],
        formerNames: [FormerName] = [], alsoSelects: [String] = [], platforms: [Platform] = Platform.all,
        needs: AttributeSet = [],
        needsOneOf: AttributeSet = [], companions: [CompanionKind] = [], standards: [Standard] = [], why: String,
        fix: String, limits: [String] = [],
        isMandatory: Bool = false,
        parameters: [any RuleParameter] = [], examples: [RuleExample] = [], check: RuleScope
    ) {
        let guide = RuleGuide(summary: summary, standards: standards, why: why, fix: fix, limits: limits)
        self.init(
            id, severity: severity, presets: presets, groups: groups, alsoSelects: alsoSelects,
            isMandatory: isMandatory, parameters: parameters,
            variants: platforms.map { platform in
                RuleVariant(
                    platform: platform, guide: guide, needs: needs, needsOneOf: needsOneOf, examples: examples,
                    check: check
                ).needing(companions)
            })
        self.formerNames = formerNames
        unlikeA11yUITests = nil
    }
}
