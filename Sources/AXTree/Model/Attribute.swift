/// An attribute of an element that a dump can carry. The names are the keys of axaudit's own tree.
public enum Attribute: UInt8, CaseIterable, Hashable, Sendable {
    /// `accessibilityLabel`.
    case label
    /// `accessibilityValue`.
    case value
    /// `accessibilityHint`.
    case hint
    /// `accessibilityIdentifier`.
    case identifier
    /// The placeholder of an empty text field.
    case placeholder
    /// `accessibilityTraits`.
    case traits
    /// The element type.
    case type
    /// The frame, `accessibilityFrame`.
    case frame
    /// `isAccessibilityElement`.
    case isAccessibilityElement
    /// Whether the element is hidden.
    case hidden
    /// `accessibilityElementsHidden`.
    case elementsHidden
    /// `accessibilityViewIsModal`.
    case modal
    /// Whether the element can be seen on the screen now.
    case visible
    /// Whether the element reacts to input.
    case enabled
    /// Whether the element is selected.
    case selected
    /// The names of the custom actions.
    case actions
    /// `accessibilityCustomContent`.
    case customContent
    /// `accessibilityUserInputLabels`, which Voice Control listens to.
    case userInputLabels
    /// The level of a heading, from 1.
    case headingLevel
    /// `accessibilityLanguage`.
    case language
    /// `accessibilityActivationPoint`.
    case activationPoint
    /// The lowest value of an adjustable control.
    case minimum
    /// The highest value of an adjustable control.
    case maximum
    /// Whether the children of the element are in the dump.
    case contentsCaptured
    /// The hierarchy of the elements.
    case children
    /// The class of the view, on Android.
    case platformType
    /// The text that the view shows, on Android, where the label is the content description.
    case text
    /// The properties of the view that decide what TalkBack stops on, on Android.
    case flags

    /// The key of the attribute in axaudit's own tree.
    public var name: String { Self.names[Int(rawValue)] }

    /// Creates the attribute with this name.
    public init?(name: String) {
        guard let index = Self.names.firstIndex(of: name) else { return nil }
        self = Self.allCases[index]
    }

    /// The plural in a sentence such as "this dump carries no labels", with the words of a platform.
    package func plural(on platform: Platform) -> String {
        if let plural = platform.terms.plurals[self] { return plural }
        return switch self {
        case .traits, .children, .actions, .flags: name
        case .frame: "frames"
        case .type: "element types"
        case .isAccessibilityElement: "accessibility element flags"
        case .hidden, .elementsHidden, .modal, .visible, .enabled, .selected, .contentsCaptured: "\(name) flags"
        case .customContent: "custom content"
        case .userInputLabels: "user input labels"
        case .headingLevel: "heading levels"
        case .activationPoint: "activation points"
        case .platformType: "classes"
        case .text, .label, .value, .hint, .identifier, .placeholder, .language, .minimum, .maximum: name + "s"
        }
    }

    /// Every name, in the order of the cases. Written out, because asking the runtime for the names of cases is slow.
    package static let names = [
        "label", "value", "hint", "identifier", "placeholder", "traits", "type", "frame", "isAccessibilityElement",
        "hidden", "elementsHidden", "modal", "visible", "enabled", "selected", "actions", "customContent",
        "userInputLabels", "headingLevel", "language", "activationPoint", "minimum", "maximum", "contentsCaptured",
        "children", "platformType", "text", "flags",
    ]
    /// The attributes that only elements of Android screens have.
    package static let android: Set<Attribute> = [.platformType, .text, .flags]
}
