import AXTree

/// What a project says about its snapshots: `snapshot` in the configuration.
public struct SnapshotSettings: Hashable, Sendable {
    /// The attributes that are compared unless configured otherwise: all but those that decide which elements are compared.
    public static let comparableAttributes = AttributeSet.all.subtracting([
        .isAccessibilityElement, .hidden, .elementsHidden, .contentsCaptured, .children,
    ])

    /// What references look like.
    public var style: SnapshotStyle
    /// The attributes that count; nil for all that the style has.
    public var attributes: AttributeSet?
    /// What is replaced before anything is compared, in this order.
    public var redactions: [Redaction]

    /// Text, with nothing left out or replaced, unless said otherwise.
    public init(style: SnapshotStyle = .text, attributes: AttributeSet? = nil, redactions: [Redaction] = []) {
        self.style = style
        self.attributes = attributes
        self.redactions = redactions
    }
}
