import AXSyntax
import AXTree
internal import Foundation

/// A regular expression that is stopped at a deadline.
///
/// Foundation's regular expressions can be stopped while they run, the standard library's cannot; a pattern that never
/// ends must not take the run with it.
package struct TimedExpression: Sendable {
    /// As it was written.
    package let pattern: String
    private let expression: NSRegularExpression

    /// Why an expression says nothing: it is none, or it did not end.
    package struct Problem: Error {
        /// One sentence without a full stop, safe to print.
        package var message: String
    }

    /// Compiles a pattern.
    package init(_ pattern: String) throws(Problem) {
        self.pattern = pattern
        do { expression = try NSRegularExpression(pattern: pattern) } catch {
            throw Problem(message: "found \"\(pattern.printable)\", expected a regular expression")
        }
    }

    /// Whether it matches anywhere in a text.
    package func isFound(in text: String, by deadline: Deadline) throws(Problem) -> Bool {
        try !search(text, by: deadline, onlyFirst: true).isEmpty
    }

    /// Everything that it matches in a text, matches of nothing left out.
    package func matches(in text: String, by deadline: Deadline) throws(Problem) -> [Range<String.Index>] {
        try search(text, by: deadline, onlyFirst: false).filter { $0.length > 0 }.compactMap { Range($0, in: text) }
    }

    private func search(_ text: String, by deadline: Deadline, onlyFirst: Bool) throws(Problem) -> [NSRange] {
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
        throw Problem(
            message:
                "the regular expression \"\(pattern.printable)\" did not end within \(deadline.allowance) on \"\(text.printable(limit: 60))\"; write it so that it cannot match one text in many ways"
        )
    }
}
