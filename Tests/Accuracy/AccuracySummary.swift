import Foundation

/// The precision over all findings, over screens and by rule, as text.
struct AccuracySummary {
    /// The precision over all findings.
    let all: Precision
    /// The precision on each screen.
    let screens: [Precision]
    /// The precision of each rule that has findings.
    let rules: [String: Precision]

    init(_ comparison: Comparison) {
        all = Precision(comparison.findings.map(comparison.verdict))
        screens = comparison.screens.map { Precision($0.findings.map(comparison.verdict)) }
        rules = Dictionary(grouping: comparison.findings, by: \.id.rule).mapValues {
            Precision($0.map(comparison.verdict))
        }
    }

    /// The summary, one row per rule.
    var text: String {
        var lines = [
            """
            Accuracy of the preset recommended: \(all.total) findings on \(screens.count { $0.total > 0 }) of \
            \(screens.count) screens
            """,
            "precision by finding: \(Precision.percent(all.share(of: .right)))",
            "precision as the mean over screens: \(Precision.percent(Precision.mean(over: screens)))",
            "wrong: \(Precision.percent(all.share(of: .wrong)))",
            Self.row("rule", Verdict.allCases.map(\.rawValue), "precision"), Self.row("all rules", all),
        ]
        for (rule, precision) in rules.sorted(by: { $0.key < $1.key }) { lines.append(Self.row(rule, precision)) }
        return lines.joined(separator: "\n")
    }

    private static func row(_ name: String, _ precision: Precision) -> String {
        row(name, Verdict.allCases.map { String(precision[$0]) }, Precision.percent(precision.share(of: .right)))
    }

    private static func row(_ name: String, _ counts: [String], _ share: String) -> String {
        let columns = counts.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }
        return name.padding(toLength: 30, withPad: " ", startingAt: 0) + columns.joined() + "  " + share
    }
}
