import AXTestReports
import AXEngine
import AXRuns
import AXSyntax
import AXTree

/// The words of the reports by success criterion. None of them claims that a criterion is met.
enum CriteriaWording {
    static let reading = """
        A dump shows what fails, never that a criterion is met. Findings in a baseline count; ignored ones are counted apart. A \
        finding of a rule about two criteria is counted for both.
        """

    /// Returns the standards of the report: `WCAG 2.2 A and AA, EN 301 549 V3.2.1 clause 11, Section 508`.
    static func standards(_ report: CriteriaAssessment) -> String {
        "WCAG \(report.wcag.rawValue) A and AA, EN 301 549 V\(report.edition.rawValue) clause 11, Section 508"
    }

    /// Returns how the findings were made.
    static func method(_ report: CriteriaAssessment) -> String {
        let presets = report.run.record.presets.map(\.rawValue)
        let preset =
            presets.isEmpty
            ? "" : ", \(presets.count == 1 ? "preset" : "presets") \(presets.joined(separator: " and "))"
        let rules = Wording.count(report.run.rules.count, "rule")
        return "axaudit \(Version.current)\(preset), \(rules), \(report.screens)"
    }

    /// Returns what the run says about a criterion.
    static func answer(_ row: CriterionRow, _ report: CriteriaAssessment) -> String {
        switch row.answer {
        case .fails:
            "fails on \(row.count.failingScreens.count) of \(Wording.count(report.run.screens.count, "screen")): \(row.count.words)"
        case .toReview: "\(row.count.words), to review"
        case .nothingFound:
            "nothing found in what was checked; cannot be decided from dumps"
                + (row.count.ignored > 0 ? " (\(row.count.words))" : "")
        case .notChecked: "not checked"
        case .notEvaluated: "not evaluated"
        }
    }

    /// Returns how much was checked: `checked on 28 screens by 12 rules; not checked: no traits in the dump (2 screens)`.
    /// Of the reasons, the table for spreadsheets has all; the other forms have the three that concern most screens.
    static func checked(_ row: CriterionRow) -> String {
        var parts: [String] = []
        if row.checkedScreens > 0 {
            parts.append(
                "checked on \(Wording.count(row.checkedScreens, "screen")) by \(Wording.count(row.rules.count, "rule"))"
            )
        }
        if !row.notChecked.isEmpty { parts.append("not checked: " + notChecked(row, limit: 3)) }
        return parts.joined(separator: "; ")
    }

    /// Returns why rules were not checked: `no traits in the dump (2 screens), no hints in the dump (1 screen) and 4 more
    /// reasons`.
    static func notChecked(_ row: CriterionRow, limit: Int = .max) -> String {
        let reasons = row.notChecked.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\(RunNotes.brief($0.key)) (\(Wording.count($0.value, "screen")))" }
        let more = reasons.count - limit
        return reasons.prefix(limit).joined(separator: ", ")
            + (more > 0 ? " and \(Wording.count(more, "more reason"))" : "")
    }

    /// Returns the clause of EN 301 549 in a few words.
    static func clause(_ criterion: WCAGCriterion, _ edition: EuropeanEdition) -> String {
        switch edition.clause(of: criterion) {
        case .clause(let number): number
        case .void: "void for software"
        case .beyond: "beyond V\(edition.rawValue)"
        case .unknown: "clause unknown"
        }
    }

    /// Returns whether Section 508 demands a criterion.
    static func section508(_ criterion: WCAGCriterion) -> String { criterion.isIn508 ? "yes" : "beyond" }

    /// Returns an example: `Checkout: button "Close" #close (8,52 20×20): 20×20 pt; … (target-size)`.
    static func example(_ location: FindingCount.Location, _ report: CriteriaAssessment) -> String {
        let audit = report.run.screens[location.screen]
        let finding = audit.findings[location.finding]
        let file = audit.screen.origin.file
        let place = file.isEmpty ? "" : audit.place(of: finding)
        let title = audit.screen.title
        let screen = place.isEmpty ? title : title == file ? place : "\(title) (\(place))"
        return "\(screen): \(Wording.line(finding, on: audit)) [\(finding.ruleID)]"
    }

    /// Returns the title of the part of the report with an answer.
    static func title(_ answer: CriterionRow.Answer) -> String {
        switch answer {
        case .fails: "Criteria with failures"
        case .toReview: "Criteria with warnings to review"
        case .nothingFound: "Nothing found in what was checked"
        case .notChecked: "Not checked"
        case .notEvaluated: "Not evaluated"
        }
    }

    /// What is said before the numbers of the criteria without a rule.
    static let notEvaluated = "\(title(.notEvaluated)), because no rule of the run is about them"

    /// Returns what speaks against a label in a task: `VoiceOver: 3 failures on Seats, 1 on Checkout`.
    static func blocked(_ blocked: TaskAssessment.Blocked) -> String {
        let screens = blocked.screens.prefix(10).map { "\($0.title) (\(Wording.count($0.failures, "failure")))" }
        let more = blocked.screens.count - screens.count
        return "\(blocked.label): \(screens.joined(separator: ", "))" + (more > 0 ? " and \(more) more screens" : "")
    }

    /// Returns what is known about a task.
    static func task(_ task: TaskAssessment) -> DocumentText {
        let found = Wording.count(task.screenCount, "screen")
        guard let name = task.name else { return "All screens: \(words: found)" }
        if task.missing.isEmpty { return "\(code: name): \(words: found)" }
        return "\(code: name): \(words: found); not in this run: \(code: task.missing.joined(separator: ", "))"
    }

    static let labels = "Apple's Accessibility Nutrition Labels: what speaks against them, by task"
    static let noFailures =
        "no failure found that speaks against a label; whether people can do the task is for a person to try"
    static let others = "Findings that are about no criterion of level A or AA"

    /// Returns what is known of a rule without a criterion: `target-size: 1 warning (1 cause); from WCAG 2.5.5 …, AAA`.
    static func other(_ other: UntiedRule) -> String { "\(other.rule): \(other.count.words); \(other.reason)" }
}
