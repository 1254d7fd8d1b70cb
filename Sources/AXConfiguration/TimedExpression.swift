import AXSyntax
import AXTree
internal import Foundation

/// A regular expression that is stopped at a deadline.
///
/// `NSRegularExpression` can be stopped while it runs, and the standard library's `Regex` cannot. Some patterns, such
/// as `(a+)+$`, take exponential time.
package struct TimedExpression: Sendable {
    /// The pattern as it was written.
    package let pattern: String
    private let expression: NSRegularExpression

    /// Compiles a pattern.
    package init(_ pattern: String) throws(TimedExpressionError) {
        self.pattern = pattern
        do { expression = try NSRegularExpression(pattern: pattern) } catch {
            throw TimedExpressionError(message: "found \"\(pattern.printable)\", expected a regular expression")
        }
    }

    /// Returns whether the expression matches anywhere in a text.
    package func isFound(in text: String, by deadline: Deadline) throws(TimedExpressionError) -> Bool {
        try !search(text, by: deadline, onlyFirst: true).isEmpty
    }

    /// Returns the ranges of all matches in a text except empty ones.
    package func matches(
        in text: String, by deadline: Deadline
    ) throws(TimedExpressionError) -> [Range<String.Index>] {
        try search(text, by: deadline, onlyFirst: false).filter { $0.length > 0 }.compactMap { Range($0, in: text) }
    }

    private func search(
        _ text: String, by deadline: Deadline, onlyFirst: Bool
    ) throws(TimedExpressionError) -> [NSRange] {
        var matches: [NSRange] = []
        var isLate = false
        expression.enumerateMatches(
            in: text, options: .reportProgress, range: NSRange(location: 0, length: text.utf16.count)
        ) { match, flags, stop in
            if let match { matches.append(match.range) }
            isLate = isLate || flags.contains(.internalError) || deadline.isOver
            if isLate || onlyFirst && !matches.isEmpty { stop.pointee = true }
        }
        guard isLate else { return matches }
        throw TimedExpressionError(
            message:
                "the regular expression \"\(pattern.printable)\" did not finish within \(deadline.timeLimit) on \"\(text.printable(limit: 60))\"; simplify it to avoid backtracking"
        )
    }
}
