import AXSyntax

extension InputErrors {
    /// Creates the errors of a file from those of its text, in the order of their locations.
    package init(_ syntax: SyntaxErrors, in text: SourceText, file: String) {
        let errors = syntax.errors.sorted { $0.offset < $1.offset }
        let locations = text.locations(of: errors.map(\.offset))
        self.init(
            zip(errors, locations).map { InputError(file: file, location: $1, message: $0.message) },
            isUnrecognised: syntax.isUnrecognised)
    }
}

extension SyntaxErrors {
    /// Creates the only error of a text.
    package init(at offset: Int, found: String, expected: String) {
        self.init([SyntaxError(at: offset, found: found, expected: expected)])
    }

    /// Returns what `read` returns, or throws its error as the only one of a text.
    package static func of<Value>(_ read: () throws(SyntaxError) -> Value) throws(SyntaxErrors) -> Value {
        do throws(SyntaxError) { return try read() } catch { throw SyntaxErrors([error]) }
    }
}
