import AXAudit

extension RunDecision {
    /// The number of entries of a kind that are listed one by one.
    private static let maximumListed = 20

    /// Warnings about expired, unused and stale entries and notes on names of screens, one line each.
    var warnings: String {
        var lines = expired.map { "\($0.location): warning: \(Wording.expired($0.summary, $0.expires))" }
        lines += unused.map { "\($0.location): warning: \(Wording.unused($0.summary))" }
        for entry in stale.prefix(Self.maximumListed) {
            let count = entry.count == 1 ? "" : " (\(entry.count) findings)"
            lines.append(
                "\(entry.location?.description ?? ""): warning: stale baseline entry: \(entry.key)\(count); run axaudit baseline update"
            )
        }
        if stale.count > Self.maximumListed {
            lines.append(
                "warning: \(stale.count - Self.maximumListed) more stale baseline entries; run axaudit baseline update")
        }
        for (path, from, to) in renamed {
            lines.append(
                "\(FileSystem.displayed(path)): note: screen \"\(to)\" has findings that the baseline lists for screen "
                    + "\"\(from)\"; if the screen was renamed, rename it in the baseline")
        }
        for (path, rule) in moved {
            lines.append(
                "\(FileSystem.displayed(path)): note: \(rule.description); axaudit baseline update renames the entries")
        }
        lines += unexpected.prefix(Self.maximumListed).map { "note: screen \"\($0.printable)\" is not expected" }
        if unexpected.count > Self.maximumListed {
            lines.append("note: \(unexpected.count - Self.maximumListed) more screens are not expected")
        }
        return lines.map { Escape.terminal($0) + "\n" }.joined()
    }
}
