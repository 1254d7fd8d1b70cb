/// One element of an accessibility tree, as the dump has it.
///
/// An attribute that is nil is absent if the screen `carries` it, and unknown if it does not. Elements live in the flat
/// array of their `Screen`; `parent`, `depth` and `subtreeEnd` are indices into it and are set by `ElementTree`.
public struct Element: Hashable, Sendable {
    /// What VoiceOver says first.
    public var label: String?
    /// The state that can change.
    public var value: String?
    /// For tests, never spoken.
    public var identifier: String?
    /// Where it is, in points; nil where there is none or its coordinates are beyond reason.
    public var frame: Rect?
    /// What it is.
    public var type: ElementType = .other
    /// Whether VoiceOver stops here; nil where the dump does not say.
    public var isAccessibilityElement: Bool?
    /// Whether it is hidden, and everything inside it.
    public var isHidden = false
    /// Whether accessibilityElementsHidden hides it and everything inside it from VoiceOver.
    public var elementsHidden = false
    /// Whether accessibilityViewIsModal hides its siblings from VoiceOver.
    public var isModal = false
    /// Whether it can be seen on the screen now; nil where the dump does not say.
    public var isVisible: Bool?
    /// Whether it reacts.
    public var isEnabled = true
    /// Whether it is chosen.
    public var isSelected = false
    /// How it behaves; nil where the traits could not be read.
    public var traits: Traits?
    /// What few elements have. A list of none or one, so that an element stays small and cheap to copy.
    @usableFromInline var rare: [RareAttributes] = []

    /// The index of the element this one stands in; nil for a root.
    public var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }
    /// How many elements stand around this one.
    public var depth: Int { Int(depthLevel) }
    /// The index after the last element inside this one.
    public var subtreeEnd: Int { Int(subtreeEndIndex) }
    /// The byte at which the element begins in its file; 0 for an element made by hand.
    public var offset: Int { Int(sourceOffset) }

    var parentIndex: Int32 = -1
    var depthLevel: Int32 = 0
    var subtreeEndIndex: Int32 = 0
    package var sourceOffset: UInt32 = 0

    /// An element of that type with nothing else known.
    public init(_ type: ElementType = .other) { self.type = type }
}

extension Element {
    /// What happens on activation.
    public var hint: String? {
        @inlinable get { rare.first?.hint }
        set { set(\.hint, newValue) }
    }

    /// What an empty text field shows.
    public var placeholder: String? {
        @inlinable get { rare.first?.placeholder }
        set { set(\.placeholder, newValue) }
    }

    /// Whether its children are in the dump at all; nil where the dump does not say.
    public var contentsCaptured: Bool? {
        @inlinable get { rare.first?.contentsCaptured }
        set { set(\.contentsCaptured, newValue) }
    }

    /// The level of a heading, from 1; 0 for a heading whose level is not told.
    public var headingLevel: Int? {
        @inlinable get { rare.first?.headingLevel }
        set { set(\.headingLevel, newValue) }
    }

    /// The names of the custom actions; nil where there is no list, which differs from an empty one.
    public var actions: [String]? {
        @inlinable get { rare.first?.actions }
        set { set(\.actions, newValue) }
    }

    /// What VoiceOver offers under "More Content".
    public var customContent: [CustomContent]? {
        @inlinable get { rare.first?.customContent }
        set { set(\.customContent, newValue) }
    }

    /// What Voice Control listens to.
    public var userInputLabels: [String]? {
        @inlinable get { rare.first?.userInputLabels }
        set { set(\.userInputLabels, newValue) }
    }

    /// The language of its speech, as a BCP 47 tag.
    public var language: String? {
        @inlinable get { rare.first?.language }
        set { set(\.language, newValue) }
    }

    /// Where a double tap taps, in points.
    public var activationPoint: Point? {
        @inlinable get { rare.first?.activationPoint }
        set { set(\.activationPoint, newValue) }
    }

    /// The lowest value of an adjustable control.
    public var minimum: Double? {
        @inlinable get { rare.first?.minimum }
        set { set(\.minimum, newValue) }
    }

    /// The highest value of an adjustable control.
    public var maximum: Double? {
        @inlinable get { rare.first?.maximum }
        set { set(\.maximum, newValue) }
    }

    /// Whether it has none of the attributes above: cheaper to ask than each of them.
    @inlinable package var isPlain: Bool { rare.isEmpty }

    private mutating func set<Value>(_ attribute: WritableKeyPath<RareAttributes, Value?>, _ value: Value?) {
        if rare.isEmpty {
            guard value != nil else { return }
            rare = [RareAttributes()]
        }
        rare[0][keyPath: attribute] = value
    }
}
