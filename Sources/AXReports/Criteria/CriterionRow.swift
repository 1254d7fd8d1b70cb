import AXTestReports
import AXEngine

/// What a run says about one success criterion.
struct CriterionRow {
    /// What a run can say. None of it is that a criterion is met: a dump shows only what fails.
    enum Answer: CaseIterable {
        /// There is at least one failure.
        case fails
        /// There are only warnings.
        case toReview
        /// Its rules were checked on at least one screen and found nothing that counts.
        case nothingFound
        /// None of its rules could be checked.
        case notChecked
        /// No rule of the run is about it.
        case notEvaluated
    }

    /// The criterion.
    let criterion: WCAGCriterion
    /// The ids of the rules of the run that are about it.
    var rules: Set<String> = []
    /// What was found.
    var count = FindingCount()
    /// The number of screens on which at least one of the rules was checked.
    var checkedScreens = 0
    /// The number of screens on which a rule was not checked, by reason.
    var notChecked: [String: Int] = [:]

    init(_ criterion: WCAGCriterion) { self.criterion = criterion }

    /// What the run says about it.
    var answer: Answer {
        if count.failures > 0 { return .fails }
        if count.warnings > 0 { return .toReview }
        if checkedScreens > 0 { return .nothingFound }
        return rules.isEmpty ? .notEvaluated : .notChecked
    }
}
