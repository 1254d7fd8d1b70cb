/// One element of an accessibility tree, as the dump has it.
///
/// An attribute that is `nil` is absent if the screen `carries` it, and unknown otherwise. Elements are stored in the
/// flat array of their `Screen`; `parent` and `subtreeEnd` are indices into that array and are set by `ElementTree`.
public struct Element: Hashable, Sendable {
    /// `accessibilityLabel`. On a platform with views, the name that the screen reader speaks; for a text field, its
    /// description.
    public var label: String?
    /// `accessibilityValue`.
    public var value: String?
    /// `accessibilityHint`.
    public var hint: String?
    /// `accessibilityIdentifier`, or the resource id of a view: for tests, never spoken.
    public var identifier: String?
    /// The placeholder of an empty text field, or the hint of any view.
    public var placeholder: String?
    /// The frame in points (`Screen.unit`: or in density-independent pixels, or in pixels where the density is
    /// unknown), in screen coordinates; `nil` if there is none or its coordinates are out of range.
    public var frame: Rect?
    /// The element type.
    public var type: ElementType = .other
    /// `isAccessibilityElement`, or `nil` if the dump does not tell.
    public var isAccessibilityElement: Bool?
    /// Whether the element and its descendants are hidden.
    public var isHidden = false
    /// `accessibilityElementsHidden`: hides the element and its descendants from VoiceOver.
    public var elementsHidden = false
    /// `accessibilityViewIsModal`: hides the element's siblings from VoiceOver.
    public var isModal = false
    /// Whether the element can be seen on the screen now; `nil` if the dump does not tell.
    public var isVisible: Bool?
    /// Whether the element reacts to input.
    public var isEnabled = true
    /// Whether the element is selected.
    public var isSelected = false
    /// `accessibilityExpandedStatus`: whether the element is expanded or collapsed; `nil` if it is neither or the dump
    /// does not tell.
    public var isExpanded: Bool?
    /// `accessibilityRespondsToUserInteraction`: whether Voice Control, Switch Control and Full Keyboard Access offer
    /// the element as one that can be activated; `nil` if the dump does not tell.
    public var respondsToUserInteraction: Bool?
    /// `accessibilityTraits`; `nil` if the traits could not be read.
    public var traits: Traits?
    /// Whether the element's children are in the dump; `nil` if the dump does not tell.
    public var contentsCaptured: Bool?
    /// The level of a heading, from 1; 0 for a heading without a known level.
    public var headingLevel: Int?
    /// The names of the custom actions; `nil` if there is no list, which differs from an empty one.
    public var actions: [String]?
    /// `accessibilityCustomContent`, which VoiceOver offers under "More Content".
    public var customContent: [CustomContent]?
    /// `accessibilityUserInputLabels`, which Voice Control listens to.
    public var userInputLabels: [String]?
    /// `accessibilityLanguage`, as a BCP 47 tag.
    public var language: String?
    /// `accessibilityActivationPoint` in points, in screen coordinates.
    public var activationPoint: Point?
    /// The lowest value of an adjustable control.
    public var minimum: Double?
    /// The highest value of an adjustable control.
    public var maximum: Double?
    /// What the view of the element reports on a platform where views have classes; `nil` on others.
    package var view: PlatformView?
    /// What identifies the element within one process of the app, as XCUITest's attachments write it: process and
    /// element. `nil` if the dump does not tell.
    package var reference: String?

    /// The index of the parent element; `nil` for a root.
    public internal(set) var parent: Int?
    /// The number of ancestors.
    package internal(set) var depth = 0
    /// The index after the last descendant.
    public internal(set) var subtreeEnd = 0
    /// The byte offset of the element in its file; 0 for an element made in code.
    package var offset = 0

    /// Creates an element of a type of which nothing else is known.
    public init(_ type: ElementType = .other) { self.type = type }
}
