import AXTree

/// What there is to do for one screen: which rules can be checked on it, in shares that can be done in any order.
struct AuditPlan: Sendable {
    /// A piece of the work.
    enum Share: Sendable {
        /// Some of the rules over the screen as a whole.
        case screenRules([Int])
        /// All rules that look at each element, over some of the subjects.
        case elements(Range<Int>)
    }

    /// The rules that the screen does not let one check.
    private(set) var notChecked: [NotChecked] = []
    /// The work; what takes long and cannot be divided comes first.
    private(set) var shares: [Share] = []
    private var screenRules: [ScreenRule] = []
    private var elementRules: [ElementRule] = []

    /// A rule that looks at the screen as a whole, and its number among the settings.
    private struct ScreenRule {
        let number: Int
        let body: @Sendable (ScreenView, Check) -> Void
    }

    /// A rule that looks at each element, and its number among the settings. (In a tuple the closure would be wrapped.)
    private struct ElementRule {
        let number: Int
        let body: @Sendable (ElementView, Check) -> Void
    }

    /// How many shares the subjects make: enough to balance two threads, few enough that handing them out costs nothing.
    private static let shareCount = 8
    private static let smallestShare = 512
    /// How many elements a rule looks at before the next one does.
    private static let together = 64

    init(_ settings: [RuleSetting], _ screen: Screen, _ facts: ScreenFacts) {
        var families: [String: [Int]] = [:]
        for (number, setting) in settings.enumerated() {
            let carried = screen.hasConfiguredTypes ? screen.carries.union([.type]) : screen.carries
            if let reason = setting.rule.reasonNotToCheck(carried: carried) {
                notChecked.append(NotChecked(ruleID: setting.rule.id, reason: reason))
            } else if facts.exposure.order.isEmpty, !setting.rule.needs.isEmpty {
                notChecked.append(NotChecked(ruleID: setting.rule.id, reason: "no element is exposed"))
            } else {
                // Where types come from the configuration alone, the rule looks at those elements and at no other.
                if let reason = setting.rule.reasonNotToCheck(carried: screen.carries) {
                    notChecked.append(
                        NotChecked(ruleID: setting.rule.id, reason: reason + " but those of the configuration"))
                }
                switch setting.rule.scope {
                case .eachElement(let body): elementRules.append(ElementRule(number: number, body: body))
                case .screen(let body):
                    // Rules of one group ask the screen the same questions, which one thread need answer only once.
                    families[setting.rule.groups.first ?? "", default: []].append(screenRules.count)
                    screenRules.append(ScreenRule(number: number, body: body))
                }
            }
        }
        shares = families.values.sorted { ($0.count, $1[0]) > ($1.count, $0[0]) }.map { .screenRules($0) }
        let count = elementRules.isEmpty ? 0 : facts.subjectIndices.count
        let size = max(count / Self.shareCount + 1, Self.smallestShare)
        for start in stride(from: 0, to: count, by: size) {
            shares.append(.elements(start..<min(start + size, count)))
        }
    }

    /// Does one share of the work.
    func work(_ share: Share, _ view: ScreenView, _ check: Check) {
        switch share {
        case .screenRules(let places):
            for place in places {
                check.begin(screenRules[place].number)
                screenRules[place].body(view, check)
            }
        case .elements(let range):
            // Rule by rule over a few elements: both the code of the rule and the elements are at hand.
            for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.together) {
                let indices = view.subjectIndices[start..<min(start + Self.together, range.upperBound)]
                // One view for all of them: making one anew would count references, a million times on a large screen.
                var element = view[indices[start]]
                for rule in elementRules {
                    check.begin(rule.number)
                    let body = rule.body
                    for index in indices {
                        element.index = index
                        body(element, check)
                    }
                }
            }
        }
    }
}
