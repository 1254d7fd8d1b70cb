import AXTestReports
import AXEngine

/// A rule with findings that is about no success criterion of level A or AA, and why.
struct UntiedRule {
    /// The id of the rule.
    let rule: String
    /// Where the rule comes from, as the end of a sentence: `from HIG: Writing`.
    let reason: String
    /// What was found.
    var count = FindingCount()

    /// Returns why a rule with these standards is about no criterion of level A or AA; `nil` if it is about one.
    static func reason(_ standards: [Rule.Standard]) -> String? {
        let isTied = standards.contains { standard in standard.criterion.map { $0.level != .aaa } ?? false }
        if isTied { return nil }
        if standards.isEmpty { return "a rule of the configuration" }
        return "usability, from " + standards.map(\.description).joined(separator: " and ")
    }
}
