import AXSyntax

/// A text, or a glob pattern if the text has wildcards or escapes.
struct TextPattern: Hashable, Sendable {
    private let text: String
    private let glob: Glob?

    init(_ text: String) {
        self.text = text
        glob = Glob.isGlob(text) || text.contains("\\") ? Glob(text) : nil
    }

    func matches(_ other: String) -> Bool { glob?.matches(other) ?? (text == other) }
}
