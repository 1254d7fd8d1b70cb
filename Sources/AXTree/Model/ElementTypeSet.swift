/// A set of element types: one bit for each.
public struct ElementTypeSet: SetAlgebra, Hashable, Sendable {
    /// The type of the members.
    public typealias Element = ElementType

    /// The bits of the types with raw values below 64.
    @usableFromInline var low: UInt64
    /// The bits of the other types.
    @usableFromInline var high: UInt64

    @inlinable init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// Creates an empty set.
    @inlinable public init() { self.init(low: 0, high: 0) }

    /// Creates a set of one type.
    @inlinable init(_ type: ElementType) {
        let bit: UInt64 = 1 &<< UInt64(type.rawValue & 63)
        self.init(low: type.rawValue < 64 ? bit : 0, high: type.rawValue < 64 ? 0 : bit)
    }

    /// Creates a set of these types.
    @inlinable public init(arrayLiteral types: ElementType...) {
        self.init()
        for type in types { formUnion(ElementTypeSet(type)) }
    }

    /// Whether there is no type in the set.
    @inlinable public var isEmpty: Bool { low | high == 0 }

    /// Returns whether a type is in the set.
    @inlinable public func contains(_ type: ElementType) -> Bool { !isDisjoint(with: ElementTypeSet(type)) }

    /// Returns whether the sets have no type in common.
    @inlinable public func isDisjoint(with other: ElementTypeSet) -> Bool {
        low & other.low | high & other.high == 0
    }

    /// Adds the types of another set.
    @inlinable public mutating func formUnion(_ other: ElementTypeSet) {
        low |= other.low
        high |= other.high
    }

    /// Keeps only the types that are in another set too.
    @inlinable public mutating func formIntersection(_ other: ElementTypeSet) {
        low &= other.low
        high &= other.high
    }

    /// Keeps the types that are in exactly one of the two sets.
    @inlinable public mutating func formSymmetricDifference(_ other: ElementTypeSet) {
        low ^= other.low
        high ^= other.high
    }

    /// Returns the types that are in one of the two sets.
    @inlinable public func union(_ other: ElementTypeSet) -> ElementTypeSet {
        ElementTypeSet(low: low | other.low, high: high | other.high)
    }

    /// Returns the types that are in both sets.
    @inlinable public func intersection(_ other: ElementTypeSet) -> ElementTypeSet {
        ElementTypeSet(low: low & other.low, high: high & other.high)
    }

    /// Returns the types that are in exactly one of the two sets.
    @inlinable public func symmetricDifference(_ other: ElementTypeSet) -> ElementTypeSet {
        ElementTypeSet(low: low ^ other.low, high: high ^ other.high)
    }

    /// Adds a type.
    @discardableResult
    @inlinable public mutating func insert(_ type: ElementType) -> (inserted: Bool, memberAfterInsert: ElementType) {
        let isNew = !contains(type)
        formUnion(ElementTypeSet(type))
        return (isNew, type)
    }

    /// Adds a type, and returns it if it was in the set.
    @discardableResult
    @inlinable public mutating func update(with type: ElementType) -> ElementType? {
        insert(type).inserted ? nil : type
    }

    /// Removes a type, and returns it if it was in the set.
    @discardableResult
    @inlinable public mutating func remove(_ type: ElementType) -> ElementType? {
        guard contains(type) else { return nil }
        formSymmetricDifference(ElementTypeSet(type))
        return type
    }
}
