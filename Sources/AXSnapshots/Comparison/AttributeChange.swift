import AXEngine
import AXTree

/// A changed attribute of an element.
package struct AttributeChange: Hashable, Sendable {
    /// The name of the attribute, which is its key in axaudit's own tree format, or `speech` for what VoiceOver says.
    package var name: String
    /// The old value, or `nil` if there was none.
    package var from: AttributeValue?
    /// The new value, or `nil` if there is none.
    package var to: AttributeValue?

    /// Creates a change of an attribute.
    package init(name: String, from: AttributeValue?, to: AttributeValue?) {
        self.name = name
        self.from = from
        self.to = to
    }
}
