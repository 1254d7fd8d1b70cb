import AXTree

/// The settings of a project's snapshots: `snapshot` in the configuration.
public struct SnapshotSettings: Hashable, Sendable {
    /// The style of references.
    package var style: SnapshotStyle
    /// The attributes to compare, or `nil` for all that the style has.
    package var attributes: AttributeSet?
    /// The redactions to apply before screens are compared, in this order.
    package var redactions: [Redaction]

    /// Creates settings.
    public init(style: SnapshotStyle = .text, attributes: AttributeSet? = nil, redactions: [Redaction] = []) {
        self.style = style
        self.attributes = attributes
        self.redactions = redactions
    }

    /// The attributes that can be compared: all but those that decide which elements are exposed.
    package static let comparedAttributes = AttributeSet.inSnapshots
}
