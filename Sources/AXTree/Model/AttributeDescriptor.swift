/// What is known about an attribute of elements. The reader and the writer of axaudit's own tree, its schema, comparisons and the
/// texts of reports derive from it.
package struct AttributeDescriptor: Sendable {
    /// The attribute.
    package let attribute: Attribute
    /// The key in axaudit's own tree.
    package let name: String
    /// The property of an element, by its kind of value.
    package let property: AttributeProperty
    /// The platforms whose dumps can have the attribute, or `nil` for every platform.
    package let platforms: [Platform]?
    /// Whether snapshots contain the attribute, so that it can be compared.
    package let isInSnapshots: Bool
    private let plural: String
    private let pluralsByPlatform: [Platform: String]

    private init(
        _ attribute: Attribute, _ name: String, _ property: AttributeProperty, plural: String,
        on pluralsByPlatform: [Platform: String] = [:],
        only platforms: [Platform]? = nil, inSnapshots isInSnapshots: Bool = true
    ) {
        self.attribute = attribute
        self.name = name
        self.property = property
        self.plural = plural
        self.pluralsByPlatform = pluralsByPlatform
        self.platforms = platforms
        self.isInSnapshots = isInSnapshots
    }

    /// Every attribute, in the order of the cases of `Attribute`, which is that of reports.
    package static let all = [
        AttributeDescriptor(.label, "label", .text(\.label), plural: "labels"),
        AttributeDescriptor(.value, "value", .text(\.value), plural: "values"),
        AttributeDescriptor(.hint, "hint", .text(\.hint), plural: "hints", only: [.iOS]),
        AttributeDescriptor(.identifier, "identifier", .text(\.identifier), plural: "identifiers"),
        AttributeDescriptor(
            .placeholder, "placeholder", .text(\.placeholder), plural: "placeholders", on: [.android: "hints"]),
        AttributeDescriptor(.traits, "traits", .traits(\.traits), plural: "traits", only: [.iOS]),
        AttributeDescriptor(.type, "type", .type(\.type), plural: "element types"),
        AttributeDescriptor(.frame, "frame", .frame(\.frame), plural: "frames"),
        AttributeDescriptor(
            .isAccessibilityElement, "isAccessibilityElement", .optionalFlag(\.isAccessibilityElement),
            plural: "accessibility element flags",
            only: [.iOS], inSnapshots: false),
        AttributeDescriptor(
            .hidden, "hidden", .flag(\.isHidden), plural: "hidden flags", only: [.iOS], inSnapshots: false),
        AttributeDescriptor(
            .elementsHidden, "elementsHidden", .flag(\.elementsHidden), plural: "elementsHidden flags", only: [.iOS],
            inSnapshots: false),
        AttributeDescriptor(.modal, "modal", .flag(\.isModal), plural: "modal flags", only: [.iOS]),
        AttributeDescriptor(.visible, "visible", .optionalFlag(\.isVisible), plural: "visible flags"),
        AttributeDescriptor(.enabled, "enabled", .flag(\.isEnabled), plural: "enabled flags"),
        AttributeDescriptor(.selected, "selected", .flag(\.isSelected), plural: "selected flags"),
        AttributeDescriptor(.actions, "actions", .texts(\.actions), plural: "actions", only: [.iOS]),
        AttributeDescriptor(
            .customContent, "customContent", .customContent(\.customContent), plural: "custom content", only: [.iOS]),
        AttributeDescriptor(
            .userInputLabels, "userInputLabels", .texts(\.userInputLabels), plural: "user input labels", only: [.iOS]),
        AttributeDescriptor(
            .headingLevel, "headingLevel", .level(\.headingLevel), plural: "heading levels", on: [.android: "headings"]),
        AttributeDescriptor(.language, "language", .text(\.language), plural: "languages", only: [.iOS]),
        AttributeDescriptor(
            .activationPoint, "activationPoint", .point(\.activationPoint), plural: "activation points", only: [.iOS]),
        AttributeDescriptor(.minimum, "minimum", .number(\.minimum), plural: "minimums", only: [.iOS]),
        AttributeDescriptor(.maximum, "maximum", .number(\.maximum), plural: "maximums", only: [.iOS]),
        AttributeDescriptor(
            .contentsCaptured, "contentsCaptured", .optionalFlag(\.contentsCaptured), plural: "contentsCaptured flags",
            only: [.iOS],
            inSnapshots: false),
        AttributeDescriptor(.children, "children", .children, plural: "children", inSnapshots: false),
        AttributeDescriptor(
            .platformType, "platformType", .text(\.platformType), plural: "classes", only: [.android],
            inSnapshots: false),
        AttributeDescriptor(.text, "text", .text(\.viewText), plural: "texts", only: [.android], inSnapshots: false),
        AttributeDescriptor(
            .flags, "flags", .viewFlags(\.viewFlags), plural: "flags", only: [.android], inSnapshots: false),
    ]

    /// The plural in a sentence such as "this dump carries no labels", with the words of a platform.
    package func plural(on platform: Platform) -> String { pluralsByPlatform[platform] ?? plural }

    /// Returns whether a dump of a platform can have the attribute.
    package func isPossible(on platform: Platform) -> Bool { platforms?.contains(platform) ?? true }
}
