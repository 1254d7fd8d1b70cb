import AXTree

/// Runs the rules over groups of screens that were audited one by one. Their trees have to be whole.
package struct GroupAudit {
    /// The rules over groups, which are few.
    private let rules: [Rule]

    /// Creates an audit by those of these rules that the screens name in `ScreenAudit.groupRules`.
    package init(_ rules: [Rule]) { self.rules = rules.filter { $0.variants.contains(where: \.isOverGroups) } }

    /// Audits screens that are variants of one screen, alone and as a group. Findings of rules over groups belong to
    /// the first.
    package static func audits(of screens: [Screen], by audit: Audit) -> [ScreenAudit] {
        var audits = screens.map { audit($0) }
        _ = GroupAudit(audit.settings.map(\.rule))(Array(screens.indices), of: &audits)
        return audits
    }

    /// Runs the rules over the screens with these indices, which are one group. Findings are added to the first screen
    /// on which the rule is switched on.
    ///
    /// - Returns: The indices of the screens that have new findings.
    package func callAsFunction(_ group: [Int], of audits: inout [ScreenAudit]) -> Set<Int> {
        var changed: Set<Int> = []
        var views: [Int: ScreenView] = [:]
        var matchings: [ElementMatching.Pair: ElementMatching] = [:]
        // What the rules over single screens found.
        let found = Dictionary(uniqueKeysWithValues: group.map { ($0, Self.foundRules(audits[$0])) })
        let ids = Set(group.flatMap { audits[$0].groupRules.settings.map(\.ruleID) })
        for id in ids.sorted() {
            let indices = group.filter { index in audits[index].groupRules.settings.contains { $0.ruleID == id } }
            guard indices.count > 1, let rule = rules.first(where: { $0.id == id }),
                let setting = audits[indices[0]].groupRules.settings.first(where: { $0.ruleID == id }),
                let variant = rule.variant(on: audits[indices[0]].screen.platform),
                case .group(let body) = variant.check
            else { continue }
            let members = indices.map { index in
                let screen = views[index] ?? Self.view(audits[index])
                views[index] = screen
                let base = views[indices[0]] ?? screen
                let key = ElementMatching.Pair(base: indices[0], variant: index)
                let matching =
                    matchings[key]
                    ?? (index == indices[0]
                        ? ElementMatching(identical: screen.exposure)
                        : ElementMatcher.matching(base.screen, base.exposure, screen.screen, screen.exposure))
                matchings[key] = matching
                return GroupView.Member(
                    variant: audits[index].screen.variant, screen: screen, traits: ScreenVariant(audits[index].screen),
                    matching: matching, foundRules: found[index] ?? [:])
            }
            // Names alone do not say for sure that screens are variants of one screen.
            let limit: Severity = group.contains { audits[$0].screen.hasFoundGroup } ? .warning : .failure
            let check = RuleCheck(
                members[0].screen, ruleID: id, isMandatory: rule.isMandatory, severity: min(setting.severity, limit),
                values: setting.values)
            check.baseID = members[0].traits.id
            body(GroupView(name: audits[indices[0]].screen.group ?? "", members: members), check)
            for index in indices { audits[index].setNotChecked([id], check.notChecked) }
            if check.findings.isEmpty { continue }
            audits[indices[0]].findings += check.findings
            changed.insert(indices[0])
        }
        for index in changed {
            audits[index].findings = Audit.sorted(audits[index].findings)
            audits[index].describeFindings()
        }
        for (key, matching) in matchings where key.base != key.variant {
            Self.shareCauses(of: audits[key.base], &audits[key.variant], matching)
        }
        compareContrasts(group, &audits, matchings)
        return changed
    }

    /// Compares the contrasts of the base and of each variant in the other appearance.
    private func compareContrasts(
        _ group: [Int], _ audits: inout [ScreenAudit], _ matchings: [ElementMatching.Pair: ElementMatching]
    ) {
        guard let base = group.first else { return }
        for index in group.dropFirst() {
            let comparison = ContrastComparison(audits[base], audits[index]) {
                matchings[ElementMatching.Pair(base: base, variant: index)]
                    ?? ElementMatching(audits[base].screen, audits[index].screen)
            }
            guard let comparison else { continue }
            var (one, other) = (audits[base], audits[index])
            comparison(&one, &other)
            (audits[base], audits[index]) = (one, other)
        }
    }

    /// Gives findings of a variant the causes of the same findings on the base.
    private static func shareCauses(of base: ScreenAudit, _ variant: inout ScreenAudit, _ matching: ElementMatching) {
        var causes: [CauseKey: Cause] = [:]
        for finding in base.findings where finding.elements.count == 1 {
            guard let index = matching[finding.elements[0].index] else { continue }
            causes[CauseKey(rule: finding.ruleID, element: index)] = finding.cause
        }
        for number in variant.findings.indices where variant.findings[number].elements.count == 1 {
            let finding = variant.findings[number]
            let cause = causes[CauseKey(rule: finding.ruleID, element: finding.elements[0].index)]
            guard let cause, cause != finding.cause else { continue }
            variant.findings[number].sharedCause = cause
            variant.findings[number].cause = cause
        }
    }

    /// What the same finding of two variants has in common: the rule, and the element of the variant.
    private struct CauseKey: Hashable {
        let rule: String
        let element: Int
    }

    /// Returns the rules with a finding by element.
    private static func foundRules(_ audit: ScreenAudit) -> [Int: Set<String>] {
        audit.findings.reduce(into: [:]) { rules, finding in
            for element in finding.elements { rules[element.index, default: []].insert(finding.ruleID) }
        }
    }

    private static func view(_ audit: ScreenAudit) -> ScreenView {
        let limited = LimitedScreen(audit.screen)
        let view = ScreenView(
            limited.screen, ScreenFacts(limited.screen, includesSystem: audit.groupRules.includesSystem))
        view.wholeElements = audit.screen.elements
        return view
    }
}
