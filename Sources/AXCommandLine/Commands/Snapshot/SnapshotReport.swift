import AXAudit

/// The text report of `axaudit snapshot --to`.
struct SnapshotReport {
    /// The result of each screen.
    private(set) var text = ""
    private var counts: [String: Int] = [:]
    private var staleCount = 0
    private var keptCount = 0
    private let style: TextStyle
    private let limit: String?
    private let mode: RecordMode

    /// Creates a report. With a `limit` long diffs are shortened, see `SnapshotDifferenceReport`.
    init(style: TextStyle, limit: String?, mode: RecordMode) {
        self.style = style
        self.limit = limit
        self.mode = mode
    }

    /// Whether every screen equals its reference.
    var isClean: Bool { counts.keys.allSatisfy { $0 == "unchanged" } }

    /// The last lines: what to do next, and the number of screens of each result.
    var summary: String {
        var text = ""
        if counts["recorded"] != nil {
            text +=
                "Review the recorded references and commit them. This run fails; the next run compares with them.\n"
        }
        if counts["missing"] != nil {
            text +=
                "References are not written in this run (--record \(mode.rawValue)); --record missing writes them.\n"
        }
        if counts["different"] != nil {
            text += "If the differences are intended, record them with --record failed.\n"
        }
        let words = ["unchanged", "different", "recorded", "missing"]
        let parts = words.compactMap { word in counts[word].map { "\($0) \(word)" } }
        let total = counts.values.reduce(0, +)
        if total == 0 { return text + "no screens compared\n" }
        return text + "\(total == 1 ? "1 screen" : "\(total) screens"): \(parts.joined(separator: ", "))\n"
    }

    /// Adds the result of one screen.
    mutating func add(_ outcome: SnapshotOutcome, _ title: String, _ path: String) {
        let (title, file) = (Escape.terminal(title, limit: 100), Escape.terminal(path))
        switch outcome {
        case .equal:
            counts["unchanged", default: 0] += 1
            if style.isVerbose { text += "unchanged: \(title)  \(style(file, .aside))\n" }
        case .missing:
            counts["missing", default: 0] += 1
            text += "\(style("missing", .failure)): \(title)  \(style(file, .aside))\n"
        case .recorded(let difference):
            counts["recorded", default: 0] += 1
            text += "\(style("recorded", .warning)): \(title)  \(file)\n"
            if let difference { show(difference, path) }
        case .differs(let difference):
            counts["different", default: 0] += 1
            text += "\(style("different", .failure)): \(title)  \(style(file, .aside))\n"
            show(difference, path)
        }
    }

    private mutating func show(_ difference: ScreenDifference, _ path: String) {
        text += SnapshotDifferenceReport.text(difference, path, style: style, limit: limit)
    }

    /// Adds a reference of no screen.
    mutating func addStale(_ path: String, isRemoved: Bool) {
        text += "\(isRemoved ? "removed" : "stale"): \(Escape.terminal(path))\n"
        if !isRemoved, staleCount == 0 { text += "  use --prune --yes to remove stale references\n" }
        staleCount += 1
    }

    /// Adds a file that may be a reference of no screen, and that axaudit does not know.
    mutating func addKept(_ path: String) {
        text += "kept: \(Escape.terminal(path))\n"
        if keptCount == 0 {
            text += "  not a known reference; add its name to \(ReferenceManifest.fileName) in its folder to prune it\n"
        }
        keptCount += 1
    }

    /// Adds a line that says that there is nothing to prune.
    mutating func addNothingStale() { text += "no stale references\n" }
}
