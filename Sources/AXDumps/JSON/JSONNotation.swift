/// The notations of a value that a reader accepts.
package enum JSONNotation: Sendable {
    /// A string, a list, true or false; null for none.
    case exact
    /// As `exact`; an empty string is none.
    case nonEmpty
    /// Strings, numbers and flags, each for the others.
    case loose
}
