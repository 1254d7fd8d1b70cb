import AXEngine
import AXSnapshots

/// The differences between a screen and its reference, for people and for `patch`.
package enum SnapshotDifferenceReport {
    /// The number of lines of one diff that people are shown. Programs get all of them.
    private static let maximumLines = 200

    /// Returns the changes of a JSON snapshot, or the unified diff of a text snapshot against the file at `path`.
    ///
    /// With a `limit` the diff is for people: labels are escaped, and a long diff is truncated and followed by the text
    /// of the limit, which tells where the rest is. Without one it is a diff that `patch` accepts.
    package static func text(
        _ difference: ScreenDifference, _ path: String, style: TextStyle = TextStyle(), limit: String?
    ) -> String {
        guard let patch = difference.patch else { return ChangeTextReport.body(difference, style: style) + "\n" }
        var text = ""
        for change in difference.changes where change.kind == .moved {
            text += "  moved: \(Escape.terminal(change.summary))\n"
        }
        guard let limit else { return text + patch.unified(from: path) + "\n" }
        let lines = patch.unified(from: path, showing: { Escape.terminal($0) }).split(
            separator: "\n", omittingEmptySubsequences: false)
        for line in lines.prefix(maximumLines) { text += colored(String(line), style) + "\n" }
        if lines.count > maximumLines { text += "and \(lines.count - maximumLines) more lines; \(limit)\n" }
        return text
    }

    private static func colored(_ line: String, _ style: TextStyle) -> String {
        switch line.first {
        case "-": style(line, .failure)
        case "+": style(line, .warning)
        case "@": style(line, .aside)
        default: line
        }
    }
}
