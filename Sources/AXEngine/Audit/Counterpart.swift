/// The findings of axaudit that are about the same defect as a finding of another tool.
struct Counterpart: Hashable, Sendable {
    /// The ids of the rules.
    let rules: Set<String>
    /// The indices of the elements, one of which is the subject.
    let elements: Set<Int>
}
