import AXEngine
import AXRuns

/// How many rules were not checked on the screens of a run. Screens without a verdict do not count: none of their rules
/// was checked, and the reports say why.
package struct UncheckedRules {
    /// The screens with rules that were not checked.
    private let screens: [ScreenAudit]
    /// The number of screens that have a verdict.
    private let all: Int
    /// The least and the greatest number of rules of a screen that were not checked.
    private let range: ClosedRange<Int>

    /// The number of screens that are named.
    private static let maximumNamed = 3

    /// Counts the rules; `nil` if every rule was checked.
    package init?(_ run: AuditRun) {
        let withoutVerdict = Set(run.screensWithoutVerdict.map(\.index))
        let others = run.screens.indices.filter { !withoutVerdict.contains($0) }.map { run.screens[$0] }
        screens = others.filter { !$0.notChecked.isEmpty }
        all = others.count
        let numbers = screens.map(\.notChecked.count)
        guard let least = numbers.min(), let most = numbers.max() else { return nil }
        range = least...most
    }

    /// `4 rules not checked on 1 screen`, `up to 13 rules not checked on 2 screens`.
    package var summary: String {
        let number = (range.count > 1 ? "up to " : "") + Wording.count(range.upperBound, "rule")
        return "\(number) not checked on \(Wording.count(screens.count, "screen"))"
    }

    /// `13 of 131 rules on Payment`, `13 to 20 of 131 rules on 12 of 40 screens`.
    package var subject: String {
        // Rules of other platforms can make a difference.
        let rules = screens.map(\.rules.count).max() ?? 0
        let numbers = range.count > 1 ? "\(range.lowerBound) to \(range.upperBound)" : "\(range.lowerBound)"
        let names = screens.map { $0.screen.title.printable(limit: 60) }
        let on =
            if names.count <= Self.maximumNamed {
                names.joined(separator: ", ")
            } else {
                (names.count < all ? "\(names.count) of " : "") + Wording.count(all, "screen")
            }
        return "\(numbers) of \(Wording.count(rules, "rule")) on \(on)"
    }

    /// The reasons, the most frequent first, each with the number of its screens if there are too many to name:
    /// `no hints (12 screens)`.
    package func reasons(_ brief: (String) -> String) -> [String] {
        var counts: [String: Int] = [:]
        for audit in screens {
            for reason in Set(audit.notChecked.map { brief($0.reason) }) { counts[reason, default: 0] += 1 }
        }
        // Among reasons on equally many screens, that of most rules.
        var rules: [String: Int] = [:]
        for item in screens.flatMap(\.notChecked) { rules[brief(item.reason), default: 0] += 1 }
        let sorted = counts.keys.sorted { first, second in
            let (one, other) = (counts[first, default: 0], counts[second, default: 0])
            if one != other { return one > other }
            return (rules[second, default: 0], first) < (rules[first, default: 0], second)
        }
        if screens.count <= Self.maximumNamed { return sorted }
        return sorted.map { "\($0) (\(Wording.count(counts[$0, default: 0], "screen")))" }
    }
}
