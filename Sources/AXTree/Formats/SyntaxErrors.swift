/// Every problem found in one text, as offsets.
struct SyntaxErrors: Error {
    var errors: [SyntaxError]
    /// Whether the text is not even of a format that is known by name.
    var isUnrecognised = false

    init(_ errors: [SyntaxError]) { self.errors = errors }

    init(unrecognised error: SyntaxError) {
        errors = [error]
        isUnrecognised = true
    }
}
