/// Every problem found in one text, as offsets.
struct SyntaxErrors: Error {
    var errors: [SyntaxError]
    /// Whether the text is not even of a format that is known by name, or may well be none.
    var isUnrecognised: Bool

    init(_ errors: [SyntaxError], isUnrecognised: Bool = false) {
        self.errors = errors
        self.isUnrecognised = isUnrecognised
    }

    init(unrecognised error: SyntaxError) {
        self.init([error], isUnrecognised: true)
    }
}
