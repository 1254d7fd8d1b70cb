/// The judgement of a finding. The raw value is its name in verdicts.tsv.
enum Verdict: String, CaseIterable {
    /// A defect with the right severity.
    case right
    /// A defect whose severity is too high.
    case severe
    /// No defect: a person who knows the screen would not change anything because of it.
    case wrong
    /// The dump does not tell whether it is a defect.
    case unsure
    /// Nobody has judged the finding. `AXAUDIT_RECORD=1` writes this verdict; it fails the test.
    case unjudged
}
