/// A set of element types, as cheap to compare as two numbers.
public struct ElementTypeSet: Hashable, Sendable, ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// These types.
    public init(arrayLiteral types: ElementType...) {
        for type in types { insert(type) }
    }

    /// Adds a type.
    public mutating func insert(_ type: ElementType) {
        if type.rawValue < 64 { low |= 1 << UInt64(type.rawValue) } else { high |= 1 << UInt64(type.rawValue - 64) }
    }

    /// Whether the type is in the set.
    public func contains(_ type: ElementType) -> Bool {
        type.rawValue < 64 ? low >> UInt64(type.rawValue) & 1 == 1 : high >> UInt64(type.rawValue - 64) & 1 == 1
    }

    /// The types of either.
    public func union(_ other: ElementTypeSet) -> ElementTypeSet {
        var result = self
        result.low |= other.low
        result.high |= other.high
        return result
    }
}
