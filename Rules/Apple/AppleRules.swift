import AXEngine
import AXTree

/// The issues of Apple's accessibility audit, one rule for each type.
extension Rule {
    /// Reports missing actions.
    public static let appleAction = apple(
        "apple-action", .action, "a missing action", "4.1.2",
        why: "People who use a keyboard or Switch Control cannot do what a click does.",
        fix: "Implement the accessibility action that does the same as a click, e.g. `accessibilityPerformPress()`.",
        inUIKit: "override func accessibilityPerformPress() -> Bool { delete(); return true }",
        inSwiftUI: "Button(\"Delete\", action: delete)",
        limits: ["Such issues exist on macOS only."],
        example: "Action is missing")

    /// Reports contrasts that are too low.
    public static let appleContrast = apple(
        "apple-contrast", .contrast, "a contrast that is too low", "1.4.3",
        why: "People with low vision cannot read the text.",
        fix: "Use colours with a contrast of at least 4.5:1, or 3:1 for large text.",
        inUIKit: "label.textColor = .label",
        inSwiftUI: "Text(\"Total\").foregroundStyle(.primary)",
        example: "Contrast failed")

    /// Reports text that does not follow Dynamic Type.
    public static let appleDynamicType = apple(
        "apple-dynamic-type", .dynamicType, "text that does not follow Dynamic Type", "1.4.4",
        why: "People who set larger text still get small text.",
        fix: "Use a text style such as `.body`, and set `adjustsFontForContentSizeCategory`.",
        inUIKit: "label.font = .preferredFont(forTextStyle: .body)\nlabel.adjustsFontForContentSizeCategory = true",
        inSwiftUI: "Text(\"Total\").font(.body)",
        example: "Dynamic Type font sizes are unsupported")

    /// Reports elements without a sufficient description.
    public static let appleElementDescription = apple(
        "apple-element-description", .sufficientElementDescription, "an element without a sufficient description",
        "4.1.2",
        why: "VoiceOver has nothing to say about the element, or reads a name from the code.",
        fix: "Set `accessibilityLabel` to what the element is, or hide a decorative element from VoiceOver.",
        inUIKit: "imageView.accessibilityLabel = \"Premium\"",
        inSwiftUI: "Image(systemName: \"crown.fill\").accessibilityLabel(\"Premium\")",
        example: "Label not human-readable")

    /// Reports text that may be inaccessible.
    public static let appleElementDetection = apple(
        "apple-element-detection", .elementDetection, "text that may be inaccessible", "1.3.1",
        why: "VoiceOver does not reach text that others see.",
        fix:
            "Expose the text: set `isAccessibilityElement` on its view, or give its container `accessibilityElements`.",
        inUIKit: "totalView.isAccessibilityElement = true\ntotalView.accessibilityLabel = \"Total £12\"",
        inSwiftUI: "Canvas { context, size in draw(context, size) }.accessibilityLabel(\"Total £12\")",
        example: "Potentially inaccessible text")

    /// Reports hit regions that are too small.
    public static let appleHitRegion = apple(
        "apple-hit-region", .hitRegion, "a hit region that is too small", "2.5.5",
        why: "Small controls are hard to hit for people with a tremor.",
        fix: "Make the control, or its `accessibilityFrame`, at least 44×44 points.",
        inUIKit: "button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true",
        inSwiftUI: "Button(\"Clear\", action: clear).frame(minWidth: 44, minHeight: 44)",
        example: "Hit area is too small")

    /// Reports issues of types that axaudit does not know.
    public static let appleOther = apple(
        "apple-other", .other, "an issue of a type that axaudit does not know", nil,
        why: "Apple's audit finds a defect that concerns people who use assistive technology.",
        fix: "Read the documentation of `XCUIAccessibilityAuditType` for the type that the message names.",
        inUIKit: "label.accessibilityLabel = \"Total £12\"",
        inSwiftUI: "Text(\"Total\").accessibilityLabel(\"Total £12\")",
        limits: ["The success criterion of such an issue is unknown."],
        example: "New type of issue")

    /// Reports elements that are not children of their parent.
    public static let appleParentChild = apple(
        "apple-parent-child", .parentChild, "an element that is not a child of its parent", "1.3.1",
        why: "Assistive technology does not find the element when it walks through the tree.",
        fix: "Return the element from `accessibilityChildren()` of its parent.",
        inUIKit: "listView.accessibilityElements = rowViews",
        inSwiftUI: "VStack { rows }.accessibilityElement(children: .contain)",
        limits: ["Such issues exist on macOS only."],
        example: "Parent/Child mismatch")

    /// Reports text that may be clipped.
    public static let appleTextClipped = apple(
        "apple-text-clipped", .textClipped, "text that may be clipped", "1.4.4",
        why: "People who set larger text cannot read the end of it.",
        fix: "Let the text wrap, and remove fixed heights from its views.",
        inUIKit: "label.numberOfLines = 0",
        inSwiftUI: "Text(\"Logged last week\").fixedSize(horizontal: false, vertical: true)",
        example: "Text clipped")

    /// Reports wrong traits.
    public static let appleTrait = apple(
        "apple-trait", .trait, "wrong traits", "4.1.2",
        why: "VoiceOver says that the element is something else, or cannot use it as what it is.",
        fix: "Set `accessibilityTraits` to what the element is.",
        inUIKit: "label.accessibilityTraits = .header",
        inSwiftUI: "Text(\"Basket\").accessibilityAddTraits(.isHeader)",
        example: "Traits may conflict")

    private static func apple(
        _ id: String, _ type: AuditIssueType, _ found: String, _ criterion: String?, why: String, fix: String,
        inUIKit: String, inSwiftUI: String, limits: [String] = [], example: String
    ) -> Rule {
        Rule(
            id,
            "Apple's audit reports \(found).",
            severity: .failure,
            presets: [.recommended],
            groups: ["apple"],
            unlikeA11yUITests: "A11yUITests does not run Apple's audit.",
            standards: (criterion.map { [.wcag($0)] } ?? []) + [AppleIssues.standard],
            limits: AppleIssues.limits + limits,
            variants: [
                .iOS(
                    why: why, fix: fix, inUIKit: inUIKit, inSwiftUI: inSwiftUI,
                    examples: AppleIssues.examples(type, example), check: AppleIssues.check(type)
                ).needing([.audit])
            ])
    }
}
