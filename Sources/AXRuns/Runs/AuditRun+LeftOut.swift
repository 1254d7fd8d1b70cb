import AXEngine
import AXTree

extension AuditRun {
    /// Leaves out the rules that need an input besides the dump that no screen of the run has: a companion of some
    /// kind, or other variants. They stay, as not checked, if no other rule would be checked.
    ///
    /// What is left out is kept in `ScreenAudit.leftOut`, so that the run can be decided again together with others.
    package mutating func leaveOutRules() {
        guard screens.contains(where: { $0.notChecked.contains { !$0.missing.isEmpty } }) else { return }
        // Most runs have none, and some have two.
        let present = Array(presentInputs)
        var decided = screens
        var last = ShortenedRules()
        for index in decided.indices { decided[index].leaveOut({ !present.contains($0.id) }, &last) }
        let running = ScreenAudit.rules(of: decided)
        let mandatory = Set(rules.filter(\.isMandatory).map(\.id))
        guard !running.isSubset(of: mandatory) else { return }
        screens = decided
        leftOutRules = rules.filter { !running.contains($0.id) }
        rules.removeAll { !running.contains($0.id) }
    }

    /// The rules that are not part of the run, by id, each with a reason: `no input has a picture`.
    package var leftOut: [NotChecked] {
        let (ids, present) = (Set(leftOutRules.map(\.id)), presentInputs)
        var items: Set<NotChecked> = []
        for item in screens.lazy.flatMap(\.leftOut) where ids.contains(item.ruleID) {
            guard let missing = item.missing.first(where: { !present.contains($0.id) }) else { continue }
            items.insert(NotChecked(ruleID: item.ruleID, reason: missing.absence))
        }
        return items.sorted { ($0.ruleID, $0.reason) < ($1.ruleID, $1.reason) }
    }

    /// The identifiers of the inputs besides a dump that at least one screen has.
    private var presentInputs: Set<String> {
        let companions = screens.reduce(into: Set<String>()) { $0.formUnion($1.companions) }
        let hasVariants = ScreenAudit.groups(of: screens).contains { $0.count > 1 }
        return hasVariants ? companions.union([MissingInput.variants.id]) : companions
    }
}

extension ScreenAudit {
    /// Leaves out the rules that are not checked for an input that no screen of the run has.
    ///
    /// - Parameter last: The rules of the screen before, which are those of most screens.
    fileprivate mutating func leaveOut(_ isAbsent: (MissingInput) -> Bool, _ last: inout ShortenedRules) {
        var others: [NotChecked] = []
        for item in notChecked {
            if item.missing.contains(where: isAbsent) { leftOut.append(item) } else { others.append(item) }
        }
        if leftOut.isEmpty { return }
        let ids = leftOut.map(\.ruleID)
        if last.all != rules || last.leftOut != ids { last = ShortenedRules(rules, without: ids) }
        others.removeAll { last.removed.contains($0.ruleID) }
        notChecked = others
        rules = last.rest
    }
}

/// The rules of a screen, and those that stay when some are left out.
private struct ShortenedRules {
    private(set) var all: [String] = []
    private(set) var leftOut: [String] = []
    private(set) var removed: Set<String> = []
    private(set) var rest: [String] = []

    /// Creates an empty list.
    init() {}

    /// Leaves out some of the rules.
    init(_ all: [String], without leftOut: [String]) {
        self.all = all
        self.leftOut = leftOut
        let removed = Set(leftOut)
        self.removed = removed
        rest = all.filter { !removed.contains($0) }
    }
}
