/// What is known about an attribute of elements. The reader and the writer of axaudit's own tree, its schema,
/// comparisons and the texts of reports derive from it.
package struct AttributeDescriptor: Sendable {
    /// The attribute.
    package let attribute: Attribute
    /// The key in axaudit's own tree.
    package let name: String
    /// The property of an element, by its kind of value.
    package let property: AttributeProperty
    /// Whether it is a property of `PlatformView`, which only elements of some platforms have.
    package let isOfView: Bool
    /// Whether snapshots contain the attribute, so that it can be compared.
    package let isInSnapshots: Bool
    private let plural: String

    private init(
        _ attribute: Attribute, _ name: String, _ property: AttributeProperty, plural: String,
        ofView isOfView: Bool = false, inSnapshots isInSnapshots: Bool = true
    ) {
        self.attribute = attribute
        self.name = name
        self.property = property
        self.plural = plural
        self.isOfView = isOfView
        self.isInSnapshots = isInSnapshots
    }

    /// Every attribute, in the order of the cases of `Attribute`, which is that of reports.
    package static let all = [
        AttributeDescriptor(.label, "label", .text(\.label), plural: "labels"),
        AttributeDescriptor(.value, "value", .text(\.value), plural: "values"),
        AttributeDescriptor(.hint, "hint", .text(\.hint), plural: "hints"),
        AttributeDescriptor(.identifier, "identifier", .text(\.identifier), plural: "identifiers"),
        AttributeDescriptor(.placeholder, "placeholder", .text(\.placeholder), plural: "placeholders"),
        AttributeDescriptor(.traits, "traits", .traits(\.traits), plural: "traits"),
        AttributeDescriptor(.type, "type", .type(\.type), plural: "element types"),
        AttributeDescriptor(.frame, "frame", .frame(\.frame), plural: "frames"),
        AttributeDescriptor(
            .isAccessibilityElement, "isAccessibilityElement", .optionalFlag(\.isAccessibilityElement),
            plural: "accessibility element flags",
            inSnapshots: false),
        AttributeDescriptor(.hidden, "hidden", .flag(\.isHidden), plural: "hidden flags", inSnapshots: false),
        AttributeDescriptor(
            .elementsHidden, "elementsHidden", .flag(\.elementsHidden), plural: "elementsHidden flags",
            inSnapshots: false),
        AttributeDescriptor(.modal, "modal", .flag(\.isModal), plural: "modal flags"),
        AttributeDescriptor(.visible, "visible", .optionalFlag(\.isVisible), plural: "visible flags"),
        AttributeDescriptor(.enabled, "enabled", .flag(\.isEnabled), plural: "enabled flags"),
        AttributeDescriptor(.selected, "selected", .flag(\.isSelected), plural: "selected flags"),
        AttributeDescriptor(.expanded, "expanded", .optionalFlag(\.isExpanded), plural: "expanded states"),
        // UIKit's answer depends on the assistive technologies that are running, so it is not in snapshots.
        AttributeDescriptor(
            .respondsToUserInteraction, "respondsToUserInteraction", .optionalFlag(\.respondsToUserInteraction),
            plural: "respondsToUserInteraction flags", inSnapshots: false),
        AttributeDescriptor(.actions, "actions", .texts(\.actions), plural: "actions"),
        AttributeDescriptor(.customContent, "customContent", .customContent(\.customContent), plural: "custom content"),
        AttributeDescriptor(
            .userInputLabels, "userInputLabels", .texts(\.userInputLabels), plural: "user input labels"),
        AttributeDescriptor(
            .headingLevel, "headingLevel", .level(\.headingLevel), plural: "heading levels"),
        AttributeDescriptor(.language, "language", .text(\.language), plural: "languages"),
        AttributeDescriptor(
            .activationPoint, "activationPoint", .point(\.activationPoint), plural: "activation points"),
        AttributeDescriptor(.minimum, "minimum", .number(\.minimum), plural: "minimums"),
        AttributeDescriptor(.maximum, "maximum", .number(\.maximum), plural: "maximums"),
        AttributeDescriptor(
            .contentsCaptured, "contentsCaptured", .optionalFlag(\.contentsCaptured), plural: "contentsCaptured flags",
            inSnapshots: false),
        AttributeDescriptor(.children, "children", .children, plural: "children", inSnapshots: false),
        AttributeDescriptor(
            .platformType, "platformType", .text(\.platformType), plural: "classes", ofView: true, inSnapshots: false),
        AttributeDescriptor(.text, "text", .text(\.viewText), plural: "texts", ofView: true, inSnapshots: false),
        AttributeDescriptor(
            .flags, "flags", .viewFlags(\.viewFlags), plural: "flags", ofView: true, inSnapshots: false),
    ]

    /// The plural in a sentence such as "this dump carries no labels", with the words of a platform.
    package func plural(on platform: Platform) -> String { platform.terms.plural(of: attribute) ?? plural }
}
