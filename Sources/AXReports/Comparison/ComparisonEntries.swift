import AXArchives
import AXTestReports
import AXEngine
import AXRuns
import AXTree

/// A comparison of two runs as its reports show it: the findings of each change by cause, and sentences about the rest.
struct ComparisonEntries {
    /// The findings of one cause that have one change.
    struct Entry {
        let ruleID: String
        let cause: Cause
        /// The severity of the most severe finding.
        var severity: Severity
        /// Whether the cause is only in the run of the findings.
        let isOwnCause: Bool
        /// The first finding, and its screen.
        let finding: Finding
        let audit: ScreenAudit
        /// The names of the screens, each screen once.
        var screens: [String]
        /// The number of findings.
        var count: Int
        /// The index of the last screen.
        var lastScreen: Int
    }

    let comparison: RunComparison
    private let entries: [RunChange: [Entry]]

    init(_ comparison: RunComparison) {
        self.comparison = comparison
        let changes = Dictionary(comparison.causes.map { ($0.group.cause.id, $0.change) }) { first, _ in first }
        var entries: [RunChange: [Entry]] = [:]
        var indices: [String: Int] = [:]
        for item in comparison.findings {
            let key = "\(item.change.rawValue) \(item.finding.cause.id)"
            if let index = indices[key] {
                entries[item.change]?[index].add(item, comparison)
            } else {
                indices[key] = entries[item.change, default: []].count
                let audit = Self.run(item.change, comparison).screens[item.screen]
                entries[item.change, default: []].append(
                    Entry(
                        ruleID: item.finding.ruleID, cause: item.finding.cause, severity: item.finding.severity,
                        isOwnCause: changes[item.finding.cause.id] == item.change, finding: item.finding, audit: audit,
                        screens: [audit.screen.title], count: 1, lastScreen: item.screen))
            }
        }
        self.entries = entries.mapValues { Self.sorted($0) }
    }

    /// Returns the entries with failures first, then those with the most findings.
    private static func sorted(_ entries: [Entry]) -> [Entry] {
        entries.enumerated().sorted { one, other in
            let (first, second) = (one.element, other.element)
            if first.severity != second.severity { return first.severity > second.severity }
            return (second.count, one.offset) < (first.count, other.offset)
        }.map(\.element)
    }

    /// The run that has the findings of a change.
    static func run(_ change: RunChange, _ comparison: RunComparison) -> AuditRun {
        change == .resolved ? comparison.base : comparison.head
    }

    /// The entries of a change.
    subscript(change: RunChange) -> [Entry] { entries[change] ?? [] }
}

extension ComparisonEntries.Entry {
    fileprivate mutating func add(_ item: ComparedFinding, _ comparison: RunComparison) {
        severity = max(severity, item.finding.severity)
        count += 1
        if lastScreen == item.screen { return }
        lastScreen = item.screen
        screens.append(ComparisonEntries.run(item.change, comparison).screens[item.screen].screen.title)
    }

    /// The finding with its number and its screens: `button #pay: 20×20 pt; … on 3 screens: Cart, Checkout and Home`.
    var line: String {
        let finding = Wording.message(of: finding)
        let times = count > screens.count ? " (\(Wording.count(count, "finding")))" : ""
        return "\(cause.element): \(finding)\(times)\(place)"
    }

    /// The screens. The location of the first finding has the path of the first one, so a screen without a name is not
    /// named here.
    private var place: String {
        if screens[0] != audit.screen.origin.file { return ", on \(Wording.screens(screens))" }
        return screens.count == 1 ? "" : ", also on \(Wording.screens(Array(screens.dropFirst())))"
    }

    /// The location of the first finding.
    var location: String { audit.place(of: finding) }
}

extension ComparisonEntries {
    /// The numbers in one line: `2 new findings (1 new cause), 3 resolved, 10 unchanged`.
    var summary: String {
        let new = Wording.count(comparison.count(.new), "new finding")
        return "\(new) (\(Wording.count(comparison.causeCount(.new), "new cause"))), "
            + "\(comparison.count(.resolved)) resolved (\(Wording.count(comparison.causeCount(.resolved), "resolved cause"))), "
            + "\(comparison.count(.unchanged)) unchanged"
    }

    /// Sentences about screens, rules and inputs that differ between the runs.
    var remarks: [String] {
        let (base, head) = (comparison.base, comparison.head)
        var lines: [String] = []
        if !comparison.added.isEmpty {
            lines.append("added: \(Wording.screens(comparison.added.map { head.screens[$0].screen.title }))")
        }
        if !comparison.removed.isEmpty {
            lines.append("removed: \(Wording.screens(comparison.removed.map { base.screens[$0].screen.title }))")
        }
        for pair in comparison.renamed.prefix(20) {
            lines.append(
                "renamed: \"\(base.screens[pair.base].screen.title)\" is now \"\(head.screens[pair.head].screen.title)\""
            )
        }
        if comparison.renamed.count > 20 { lines.append("renamed: \(comparison.renamed.count - 20) more screens") }
        for (screen, change) in comparison.journeys.prefix(20) {
            lines.append("journey on \"\(head.screens[screen].screen.title)\": \(change.words)")
        }
        if comparison.journeys.count > 20 { lines.append("journey: \(comparison.journeys.count - 20) more") }
        let (before, after) = (Set(base.screens.flatMap(\.rules)), Set(head.screens.flatMap(\.rules)))
        if !before.isEmpty, !after.isEmpty {
            let (only, also) = (before.subtracting(after).sorted(), after.subtracting(before).sorted())
            if !only.isEmpty { lines.append("checked in the first run only: \(only.joined(separator: ", "))") }
            if !also.isEmpty { lines.append("checked in the second run only: \(also.joined(separator: ", "))") }
        }
        for (run, name) in [(base, "first"), (head, "second")] {
            let names = run.screensWithoutVerdict.map { run.screens[$0.index].screen.title }
            if !names.isEmpty { lines.append("no verdict in the \(name) run: \(Wording.screens(names))") }
        }
        for (run, name) in [(base, "first"), (head, "second")] where !run.allErrors.isEmpty {
            lines.append(
                "\(Wording.count(run.allErrors.count, "error")) in the \(name) run: its findings are incomplete")
        }
        return lines
    }
}
