import AXTree

/// A rule that had the id of another rule on one platform.
package struct MovedRule: Hashable, Sendable {
    /// The former id, which another rule still has on other platforms.
    package let formerID: String
    /// The id.
    package let id: String
    /// The platform on which the rule had the former id.
    package let platform: Platform

    /// The change in words: `<former id> is now <id> on <platform>`.
    package var description: String { "\(formerID) is now \(id) on \(platform.name)" }
}
