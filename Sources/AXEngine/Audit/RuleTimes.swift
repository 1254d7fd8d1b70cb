import AXSyntax

/// How long rules and custom expressions took.
package struct RuleTimes: Sendable {
    /// The time of each rule, by id.
    package var rules: [String: TimeSpan] = [:]
    /// The time of each regular expression of custom rules, by its pattern between slashes.
    package var expressions: [String: TimeSpan] = [:]

    /// Creates times of no rules.
    package init() {}

    /// Adds the times on another screen.
    package mutating func add(_ other: RuleTimes) {
        rules.merge(other.rules, uniquingKeysWith: +)
        expressions.merge(other.expressions, uniquingKeysWith: +)
    }

    /// Returns the greatest times with their names, the greatest first; equal ones by name.
    package static func greatest(_ count: Int, of times: [String: TimeSpan]) -> [(name: String, time: TimeSpan)] {
        times.map { (name: $0.key, time: $0.value) }
            .sorted { ($1.time, $0.name) < ($0.time, $1.name) }.prefix(count).map { $0 }
    }
}
