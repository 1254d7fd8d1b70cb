import AXEngine
import AXSnapshots

/// What differs between a screen and its reference.
package enum SnapshotDifferenceReport {
    /// How many lines of one diff a person is shown. A program gets them all: half a diff is none.
    private static let maximumLines = 200

    /// The changes of a list with frames, or the unified diff of a text against the file at `path`.
    ///
    /// With a `limit` it is for people: nothing in a label moves the cursor, and of a long diff the first lines are shown,
    /// then the limit's words, which say where the rest is. Without one it is a diff that `patch` accepts.
    package static func text(
        _ difference: ScreenDifference, _ path: String, style: TextStyle = TextStyle(), limit: String?
    ) -> String {
        guard let patch = difference.patch else { return ChangeReport.body(difference, style: style) + "\n" }
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
