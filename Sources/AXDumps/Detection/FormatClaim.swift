/// How certain an input format is that a document is written in it. The format with the strongest claim reads the
/// document.
package enum FormatClaim: Int, Comparable, Sendable {
    /// The document has the outer shape of the format, as many other files have. If it cannot be read, it counts as
    /// unrecognised.
    case doubtful
    /// The document has the shape of the format, and hardly any other file has it.
    case possible
    /// The document has keys that the format uses, though formats that are refused by name may use them as well.
    case likely
    /// The document has keys that only this format uses.
    case certain

    package static func < (one: FormatClaim, other: FormatClaim) -> Bool { one.rawValue < other.rawValue }
}
