/// A set of element types: one bit for each.
public struct ElementTypeSet: ExpressibleByArrayLiteral, Hashable, Sendable {
    /// The bits of the types with raw values below 64.
    private var low: UInt64 = 0
    /// The bits of the other types.
    private var high: UInt64 = 0

    /// Creates a set of these types.
    public init(arrayLiteral types: ElementType...) {
        for type in types { insert(type) }
    }

    /// Returns whether a type is in the set.
    public func contains(_ type: ElementType) -> Bool {
        let bit = UInt64(type.rawValue % 64)
        return (type.rawValue < 64 ? low : high) >> bit & 1 == 1
    }

    /// Returns whether the sets have no type in common.
    package func isDisjoint(with other: ElementTypeSet) -> Bool { low & other.low == 0 && high & other.high == 0 }

    /// Returns the types that are in one of the two sets.
    package func union(_ other: ElementTypeSet) -> ElementTypeSet {
        var union = self
        union.low |= other.low
        union.high |= other.high
        return union
    }

    /// Adds a type.
    package mutating func insert(_ type: ElementType) {
        if type.rawValue < 64 { low |= 1 << UInt64(type.rawValue) } else { high |= 1 << UInt64(type.rawValue - 64) }
    }
}
