import AXSyntax

extension Baseline {
    /// The contents of the baseline file: one line per entry, so that a diff of two shows the entries that were
    /// removed.
    package var text: String { Self.file.document(self) }

    private static let file = JSONObject<Baseline>(
        .written("kind", .text) { _ in kind }, .constant("version", version),
        .written("entries", .list(.object(BaselineEntry.json)), \.entries))
}

extension BaselineEntry {
    /// The entry in a baseline file and in an archive.
    package static let json = JSONObject(
        BaselineEntry(Key(screen: "", rule: "", key: ""), count: 0), .member("screen", .text, \.key.screen),
        .member("rule", .text, \.key.rule), .member("key", .text, \.key.key),
        .member("message", .optional(.text), \.key.message), .member("count", .count, \.count))
}
