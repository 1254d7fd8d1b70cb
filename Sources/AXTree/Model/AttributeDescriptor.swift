/// What is known about an attribute of elements. The reader and the writer of axaudit's own tree, its schema, comparisons and the
/// texts of reports derive from it.
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
        _ attribute: Attribute, _ property: AttributeProperty, plural: String,
        ofView isOfView: Bool = false, inSnapshots isInSnapshots: Bool = true
    ) {
        self.attribute = attribute
        name = "\(attribute)"
        self.property = property
        self.plural = plural
        self.isOfView = isOfView
        self.isInSnapshots = isInSnapshots
    }

    /// Every attribute, in the order of the cases of `Attribute`, which is that of reports.
    package static let all = [
        AttributeDescriptor(.label, .text(\.label), plural: "labels"),
        AttributeDescriptor(.value, .text(\.value), plural: "values"),
        AttributeDescriptor(.hint, .text(\.hint), plural: "hints"),
        AttributeDescriptor(.identifier, .text(\.identifier), plural: "identifiers"),
        AttributeDescriptor(.placeholder, .text(\.placeholder), plural: "placeholders"),
        AttributeDescriptor(.traits, .traits(\.traits), plural: "traits"),
        AttributeDescriptor(.type, .type(\.type), plural: "element types"),
        AttributeDescriptor(.frame, .frame(\.frame), plural: "frames"),
        AttributeDescriptor(
            .isAccessibilityElement, .optionalFlag(\.isAccessibilityElement), plural: "accessibility element flags",
            inSnapshots: false),
        AttributeDescriptor(.hidden, .flag(\.isHidden), plural: "hidden flags", inSnapshots: false),
        AttributeDescriptor(
            .elementsHidden, .flag(\.elementsHidden), plural: "elementsHidden flags", inSnapshots: false),
        AttributeDescriptor(.modal, .flag(\.isModal), plural: "modal flags"),
        AttributeDescriptor(.visible, .optionalFlag(\.isVisible), plural: "visible flags"),
        AttributeDescriptor(.enabled, .flag(\.isEnabled), plural: "enabled flags"),
        AttributeDescriptor(.selected, .flag(\.isSelected), plural: "selected flags"),
        AttributeDescriptor(.actions, .texts(\.actions), plural: "actions"),
        AttributeDescriptor(.customContent, .customContent(\.customContent), plural: "custom content"),
        AttributeDescriptor(.userInputLabels, .texts(\.userInputLabels), plural: "user input labels"),
        AttributeDescriptor(
            .headingLevel, .level(\.headingLevel), plural: "heading levels"),
        AttributeDescriptor(.language, .text(\.language), plural: "languages"),
        AttributeDescriptor(.activationPoint, .point(\.activationPoint), plural: "activation points"),
        AttributeDescriptor(.minimum, .number(\.minimum), plural: "minimums"),
        AttributeDescriptor(.maximum, .number(\.maximum), plural: "maximums"),
        AttributeDescriptor(
            .contentsCaptured, .optionalFlag(\.contentsCaptured), plural: "contentsCaptured flags",
            inSnapshots: false),
        AttributeDescriptor(.children, .children, plural: "children", inSnapshots: false),
        AttributeDescriptor(
            .platformType, .text(\.platformType), plural: "classes", ofView: true, inSnapshots: false),
        AttributeDescriptor(.text, .text(\.viewText), plural: "texts", ofView: true, inSnapshots: false),
        AttributeDescriptor(.flags, .viewFlags(\.viewFlags), plural: "flags", ofView: true, inSnapshots: false),
    ]

    /// The plural in a sentence such as "this dump carries no labels", with the words of a platform.
    package func plural(on platform: Platform) -> String { platform.terms.plurals[attribute] ?? plural }

}
