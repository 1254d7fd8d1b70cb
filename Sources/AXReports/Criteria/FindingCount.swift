import AXTestReports
import AXEngine

/// The findings of one criterion, or of one rule.
///
/// Findings in a baseline count like new ones: the defect is there. Ignored findings are counted apart.
struct FindingCount {
    /// A finding, by the indices of its screen and of the finding among those of the screen.
    struct Location {
        let screen: Int
        let finding: Int
    }

    private(set) var failures = 0
    private(set) var warnings = 0
    private(set) var ignored = 0
    /// The ids of the causes of failures and warnings.
    private(set) var causes: Set<String> = []
    /// The indices of the screens with failures, each once, in the order of the run.
    private(set) var failingScreens: [Int] = []
    /// The first failure; the first warning if there is no failure.
    private(set) var example: Location?

    /// Adds a finding. Findings are added in the order of the screens.
    mutating func add(_ finding: Finding, at location: Location) {
        if case .suppressed = finding.state {
            ignored += 1
            return
        }
        causes.insert(finding.cause.id)
        if finding.severity == .failure {
            if failures == 0 { example = location }
            failures += 1
            if failingScreens.last != location.screen { failingScreens.append(location.screen) }
        } else {
            if example == nil { example = location }
            warnings += 1
        }
    }

    /// The numbers that are not zero: `12 failures, 3 warnings (5 causes), 1 ignored`.
    var words: String {
        var text = Wording.counts(failures: failures, warnings: warnings)
        if !text.isEmpty { text += " (\(Wording.count(causes.count, "cause")))" }
        if ignored > 0 { text += (text.isEmpty ? "" : ", ") + "\(ignored) ignored" }
        return text
    }
}
