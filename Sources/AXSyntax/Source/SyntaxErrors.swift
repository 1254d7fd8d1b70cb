/// Every problem found in one text, as offsets.
package struct SyntaxErrors: Error {
    package var errors: [SyntaxError]
    /// Whether the text is not even of a format that is known by name, or may well be none.
    package var isUnrecognised: Bool

    package init(_ errors: [SyntaxError], isUnrecognised: Bool = false) {
        self.errors = errors
        self.isUnrecognised = isUnrecognised
    }

    package init(unrecognised error: SyntaxError) {
        self.init([error], isUnrecognised: true)
    }
}
