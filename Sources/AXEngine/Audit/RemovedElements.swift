/// What was removed from an audited screen because no report needs it.
package struct RemovedElements: Sendable {
    /// The number of elements that were removed.
    let elements: Int
    /// The number of exposed elements among them.
    let exposed: Int
    /// The positions in the reading order of the exposed elements that were kept.
    let readingNumbers: [Int]
    /// The indices in the whole tree of the elements that were kept.
    let indices: [Int]
}
