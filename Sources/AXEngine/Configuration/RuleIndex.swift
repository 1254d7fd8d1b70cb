import AXSyntax
import AXTree

/// The rules there are, found by the names that configurations and command lines use for them.
public struct RuleIndex: Sendable {
    /// The rules, by id; those of a team's own follow in the order in which they were added.
    public let rules: [Rule]
    private let byName: [String: Int]

    /// An index of these rules.
    public init(_ rules: [Rule]) { self.init(ordered: rules.sorted { $0.id < $1.id }) }

    /// This index with more rules. The numbers of those that are there stay what they are.
    func adding(_ more: [Rule]) -> RuleIndex { more.isEmpty ? self : RuleIndex(ordered: rules + more) }

    private init(ordered rules: [Rule]) {
        self.rules = rules
        var byName: [String: Int] = [:]
        for (number, rule) in rules.enumerated() {
            for name in rule.formerNames where byName[name] == nil { byName[name] = number }
        }
        for (number, rule) in rules.enumerated() { byName[rule.id] = number }
        self.byName = byName
    }

    /// The number in `rules` of the rule that has this id, or had it once.
    func number(of name: String) -> Int? { byName[name] }

    /// The rule that has this id, or had it once.
    public func rule(_ name: String) -> Rule? { byName[name].map { rules[$0] } }

    /// What a name stands for: one rule, or those of a group. Nil if it stands for nothing.
    func target(_ name: String) -> RuleTarget? {
        if let number = byName[name] { return .rule(number) }
        let members = rules.indices.filter { rules[$0].groups.contains(name) }
        return members.isEmpty ? nil : .group(name, members)
    }

    /// Every name there is, those that are out of use last.
    public var names: [String] {
        rules.map(\.id) + Set(rules.flatMap(\.groups)).sorted() + rules.flatMap(\.formerNames)
    }

    /// What to say of a name that stands for nothing.
    public func unknown(_ name: String) -> String {
        let near = nearestByWords(to: name).map { "did you mean \"\($0)\"?" }
        return SettingsReader.unknown("rule", name, among: names, hint: near ?? "axaudit rules lists them")
    }

    /// The name that shares the largest part of its words with `name`, where that is a third or more: `small-targt` is
    /// near to `target-size`.
    private func nearestByWords(to name: String) -> String? {
        let words = name.split(separator: "-").map(String.init).filter { $0.count > 2 }
        var best: (share: Double, name: String)?
        for candidate in names {
            let others = candidate.split(separator: "-").map(String.init)
            let shared = words.count { $0.nearest(in: others) != nil }
            let share = Double(shared) / Double(max(1, words.count + others.count - shared))
            if share >= 1.0 / 3, share > best?.share ?? 0 { best = (share, candidate) }
        }
        return best?.name
    }
}
