/// How sure it is that a place in the code makes an element.
package enum CodeCertainty: String, CaseIterable, Sendable {
    /// One place, and nothing speaks for another.
    case one
    /// A few places, the likeliest first.
    case several
    /// Nothing in the code names the element: the place is that of its neighbour.
    case near
}
