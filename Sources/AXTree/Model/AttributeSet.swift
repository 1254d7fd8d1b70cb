/// A set of attributes: what a dump carries, or what a rule needs.
public struct AttributeSet: Hashable, Sendable, ExpressibleByArrayLiteral, Sequence {
    @usableFromInline var bits: UInt32 = 0

    /// No attribute.
    public init() {}

    /// These attributes.
    public init(_ attributes: some Sequence<Attribute>) {
        for attribute in attributes { insert(attribute) }
    }

    /// These attributes.
    public init(arrayLiteral elements: Attribute...) { self.init(elements) }

    /// Every attribute there is.
    public static let all = AttributeSet(Attribute.allCases)

    /// Adds an attribute.
    @inlinable public mutating func insert(_ attribute: Attribute) { bits |= 1 << attribute.rawValue }

    /// Takes an attribute out.
    @inlinable public mutating func remove(_ attribute: Attribute) { bits &= ~(1 << attribute.rawValue) }

    /// Whether the attribute is in the set.
    @inlinable public func contains(_ attribute: Attribute) -> Bool { bits >> attribute.rawValue & 1 == 1 }

    /// The attributes of either.
    public func union(_ other: AttributeSet) -> AttributeSet {
        var result = self
        result.bits |= other.bits
        return result
    }

    /// The attributes of both.
    public func intersection(_ other: AttributeSet) -> AttributeSet {
        var result = self
        result.bits &= other.bits
        return result
    }

    /// The attributes that are here and not in `other`.
    public func subtracting(_ other: AttributeSet) -> AttributeSet {
        var result = self
        result.bits &= ~other.bits
        return result
    }

    /// Whether nothing is in the set.
    public var isEmpty: Bool { bits == 0 }

    /// The attributes in the order of their declaration.
    public func makeIterator() -> Iterator { Iterator(bits: bits) }

    /// Gives the attributes of a set one after the other.
    public struct Iterator: IteratorProtocol {
        fileprivate var bits: UInt32

        /// The next attribute; nil after the last.
        public mutating func next() -> Attribute? {
            guard bits != 0 else { return nil }
            defer { bits &= bits - 1 }
            return Attribute(rawValue: UInt8(bits.trailingZeroBitCount))
        }
    }
}
