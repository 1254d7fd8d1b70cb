/// A set of attributes, such as those that a dump carries or that a rule needs: one bit for each.
public struct AttributeSet: OptionSet, Hashable, Sendable {
    /// The type of the members.
    public typealias Element = Attribute

    /// For each attribute, the bit of its raw value.
    public let rawValue: UInt64

    /// Creates the set of the attributes with these bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private static func bit(of attribute: Attribute) -> UInt64 { 1 << UInt64(attribute.rawValue) }

    /// The number of attributes.
    package var count: Int { rawValue.nonzeroBitCount }

    /// Returns whether an attribute is in the set.
    public func contains(_ attribute: Attribute) -> Bool { rawValue & Self.bit(of: attribute) != 0 }

    /// Adds an attribute.
    @discardableResult
    public mutating func insert(_ attribute: Attribute) -> (inserted: Bool, memberAfterInsert: Attribute) {
        let isNew = !contains(attribute)
        self = AttributeSet(rawValue: rawValue | Self.bit(of: attribute))
        return (isNew, attribute)
    }

    /// Adds an attribute, and returns it if it was in the set.
    @discardableResult
    public mutating func update(with attribute: Attribute) -> Attribute? {
        insert(attribute).inserted ? nil : attribute
    }

    /// Removes an attribute, and returns it if it was in the set.
    @discardableResult
    public mutating func remove(_ attribute: Attribute) -> Attribute? {
        guard contains(attribute) else { return nil }
        self = AttributeSet(rawValue: rawValue & ~Self.bit(of: attribute))
        return attribute
    }
}

extension AttributeSet {
    /// Every attribute but those of `PlatformView`.
    public static let all = AttributeSet(AttributeDescriptor.all.lazy.filter { !$0.isOfView }.map(\.attribute))

    /// The attributes that snapshots contain.
    package static let inSnapshots = AttributeSet(
        AttributeDescriptor.all.lazy.filter(\.isInSnapshots).map(\.attribute))

    /// The attributes in the order of the cases of `Attribute`.
    package var inOrder: [Attribute] { Attribute.allCases.filter(contains) }
}

extension AttributeSet: Sequence {
    /// Returns an iterator over the attributes in the order of the cases of `Attribute`.
    public func makeIterator() -> IndexingIterator<[Attribute]> { inOrder.makeIterator() }
}
