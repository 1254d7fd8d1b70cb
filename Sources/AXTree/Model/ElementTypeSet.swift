/// A set of element types, as cheap to compare as two numbers.
public struct ElementTypeSet: Hashable, Sendable, ExpressibleByArrayLiteral {
    @usableFromInline var low: UInt64 = 0
    @usableFromInline var high: UInt64 = 0

    /// These types.
    @inlinable public init(arrayLiteral types: ElementType...) {
        for type in types { insert(type) }
    }

    /// Adds a type.
    @inlinable public mutating func insert(_ type: ElementType) {
        if type.rawValue < 64 { low |= 1 << UInt64(type.rawValue) } else { high |= 1 << UInt64(type.rawValue - 64) }
    }

    /// Whether the type is in the set.
    @inlinable public func contains(_ type: ElementType) -> Bool {
        type.rawValue < 64 ? low >> UInt64(type.rawValue) & 1 == 1 : high >> UInt64(type.rawValue - 64) & 1 == 1
    }

    /// The types of either.
    @inlinable public func union(_ other: ElementTypeSet) -> ElementTypeSet {
        var result = self
        result.low |= other.low
        result.high |= other.high
        return result
    }
}
