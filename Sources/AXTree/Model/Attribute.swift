/// Something that a dump can tell about an element. The names are those of our own format's keys.
public enum Attribute: UInt8, CaseIterable, Hashable, Sendable {
    /// What VoiceOver says first: accessibilityLabel.
    case label
    /// The state that can change: accessibilityValue.
    case value
    /// What happens on activation: accessibilityHint.
    case hint
    /// For tests, never spoken: accessibilityIdentifier.
    case identifier
    /// What an empty text field shows.
    case placeholder
    /// UIAccessibilityTraits.
    case traits
    /// The element type.
    case type
    /// The place on the screen.
    case frame
    /// Whether VoiceOver stops here.
    case isAccessibilityElement
    /// Whether it is hidden.
    case hidden
    /// accessibilityElementsHidden.
    case elementsHidden
    /// accessibilityViewIsModal.
    case modal
    /// Whether it can be seen on the screen now.
    case visible
    /// Whether it reacts.
    case enabled
    /// Whether it is chosen.
    case selected
    /// The names of the custom actions.
    case actions
    /// accessibilityCustomContent.
    case customContent
    /// What Voice Control listens to.
    case userInputLabels
    /// The level of a heading, from 1.
    case headingLevel
    /// The language of its speech.
    case language
    /// Where a double tap taps.
    case activationPoint
    /// The lowest value of an adjustable control.
    case minimum
    /// The highest value of an adjustable control.
    case maximum
    /// Whether its children are in the dump at all.
    case contentsCaptured
    /// The tree: which element stands inside which.
    case children

    /// The attribute's key in our own format.
    public var name: String { Self.names[Int(rawValue)] }

    /// The attribute of that name.
    public init?(name: String) {
        guard let index = Self.names.firstIndex(of: name) else { return nil }
        self = Self.allCases[index]
    }

    /// The attribute in a sentence: "this dump carries no labels".
    package var plural: String {
        switch self {
        case .traits, .children, .actions: name
        case .frame: "frames"
        case .type: "element types"
        case .isAccessibilityElement: "accessibility element flags"
        case .hidden, .elementsHidden, .modal, .visible, .enabled, .selected, .contentsCaptured: "\(name) flags"
        case .customContent: "custom content"
        case .userInputLabels: "user input labels"
        case .headingLevel: "heading levels"
        case .activationPoint: "activation points"
        case .label, .value, .hint, .identifier, .placeholder, .language, .minimum, .maximum: name + "s"
        }
    }

    /// Every name, in the order of the declaration. Written out, for asking the runtime for the names of cases takes longer
    /// than reading a small dump.
    package static let names = [
        "label", "value", "hint", "identifier", "placeholder", "traits", "type", "frame", "isAccessibilityElement",
        "hidden", "elementsHidden", "modal", "visible", "enabled", "selected", "actions", "customContent",
        "userInputLabels", "headingLevel", "language", "activationPoint", "minimum", "maximum", "contentsCaptured",
        "children",
    ]
}
