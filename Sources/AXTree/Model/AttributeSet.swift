/// A set of attributes, such as those that a dump carries or that a rule needs.
public typealias AttributeSet = Set<Attribute>

extension AttributeSet {
    /// The attributes that no dump of Android has.
    package static let inNoAndroidDump: AttributeSet = [
        .traits, .hint, .isAccessibilityElement, .hidden, .elementsHidden, .modal, .actions, .customContent,
        .userInputLabels, .language, .activationPoint, .minimum, .maximum, .contentsCaptured,
    ]

    /// Every attribute that an element of an iOS screen can have.
    public static let all = AttributeSet(Attribute.allCases).subtracting(Attribute.android)

    /// The attributes in the order of the cases of `Attribute`.
    public var inOrder: [Attribute] { sorted { $0.rawValue < $1.rawValue } }
}
