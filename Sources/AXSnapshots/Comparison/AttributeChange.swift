import AXEngine
import AXTree

/// A changed attribute of an element.
public struct AttributeChange: Hashable, Sendable {
    /// The name of the attribute, which is its key in axaudit's own tree format, or `speech` for what VoiceOver says.
    public var name: String
    /// The old value, or `nil` if there was none.
    public var from: AttributeValue?
    /// The new value, or `nil` if there is none.
    public var to: AttributeValue?

    /// Creates a change of an attribute.
    public init(name: String, from: AttributeValue?, to: AttributeValue?) {
        self.name = name
        self.from = from
        self.to = to
    }
}
