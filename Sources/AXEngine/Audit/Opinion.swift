/// What axaudit says about a finding of another tool.
package struct Opinion: Hashable, Sendable {
    /// The answer.
    package enum Answer: String, CaseIterable, Sendable {
        /// A rule of axaudit found the same.
        case confirmed
        /// The dump or the picture says otherwise.
        case contradicted
        /// Neither.
        case undecided
    }

    /// The answer.
    package var answer: Answer
    /// The reason, which continues a sentence about the element: `is 44×48 pt with its cell`.
    package var reason: String

    /// Creates an opinion.
    package init(_ answer: Answer, _ reason: String) {
        self.answer = answer
        self.reason = reason
    }
}
