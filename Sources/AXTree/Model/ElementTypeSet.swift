/// A set of element types, with a bit for each type.
///
/// No `OptionSet`, because there are more types than the 64 bits of an integer.
public struct ElementTypeSet: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The types with a raw value below 64, and the others.
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Creates a set of these types.
    public init(arrayLiteral types: ElementType...) {
        for type in types { insert(type) }
    }

    /// Adds a type.
    public mutating func insert(_ type: ElementType) {
        if type.rawValue < 64 { low |= 1 << UInt64(type.rawValue) } else { high |= 1 << UInt64(type.rawValue - 64) }
    }

    /// Returns whether the type is in the set.
    public func contains(_ type: ElementType) -> Bool {
        type.rawValue < 64 ? low >> UInt64(type.rawValue) & 1 == 1 : high >> UInt64(type.rawValue - 64) & 1 == 1
    }

    /// Whether the sets have no type in common.
    package func isDisjoint(with other: ElementTypeSet) -> Bool { low & other.low == 0 && high & other.high == 0 }

    /// Returns the types of both sets.
    public func union(_ other: ElementTypeSet) -> ElementTypeSet {
        var result = self
        result.low |= other.low
        result.high |= other.high
        return result
    }
}
