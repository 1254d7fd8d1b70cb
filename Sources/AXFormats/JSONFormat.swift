import AXSyntax
import AXTree

/// A format that is written in JSON: how it is told apart and how it is read.
struct JSONFormat: Sendable {
    /// Which one it is.
    let format: InputFormat
    /// Whether a document is of this format.
    let claims: @Sendable (JSONDocument) -> Bool
    /// The screens of a document.
    let screens: @Sendable (JSONDocument) throws(SyntaxErrors) -> [Screen]

    init(
        _ format: InputFormat, claims: @escaping @Sendable (JSONDocument) -> Bool,
        screens: @escaping @Sendable (JSONDocument) throws(SyntaxErrors) -> [Screen]
    ) {
        self.format = format
        self.claims = claims
        self.screens = screens
    }
}
