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
