/// What is kept of an audited screen besides its findings, from little to everything.
package enum ScreenDetail: Int, Comparable, Sendable {
    /// The elements of the findings and what reports say about their surroundings. Memory grows with the findings only.
    case findings
    /// The tree.
    case tree
    /// The tree and the location of each element in the file.
    case source

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
