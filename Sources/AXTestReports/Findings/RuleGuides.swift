import AXEngine
import AXRuns
import AXTree

/// What the rules of a run say on the platforms of their findings. A rule without findings speaks of the platforms of
/// the screens.
package struct RuleGuides {
    private let rules: [Rule]
    /// The platforms of the screens, in the order of `Platform.all`; the default one if there are no screens.
    private let platforms: [Platform]
    /// By index of the rule: the platforms of its findings. Empty if all screens are of one platform.
    private var found: [Int: Set<Platform>] = [:]

    package init(_ run: AuditRun) {
        rules = run.rules
        let screens = Set(run.screens.map(\.screen.platform))
        platforms = screens.isEmpty ? [.default] : Platform.sorted(screens)
        guard screens.count > 1 else { return }
        let lookup = RuleLookup(run)
        for audit in run.screens {
            for id in Set(audit.findings.map(\.ruleID)) {
                if let index = lookup.index(id, on: audit) { found[index, default: []].insert(audit.screen.platform) }
            }
        }
    }

    /// Returns what the rule with an index says: one entry without the name of a platform, or one for each platform if
    /// it says something else on each.
    package subscript(index: Int) -> [(platform: String?, guide: RuleGuide)] {
        let rule = rules[index]
        let own = platforms.filter { found[index]?.contains($0) != false && rule.platforms.contains($0) }
        let guides = (own.isEmpty ? Array(rule.platforms.prefix(1)) : own).map { ($0.name, rule.guide(on: $0)) }
        if guides.allSatisfy({ $0.1 == guides[0].1 }) { return guides.prefix(1).map { (nil, $0.1) } }
        return guides.map { ($0.0, $0.1) }
    }

    /// Returns a text of the rule with an index, or that of each platform: `On iOS: Set …. On …: Set ….`.
    package func text(_ part: KeyPath<RuleGuide, String>, of index: Int) -> String {
        let texts = self[index].map { (platform: $0.platform, text: $0.guide[keyPath: part]) }
        if Set(texts.map(\.text)).count == 1 { return texts[0].text }
        return texts.map { ($0.platform.map { "On \($0): " } ?? "") + $0.text }.joined(separator: " ")
    }
}
