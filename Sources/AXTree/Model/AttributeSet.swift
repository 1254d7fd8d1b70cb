/// A set of attributes, such as those that a dump carries or that a rule needs: one bit for each.
public struct AttributeSet: SetAlgebra, Hashable, Sendable {
    /// The type of the members.
    public typealias Element = Attribute

    /// For each attribute, the bit of its raw value.
    @usableFromInline package private(set) var bits: UInt64

    @inlinable package init(bits: UInt64) { self.bits = bits }

    /// Creates an empty set.
    @inlinable public init() { self.init(bits: 0) }

    /// Creates a set of these attributes.
    @inlinable public init(arrayLiteral attributes: Attribute...) { self.init(attributes) }

    /// Creates a set of the attributes of a sequence.
    @inlinable public init(_ attributes: some Sequence<Attribute>) {
        self.init(bits: attributes.reduce(0) { $0 | Self.bit(of: $1) })
    }

    @inlinable package static func bit(of attribute: Attribute) -> UInt64 { 1 &<< UInt64(attribute.rawValue) }

    /// Whether there is no attribute in the set.
    @inlinable public var isEmpty: Bool { bits == 0 }

    /// The number of attributes.
    @inlinable public var count: Int { bits.nonzeroBitCount }

    /// Returns whether an attribute is in the set.
    @inlinable public func contains(_ attribute: Attribute) -> Bool { bits & Self.bit(of: attribute) != 0 }

    /// Returns the attributes that are in one of the two sets.
    @inlinable public func union(_ other: AttributeSet) -> AttributeSet { AttributeSet(bits: bits | other.bits) }

    /// Returns the attributes that are in both sets.
    @inlinable public func intersection(_ other: AttributeSet) -> AttributeSet {
        AttributeSet(bits: bits & other.bits)
    }

    /// Returns the attributes that are in exactly one of the two sets.
    @inlinable public func symmetricDifference(_ other: AttributeSet) -> AttributeSet {
        AttributeSet(bits: bits ^ other.bits)
    }

    /// Adds the attributes of another set.
    @inlinable public mutating func formUnion(_ other: AttributeSet) { self = union(other) }

    /// Keeps only the attributes that are in another set too.
    @inlinable public mutating func formIntersection(_ other: AttributeSet) { self = intersection(other) }

    /// Keeps the attributes that are in exactly one of the two sets.
    @inlinable public mutating func formSymmetricDifference(_ other: AttributeSet) {
        self = symmetricDifference(other)
    }

    /// Adds an attribute.
    @discardableResult
    @inlinable public mutating func insert(
        _ attribute: Attribute
    ) -> (inserted: Bool, memberAfterInsert: Attribute) {
        let isNew = !contains(attribute)
        self = AttributeSet(bits: bits | Self.bit(of: attribute))
        return (isNew, attribute)
    }

    /// Adds an attribute, and returns it if it was in the set.
    @discardableResult
    @inlinable public mutating func update(with attribute: Attribute) -> Attribute? {
        insert(attribute).inserted ? nil : attribute
    }

    /// Removes an attribute, and returns it if it was in the set.
    @discardableResult
    @inlinable public mutating func remove(_ attribute: Attribute) -> Attribute? {
        guard contains(attribute) else { return nil }
        self = AttributeSet(bits: bits & ~Self.bit(of: attribute))
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
    public var inOrder: [Attribute] { Attribute.allCases.filter(contains) }
}

extension AttributeSet: Sequence {
    /// Returns an iterator over the attributes in the order of the cases of `Attribute`.
    public func makeIterator() -> IndexingIterator<[Attribute]> { inOrder.makeIterator() }
}
