import AXEngine
import AXTree

/// An attribute that is not what it was.
public struct AttributeChange: Hashable, Sendable {
    /// The attribute's key in our own format.
    public var name: String
    /// What it was; nil for nothing.
    public var from: AttributeValue?
    /// What it is; nil for nothing.
    public var to: AttributeValue?

    /// A change of an attribute.
    public init(name: String, from: AttributeValue?, to: AttributeValue?) {
        self.name = name
        self.from = from
        self.to = to
    }
}
