/// An attribute of an element that a dump can carry. The names are the keys of axaudit's own tree.
///
/// `AttributeDescriptor.all` has a line for each.
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
    /// `accessibilityExpandedStatus`: whether the element shows more below it or elsewhere.
    case expanded
    /// `accessibilityRespondsToUserInteraction`: whether Voice Control, Switch Control and the keyboard can activate
    /// the element.
    case respondsToUserInteraction
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
    public var name: String { descriptor.name }

    /// Creates the attribute with this name.
    package init?(name: String) {
        guard let descriptor = AttributeDescriptor.all.first(where: { $0.name == name }) else { return nil }
        self = descriptor.attribute
    }

    /// What is known about the attribute.
    package var descriptor: AttributeDescriptor { AttributeDescriptor.all[Int(rawValue)] }

    /// The plural in a sentence such as "this dump carries no labels", with the words of a platform.
    package func plural(on platform: Platform) -> String { descriptor.plural(on: platform) }

    /// Every name, in the order of the cases.
    package static let names = AttributeDescriptor.all.map(\.name)
}
