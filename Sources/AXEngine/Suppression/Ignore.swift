/// A decision not to count findings, with its reason.
public struct Ignore: Sendable {
    /// The ids of the rules; nil for every one.
    public var rules: Set<String>?
    /// The elements; nil for any finding of those rules.
    public var element: ElementSelector?
    /// Whether what stands inside those elements is meant too.
    public var subtree = false
    /// Why.
    public var reason: String
    /// The last day on which it holds; nil if it holds for ever.
    public var expires: CalendarDay?
    /// Where it is written; nil for one from the command line, which nobody expects to be in use.
    public var place: SettingPlace?
    var scope = ScreenScope()

    /// An ignore for elements of that identifier, which may be a pattern, whatever the rule.
    package init(identifier: String, reason: String) {
        element = ElementSelector(identifier: identifier)
        self.reason = reason
    }

    /// An ignore of these rules, nil for every one, on any element of any screen.
    package init(rules: Set<String>?, reason: String) {
        self.rules = rules
        self.reason = reason
    }

    /// Whether it no longer holds.
    public func isExpired(on today: CalendarDay) -> Bool { expires.map { $0 < today } ?? false }
}
