import AXAudit
import AXSyntax

/// The note of `lint --verbose` on the rules and regular expressions that took the longest.
struct RuleTimesNote {
    private let times: RuleTimes

    /// The number of rules, and of regular expressions, that are listed.
    private static let limit = 5

    /// Adds the times on all screens.
    init(_ audits: [ScreenAudit]) {
        var times = RuleTimes()
        for audit in audits { if let measured = audit.times { times.add(measured) } }
        self.times = times
    }

    /// The lines for standard error; empty if nothing was measured.
    var text: String {
        lines("slowest rules", times.rules) + lines("slowest regular expressions of custom rules", times.expressions)
    }

    private func lines(_ title: String, _ times: [String: TimeSpan]) -> String {
        if times.isEmpty { return "" }
        let greatest = RuleTimes.greatest(Self.limit, of: times)
        return "note: \(title), on all screens together:\n"
            + greatest.map { "  \(Self.milliseconds($0.time)) ms  \($0.name)\n" }.joined()
    }

    /// The time in milliseconds with one decimal: `12.3`.
    private static func milliseconds(_ time: TimeSpan) -> String {
        "\((time.milliseconds * 10).rounded() / 10)"
    }
}
