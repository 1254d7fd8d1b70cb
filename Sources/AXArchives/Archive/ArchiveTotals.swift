import AXRuns
import AXEngine
import AXSyntax

/// What the end line of a run says about the lines before it, so that a reader notices a line that was lost or changed.
package struct ArchiveTotals: Sendable {
    /// The number of screens.
    private(set) var screens = 0
    /// The number of findings on them.
    private(set) var findings = 0
    /// The number of notes on them.
    private(set) var notes = 0
    /// The digest of all bytes from the first of the run's first line.
    private var hash = SHA256()

    package init() {}

    /// Adds a line with its line feed, and returns it.
    package mutating func adding(_ line: String) -> String {
        hash.update(Array(line.utf8))
        return line
    }

    /// Adds a line without its line feed.
    mutating func add(_ line: [UInt8]) {
        hash.update(line)
        hash.update([UInt8(ascii: "\n")])
    }

    /// Counts a screen.
    package mutating func count(_ audit: ScreenAudit) {
        screens += 1
        findings += audit.findings.count
        notes += audit.screen.origin.notes.count
    }

    /// The digest of the lines so far, in hexadecimal digits.
    var digest: String { hash.hexadecimal }
}
