/// A set of attributes, such as those that a dump carries or that a rule needs.
public typealias AttributeSet = Set<Attribute>

extension AttributeSet {
    /// Every attribute but those of `PlatformView`.
    public static let all = AttributeSet(AttributeDescriptor.all.lazy.filter { !$0.isOfView }.map(\.attribute))

    /// The attributes that snapshots contain.
    package static let inSnapshots = AttributeSet(
        AttributeDescriptor.all.lazy.filter(\.isInSnapshots).map(\.attribute))

    /// The set as bits: for each attribute, the bit of its raw value.
    package var bits: UInt64 { reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

    /// The attributes in the order of the cases of `Attribute`.
    public var inOrder: [Attribute] { sorted { $0.rawValue < $1.rawValue } }
}
