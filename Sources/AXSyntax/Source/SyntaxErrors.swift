/// All errors of one text, with byte offsets instead of locations.
package struct SyntaxErrors: Error {
    /// The errors, in the order in which they were found.
    package var errors: [SyntaxError]
    /// Whether the text is in no known format, or may well be in none.
    package var isUnrecognised: Bool

    /// Creates the errors of one text.
    package init(_ errors: [SyntaxError], isUnrecognised: Bool = false) {
        self.errors = errors
        self.isUnrecognised = isUnrecognised
    }

    /// Creates the only error of a text in no known format.
    package init(unrecognised error: SyntaxError) {
        self.init([error], isUnrecognised: true)
    }
}
