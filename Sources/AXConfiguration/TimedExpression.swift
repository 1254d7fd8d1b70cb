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
        // Only what is slow enough to report progress is measured.
        var begin: TimeSpan?
        var isLate = false
        expression.enumerateMatches(
            in: text, options: .reportProgress, range: NSRange(location: 0, length: text.utf16.count)
        ) { match, flags, stop in
            if let match { matches.append(match.range) }
            if flags.contains(.progress) {
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
