import Foundation

/// How many findings have each verdict.
struct Precision {
    private let counts: [Verdict: Int]

    init(_ verdicts: [Verdict]) { counts = Dictionary(grouping: verdicts) { $0 }.mapValues(\.count) }

    /// The number of findings with a verdict.
    subscript(_ verdict: Verdict) -> Int { counts[verdict, default: 0] }

    /// The number of findings.
    var total: Int { counts.values.reduce(0, +) }

    /// The number of findings that are right, too severe or wrong. Those that are unsure or unjudged count for nothing.
    var decided: Int { self[.right] + self[.severe] + self[.wrong] }

    /// The share of decided findings that have a verdict, or `nil` if no finding is decided.
    func share(of verdict: Verdict) -> Double? { decided == 0 ? nil : Double(self[verdict]) / Double(decided) }

    /// The mean of the shares of right findings, or `nil` if there is none. Each screen counts once.
    static func mean(over screens: [Precision]) -> Double? {
        let shares = screens.compactMap { $0.share(of: .right) }
        return shares.isEmpty ? nil : shares.reduce(0, +) / Double(shares.count)
    }

    /// A share as text, e.g. `98.5 %`; `–` if there is none.
    static func percent(_ share: Double?) -> String { share.map { String(format: "%.1f %%", $0 * 100) } ?? "–" }
}
