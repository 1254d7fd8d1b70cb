import AXTestReports
import AXConfiguration
import AXEngine
import AXRuns
import AXSyntax
import AXTree

/// What a run says about success criteria. Every form of the report is written from it, so that all have the same
/// numbers.
struct CriteriaAssessment {
    /// The run.
    let run: AuditRun
    /// The version of WCAG.
    let wcag: WCAGVersion
    /// The edition of EN 301 549.
    let edition: EuropeanEdition
    /// The criteria of the levels A and AA, by number.
    private(set) var rows: [CriterionRow]
    /// The rules with findings that are about no criterion of these levels, by id.
    private(set) var others: [UntiedRule] = []

    init(_ run: AuditRun) {
        self.run = run
        wcag = run.record.criteria.wcag ?? .v22
        edition = run.record.criteria.edition ?? .v321
        rows = WCAGCriterion.all.filter { [wcag] in $0.level != .aaa && $0.isIn(wcag) }.map(CriterionRow.init)
        let numbers = Dictionary(uniqueKeysWithValues: rows.indices.map { [rows] in (rows[$0].criterion.number, $0) })
        var others: [String: UntiedRule] = [:]
        let criteria = RuleCriteria(run, rows: numbers)
        for (number, audit) in run.screens.enumerated() {
            addChecks(of: audit, criteria)
            for (index, finding) in audit.findings.enumerated() {
                let location = FindingCount.Location(screen: number, finding: index)
                let indices = criteria.rows(of: finding.ruleID, on: audit)
                for row in indices { rows[row].count.add(finding, at: location) }
                if indices.isEmpty {
                    let id = finding.ruleID
                    if others[id] == nil {
                        let reason = UntiedRule.reason(criteria.standards(of: id, on: audit))
                        others[id] = UntiedRule(rule: id, reason: reason ?? "not in WCAG \(wcag.rawValue)")
                    }
                    others[id]?.count.add(finding, at: location)
                }
            }
        }
        self.others = others.values.sorted { $0.rule < $1.rule }
    }

    /// Records which rules were checked on a screen.
    private mutating func addChecks(of audit: ScreenAudit, _ criteria: RuleCriteria) {
        let reasons = Dictionary(
            audit.notChecked.map { ($0.ruleID, $0.reason) }, uniquingKeysWith: { first, _ in first })
        var checked: Set<Int> = []
        var unchecked: Set<[String]> = []
        for id in audit.rules {
            for row in criteria.rows(of: id, on: audit) {
                rows[row].rules.insert(id)
                guard let reason = reasons[id] else {
                    checked.insert(row)
                    continue
                }
                if unchecked.insert([String(row), reason]).inserted { rows[row].notChecked[reason, default: 0] += 1 }
            }
        }
        for row in checked { rows[row].checkedScreens += 1 }
    }

    /// Returns the rows with an answer. Failing criteria are first those that fail on most screens.
    func rows(_ answer: CriterionRow.Answer) -> [CriterionRow] {
        let rows = rows.filter { $0.answer == answer }
        guard answer == .fails else { return rows }
        return rows.enumerated().sorted {
            ($1.element.count.failingScreens.count, $0.offset) < ($0.element.count.failingScreens.count, $1.offset)
        }.map(\.element)
    }

    /// The rows that have something to say of their own: all but those without a rule.
    var evaluated: [CriterionRow] { CriterionRow.Answer.allCases.filter { $0 != .notEvaluated }.flatMap(rows) }

    /// The numbers of the criteria that no rule of the run is about, or `nil` if there are none.
    var notEvaluated: String? {
        let numbers = rows(.notEvaluated).map(\.criterion.number)
        return numbers.isEmpty ? nil : numbers.joined(separator: ", ")
    }

    /// The number of screens, `30 screens (20 on iOS, 10 on Android)`.
    var screens: String {
        let counts = Dictionary(grouping: run.screens, by: \.screen.platform).mapValues(\.count)
        let platforms = Platform.sorted(Set(counts.keys)).map { (name: $0.name, count: counts[$0] ?? 0) }
        let names = platforms.map { platforms.count == 1 ? "on \($0.name)" : "\($0.count) on \($0.name)" }
        return Wording.count(run.screens.count, "screen")
            + (names.isEmpty ? "" : platforms.count == 1 ? " \(names[0])" : " (\(names.joined(separator: ", ")))")
    }

    /// The reasons for which findings are ignored, each with the number of findings, most first.
    var ignored: [(reason: String, count: Int)] {
        var counts: [String: Int] = [:]
        for finding in run.screens.lazy.flatMap(\.findings) {
            if case .suppressed(let reason) = finding.state { counts[reason, default: 0] += 1 }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }
}
