import AXSyntax

/// A text, or a glob pattern if the text has wildcards or escapes.
struct TextPattern: Hashable, Sendable {
    /// The text, or the pattern as it was written. A text without wildcards and escapes matches itself as a `Glob`,
    /// too.
    let pattern: String
    private let glob: Glob?

    init(_ text: String) {
        pattern = text
        glob = Glob.isGlob(text) || text.contains("\\") ? Glob(text) : nil
    }

    func matches(_ other: String) -> Bool { glob?.matches(other) ?? (pattern == other) }
}
