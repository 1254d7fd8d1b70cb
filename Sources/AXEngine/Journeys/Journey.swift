import AXSyntax
import AXTree

/// An element of a screen to which a user of the screen reader has to get in few steps, as a configuration or an
/// assertion says.
package struct Journey: Hashable, Sendable {
    /// The name of the screen, or a pattern for names.
    package var screen: String
    /// The element as it was written: its label, `#identifier` or `type "label"`, with wildcards.
    package var reach: String
    /// The most steps.
    package var within: Int
    /// What the user moves by.
    package var by: Reach.Movement

    /// Creates a journey.
    package init(screen: String, reach: String, within: Int, by: Reach.Movement = .elements) {
        self.screen = screen
        self.reach = reach
        self.within = within
        self.by = by
    }

    /// The element as messages name it: `"Pay now"`, `#pay` or `button "Pay now"`.
    package var name: String {
        let text = reach.printable(limit: 60)
        return reach.hasPrefix("#") || reach.hasSuffix("\"") ? text : "\"\(text)\""
    }

    /// The reason why a rule about journeys is not checked in a project without any.
    static let absence = "the configuration has no journeys"
}
