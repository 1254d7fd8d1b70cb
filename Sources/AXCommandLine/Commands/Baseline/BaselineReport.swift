import AXAudit

/// The texts that the baseline commands share.
enum BaselineReport {
    /// The error of a command that finds no baseline.
    static let missing = UsageError("no baseline found; create one with axaudit baseline create")

    /// Returns the number of findings and entries: `3 findings in 2 entries`.
    static func size(_ baseline: Baseline) -> String {
        let entries = baseline.entries.count == 1 ? "1 entry" : "\(baseline.entries.count) entries"
        return "\(Wording.count(baseline.count, "finding")) in \(entries)"
    }

    /// Returns the entries, one per line, each after a word; without `isVerbose` at most 20.
    static func list(_ word: String, _ baseline: Baseline, isVerbose: Bool) -> String {
        let shown = isVerbose ? baseline.entries[...] : baseline.entries.prefix(20)
        var text = shown.map { "  \(word): " + line($0) }.joined()
        let more = baseline.entries.count - shown.count
        if more > 0 { text += "  \(word): \(more) more; --verbose lists them\n" }
        return text
    }

    /// Returns the line of an entry.
    static func line(_ entry: BaselineEntry) -> String {
        Escape.terminal("\(entry.key)" + (entry.count == 1 ? "" : " (\(entry.count) findings)")) + "\n"
    }
}

extension Option {
    /// `--baseline` as the baseline commands describe it.
    static let baselineFile = baseline.described(
        "Baseline file; default the configuration's, then .axaudit-baseline.json")
}
