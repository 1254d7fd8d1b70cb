import AXEngine
import AXTree

extension Rule {
    /// Reports very small elements that are not controls.
    public static let elementTooSmall = Rule(
        "element-too-small",
        severity: .warning,
        presets: [.strict],
        groups: ["touch"],
        unlikeA11yUITests: "A11yUITests measures controls too, and reports height and width separately.",
        parameters: [parameters.minimum],
        variants: [
            .iOS(
                "Element that is not a control is smaller than the minimum size.",
                needs: [.type, .frame],
                standards: [.apple("accessibilityFrame")],
                why: "Users who explore the screen by touch miss the element, and the VoiceOver cursor is hard to see.",
                fix: """
                    Enlarge the `accessibilityFrame`, combine the element with its neighbour, or set \
                    `isAccessibilityElement` to `false` if it is decorative.
                    """,
                inUIKit: """
                    badge.accessibilityFrameInContainerSpace = badge.frame.insetBy(dx: -8, dy: -8)
                    // or, if it is decorative:
                    badge.isAccessibilityElement = false
                    """,
                inSwiftUI: """
                    HStack { Image("new"); Text(title) }
                        .accessibilityElement(children: .combine)
                    """,
                limits: [
                    "Lines of small print are reported; the rule is therefore not part of the preset `recommended`.",
                    "Elements with neither a label nor a value are left to other rules.",
                    "The rule measures the accessibility frame, which may differ from the visible size.",
                ],
                examples: [
                    .fails(.image("New", size: 8 × 8)),
                    .fails(.text("12점", size: 40 × 10)),
                    .passes(.image("New", size: 16 × 16)),
                    .passes(.text("Total", size: 60 × 14)),
                    .passes(.button("Close", size: 8 × 8), because: "a control, covered by target-size"),
                    .passes(
                        .container(
                            .segmentedControl, at: Rect(x: 16, y: 100, width: 120, height: 32),
                            .text("New", at: Rect(x: 20, y: 110, width: 20, height: 12))),
                        because: "part of a segmented control"),
                    .passes(.image("Line", size: 100 × 0), because: "no height, covered by element-zero-size"),
                ],
                check: .eachElement { element, check in
                    guard !element.isControl, !element.isLaidOutBySystem, !element.hasNoLabel || element.value != nil,
                        let frame = element.frame,
                        check.isSmaller(frame, than: check[parameters.minimum]),
                        element.measurableFrame != nil
                    else { return }
                    check.report(
                        element,
                        "is \(frame.size) pt; the minimum is \(Size(check[parameters.minimum], check[parameters.minimum])) pt"
                    )
                }
            )
        ]
    )

    private static let parameters = ElementTooSmallParameters()
}

/// The parameters of element-too-small.
public struct ElementTooSmallParameters: Sendable {
    /// Minimum width and height, in points.
    public let minimum = Parameter("minimum", default: 14.0, "Minimum width and height, in points.")
}

extension ConfigurableRule<ElementTooSmallParameters> {
    /// The rule element-too-small with its parameters.
    public static var elementTooSmall: Self { Self(.elementTooSmall, ElementTooSmallParameters()) }
}
