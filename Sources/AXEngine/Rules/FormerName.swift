import AXTree

/// An earlier id of a rule, which still works in configurations, ignores, baselines and options.
package struct FormerName: Hashable, Sendable {
    /// The id.
    package let id: String
    /// The platform on which the id was this rule's, where the rest of that rule still has it; `nil` for every
    /// platform.
    package let platform: Platform?

    /// Creates the former id of a whole rule, or of its variant on one platform.
    package init(_ id: String, on platform: Platform? = nil) {
        self.id = id
        self.platform = platform
    }
}

extension FormerName: ExpressibleByStringLiteral {
    /// The former id of a whole rule.
    package init(stringLiteral id: String) { self.init(id) }
}
