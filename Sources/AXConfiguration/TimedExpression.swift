import AXSyntax
import AXTree
internal import Foundation

/// A regular expression with a limit of processor time for each text.
///
/// `NSRegularExpression` can be stopped while it runs, and the standard library's `Regex` cannot. Some patterns, such
/// as `(a+)+$`, take exponential time.
package struct TimedExpression: Sendable {
    /// The pattern as it was written.
    package let pattern: String
    private let expression: NSRegularExpression
    private let timeLimit: TimeSpan

    /// The processor time for one text.
    package static let timeLimit = TimeSpan.seconds(2)
    /// The number of reports of progress, each of at most some thousand steps, of which one reads the clock.
    private static let reportsPerMeasurement = 32

    /// Compiles a pattern.
    package init(_ pattern: String, timeLimit: TimeSpan = timeLimit) throws(TimedExpressionError) {
        self.pattern = pattern
        self.timeLimit = timeLimit
        do { expression = try NSRegularExpression(pattern: pattern) } catch {
            throw TimedExpressionError(message: "found \"\(pattern.printable)\", expected a regular expression")
        }
    }

    /// Returns whether the expression matches anywhere in a text.
    package func isFound(in text: String) throws(TimedExpressionError) -> Bool {
        try !search(text, onlyFirst: true).isEmpty
    }

    /// Returns the ranges of all matches in a text except empty ones.
    package func matches(in text: String) throws(TimedExpressionError) -> [Range<String.Index>] {
        try search(text, onlyFirst: false).filter { $0.length > 0 }.compactMap { Range($0, in: text) }
    }

    private func search(_ text: String, onlyFirst: Bool) throws(TimedExpressionError) -> [NSRange] {
        var matches: [NSRange] = []
        // Progress is reported at each place of the text and within long matches. The clock is a call of the system,
        // which takes longer than most searches.
        var begin: TimeSpan?
        var reports = 0
        var isLate = false
        expression.enumerateMatches(
            in: text, options: .reportProgress, range: NSRange(location: 0, length: text.utf16.count)
        ) { match, flags, stop in
            if let match { matches.append(match.range) }
            if flags.contains(.progress) { reports += 1 }
            if flags.contains(.progress), reports.isMultiple(of: Self.reportsPerMeasurement) {
                let now = ProcessorTime.now
                isLate = now - (begin ?? now) > timeLimit
                begin = begin ?? now
            }
            isLate = isLate || flags.contains(.internalError)
            if isLate || onlyFirst && !matches.isEmpty { stop.pointee = true }
        }
        guard isLate else { return matches }
        throw TimedExpressionError(
            message:
                "the regular expression \"\(pattern.printable)\" did not finish within \(timeLimit) of processor time on \"\(text.printable(limit: 60))\"; simplify it to avoid backtracking"
        )
    }
}
