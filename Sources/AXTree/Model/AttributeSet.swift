/// A set of attributes, such as those that a dump carries or that a rule needs.
public typealias AttributeSet = Set<Attribute>

extension AttributeSet {
    /// The attributes that the dumps of a platform can have.
    package init(on platform: Platform) {
        self.init(AttributeDescriptor.all.lazy.filter { $0.isPossible(on: platform) }.map(\.attribute))
    }

    /// The attributes that no dump of Android has.
    package static let inNoAndroidDump = AttributeSet(Attribute.allCases).subtracting(AttributeSet(on: .android))

    /// Every attribute that an element of an iOS screen can have.
    public static let all = AttributeSet(on: .iOS)

    /// The attributes that snapshots contain.
    package static let inSnapshots = AttributeSet(
        AttributeDescriptor.all.lazy.filter(\.isInSnapshots).map(\.attribute))

    /// The attributes in the order of the cases of `Attribute`.
    public var inOrder: [Attribute] { sorted { $0.rawValue < $1.rawValue } }
}
