import AXAudit

/// An option that says something of rules, as it was written. What it means depends on the rules that a configuration has.
struct RuleOption: Sendable {
    private enum Kind: Sendable { case preset, rule, set, only }

    private let kind: Kind
    private let text: String

    /// Those of a command, in the order in which they count.
    static func all(in invocation: Invocation) -> [RuleOption] {
        let preset = invocation.last("preset").map { [RuleOption(kind: .preset, text: $0)] } ?? []
        let others: [(String, Kind)] = [("rule", .rule), ("set", .set), ("only", .only)]
        return preset + others.flatMap { name, kind in invocation.all(name).map { RuleOption(kind: kind, text: $0) } }
    }

    /// What it means where there are these rules; nil where it means nothing.
    func change(_ rules: RuleIndex) -> SelectionChange? {
        if let change = try? parsed(rules) { return change }
        return kind == .only ? .onlyElsewhere(text) : nil
    }

    /// Why it means nothing under any of these rules; nil if it does.
    func problem(_ indices: [RuleIndex]) -> String? {
        var message: String?
        for rules in indices {
            do throws(SelectionChange.Problem) {
                _ = try parsed(rules)
                return nil
            } catch {
                message = error.message
            }
        }
        return message
    }

    private func parsed(_ rules: RuleIndex) throws(SelectionChange.Problem) -> SelectionChange? {
        switch kind {
        case .preset: Preset(rawValue: text).map { .preset($0) }
        case .rule: try .rule(text, rules)
        case .set: try .set(text, rules)
        case .only: try .only(text, rules)
        }
    }
}
