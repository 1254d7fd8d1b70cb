import AXSyntax

/// A text that is meant as it is, or a pattern: most are no patterns and need no matching.
struct TextPattern: Hashable, Sendable {
    private let text: String
    private let glob: Glob?

    init(_ text: String) {
        self.text = text
        glob = Glob.isGlob(text) || text.contains("\\") ? Glob(text) : nil
    }

    func matches(_ other: String) -> Bool { glob?.matches(other) ?? (text == other) }
}
