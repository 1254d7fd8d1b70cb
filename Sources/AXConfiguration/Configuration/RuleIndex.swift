import AXEngine
import AXSyntax
import AXTree

/// The known rules, by id, former id and group.
package struct RuleIndex: Sendable {
    /// The rules, sorted by id, followed by custom rules in the order in which they were added.
    package let rules: [Rule]
    /// The platforms of the product, then others on which one of the rules runs.
    let platforms: [Platform]
    private let byName: [String: Int]
    /// The rules that had the id of another rule on one platform.
    private let moved: [MovedRule]

    /// An index of these rules.
    package init(_ rules: [Rule]) { self.init(ordered: rules.sorted { $0.id < $1.id }) }

    /// The index with more rules at the end. The numbers of the present rules do not change.
    func adding(_ more: [Rule]) -> RuleIndex { more.isEmpty ? self : RuleIndex(ordered: rules + more) }

    private init(ordered rules: [Rule]) {
        self.rules = rules
        var platforms = Platform.all
        var byName = [String: Int](minimumCapacity: 2 * rules.count)
        var moved: [MovedRule] = []
        for number in rules.indices {
            for variant in rules[number].variants where !platforms.contains(variant.platform) {
                platforms.append(variant.platform)
            }
            for name in rules[number].formerNames {
                if byName[name.id] == nil { byName[name.id] = number }
                if let platform = name.platform {
                    moved.append(MovedRule(formerID: name.id, id: rules[number].id, platform: platform))
                }
            }
        }
        for number in rules.indices { byName[rules[number].id] = number }
        self.platforms = platforms
        self.byName = byName
        self.moved = moved
    }

    /// The rules that had an id on one platform, while another rule still has it on the others.
    package func movedRules(from id: String) -> [MovedRule] { moved.filter { $0.formerID == id } }

    /// The ids that a rule had on a platform, while other rules still have them on others.
    func formerIDs(of id: String, on platform: Platform) -> [String] {
        moved.filter { $0.id == id && $0.platform == platform }.map(\.formerID)
    }

    /// The id that a rule has now, whose id or former id this is on a platform; the same id if no rule has or had it.
    package func currentID(of id: String, on platform: Platform) -> String {
        movedRules(from: id).first { $0.platform == platform }?.id ?? rule(id)?.id ?? id
    }

    /// The ids together with those that these rules had on a platform.
    func withFormerIDs(_ ids: Set<String>, on platform: Platform) -> Set<String> {
        ids.union(moved.filter { $0.platform == platform && ids.contains($0.id) }.map(\.formerID))
    }

    /// The index in `rules` of the rule with this id or former id.
    func number(of name: String) -> Int? { byName[name] }

    /// The rule with this id or former id.
    package func rule(_ name: String) -> Rule? { byName[name].map { rules[$0] } }

    /// The rule or the group with this name.
    func target(_ name: String) -> RuleTarget? {
        if let number = byName[name] { return .rule(number) }
        let members = rules.indices.filter { rules[$0].groups.contains(name) }
        return members.isEmpty ? nil : .group(name, members)
    }

    /// The ids of the rules, then the groups, then the former ids.
    package var names: [String] {
        rules.map(\.id) + Set(rules.flatMap(\.groups)).sorted()
            + rules.flatMap { $0.formerNames.filter { $0.platform == nil }.map(\.id) }
    }

    /// The message for a name that is neither a rule nor a group, or with `listsGroups` false, not a rule.
    package func unknown(_ name: String, listsGroups: Bool = true) -> String {
        let names = listsGroups ? names : rules.map(\.id)
        let near = Self.nearestByWords(to: name, among: names).map { "did you mean \"\($0)\"?" }
        return UnknownWord.message("rule", name, among: names, hint: near ?? "\(CommandName.rules) lists all rules")
    }

    /// The name with the largest share of similar words, if that is a third or more.
    ///
    /// `small-targt` and `target-size` have one similar word (`targt`, `target`) of the three words `small`, `target`
    /// and `size`: a third. A word of three letters has to be the beginning of another.
    private static func nearestByWords(to name: String, among names: [String]) -> String? {
        let words = name.split(separator: "-").map(String.init).filter { $0.count > 2 }
        var best: (share: Double, name: String)?
        for candidate in names {
            let others = candidate.split(separator: "-").map(String.init)
            let shared = words.count { word in
                word.count > 3 ? word.nearest(in: others) != nil : others.contains { $0.hasPrefix(word) }
            }
            let share = Double(shared) / Double(max(1, words.count + others.count - shared))
            if share >= 1.0 / 3, share > best?.share ?? 0 { best = (share, candidate) }
        }
        return best?.name
    }
}
