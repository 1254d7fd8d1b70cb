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
        _ attribute: Attribute, _ property: AttributeProperty, plural: String,
        on pluralsByPlatform: [Platform: String] = [:],
        only platforms: [Platform]? = nil, inSnapshots isInSnapshots: Bool = true
    ) {
        self.attribute = attribute
        name = "\(attribute)"
        self.property = property
        self.plural = plural
        self.pluralsByPlatform = pluralsByPlatform
        self.platforms = platforms
        self.isInSnapshots = isInSnapshots
    }

    /// Every attribute, in the order of the cases of `Attribute`, which is that of reports.
    package static let all = [
        AttributeDescriptor(.label, .text(\.label), plural: "labels"),
        AttributeDescriptor(.value, .text(\.value), plural: "values"),
        AttributeDescriptor(.hint, .text(\.hint), plural: "hints", only: [.iOS]),
        AttributeDescriptor(.identifier, .text(\.identifier), plural: "identifiers"),
        AttributeDescriptor(.placeholder, .text(\.placeholder), plural: "placeholders", on: [.android: "hints"]),
        AttributeDescriptor(.traits, .traits(\.traits), plural: "traits", only: [.iOS]),
        AttributeDescriptor(.type, .type(\.type), plural: "element types"),
        AttributeDescriptor(.frame, .frame(\.frame), plural: "frames"),
        AttributeDescriptor(
            .isAccessibilityElement, .optionalFlag(\.isAccessibilityElement), plural: "accessibility element flags",
            only: [.iOS], inSnapshots: false),
        AttributeDescriptor(.hidden, .flag(\.isHidden), plural: "hidden flags", only: [.iOS], inSnapshots: false),
        AttributeDescriptor(
            .elementsHidden, .flag(\.elementsHidden), plural: "elementsHidden flags", only: [.iOS], inSnapshots: false),
        AttributeDescriptor(.modal, .flag(\.isModal), plural: "modal flags", only: [.iOS]),
        AttributeDescriptor(.visible, .optionalFlag(\.isVisible), plural: "visible flags"),
        AttributeDescriptor(.enabled, .flag(\.isEnabled), plural: "enabled flags"),
        AttributeDescriptor(.selected, .flag(\.isSelected), plural: "selected flags"),
        AttributeDescriptor(.actions, .texts(\.actions), plural: "actions", only: [.iOS]),
        AttributeDescriptor(.customContent, .customContent(\.customContent), plural: "custom content", only: [.iOS]),
        AttributeDescriptor(.userInputLabels, .texts(\.userInputLabels), plural: "user input labels", only: [.iOS]),
        AttributeDescriptor(
            .headingLevel, .level(\.headingLevel), plural: "heading levels", on: [.android: "headings"]),
        AttributeDescriptor(.language, .text(\.language), plural: "languages", only: [.iOS]),
        AttributeDescriptor(.activationPoint, .point(\.activationPoint), plural: "activation points", only: [.iOS]),
        AttributeDescriptor(.minimum, .number(\.minimum), plural: "minimums", only: [.iOS]),
        AttributeDescriptor(.maximum, .number(\.maximum), plural: "maximums", only: [.iOS]),
        AttributeDescriptor(
            .contentsCaptured, .optionalFlag(\.contentsCaptured), plural: "contentsCaptured flags", only: [.iOS],
            inSnapshots: false),
        AttributeDescriptor(.children, .children, plural: "children", inSnapshots: false),
        AttributeDescriptor(
            .platformType, .text(\.platformType), plural: "classes", only: [.android], inSnapshots: false),
        AttributeDescriptor(.text, .text(\.viewText), plural: "texts", only: [.android], inSnapshots: false),
        AttributeDescriptor(.flags, .viewFlags(\.viewFlags), plural: "flags", only: [.android], inSnapshots: false),
    ]

    /// The plural in a sentence such as "this dump carries no labels", with the words of a platform.
    package func plural(on platform: Platform) -> String { pluralsByPlatform[platform] ?? plural }

    /// Returns whether a dump of a platform can have the attribute.
    package func isPossible(on platform: Platform) -> Bool { platforms?.contains(platform) ?? true }
}
