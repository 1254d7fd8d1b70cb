/// A suppression of findings, with its reason.
package struct Ignore: Sendable {
    /// The ids of the rules, or `nil` for every rule.
    package var rules: Set<String>?
    /// The ids of the rules that are named one by one, not by a group.
    package var namedRules: Set<String>?
    /// The elements, or `nil` for every finding of the rules.
    package var element: ElementSelector?
    /// Whether the descendants of those elements are included.
    package var subtree = false
    /// The reason.
    package var reason: String
    /// The last day on which the ignore applies, or `nil` if it does not expire.
    package var expires: CalendarDay?
    /// The location in the configuration, or `nil` for an ignore from the command line.
    package var location: SettingLocation?
    var scope = ScreenScope()

    /// An ignore of every rule on elements with an identifier that matches a pattern.
    package init(identifier: String, reason: String) {
        element = ElementSelector(identifier: identifier)
        self.reason = reason
    }

    /// An ignore of rules, or of every rule if `rules` is `nil`, on every screen.
    package init(rules: Set<String>?, reason: String) {
        self.rules = rules
        namedRules = rules
        self.reason = reason
    }

    /// The ignore in one line: `target-size on #ad-close (SDK banner)`.
    package var summary: String {
        let rules = rules.map { $0.sorted().joined(separator: ", ") } ?? "all rules"
        return rules + (element.map { " on \($0.text)" } ?? "") + " (\(reason))"
    }

    /// Whether the ignore expired before `today`.
    package func isExpired(on today: CalendarDay) -> Bool { expires.map { $0 < today } ?? false }
}
