import AXEngine
import AXTree

extension Rule {
    /// What VoiceOver stops on should be large enough to be found.
    public static let elementTooSmall = Rule(
        "element-too-small",
        "An element that is no control is hardly larger than a dot.",
        severity: .warning,
        presets: [.strict],
        groups: ["touch"],
        needs: [.type, .frame],
        standards: [.apple("accessibilityFrame")],
        why: "Those who explore by touch never find it, and the focus ring around it cannot be seen.",
        fix: "Enlarge its accessibility frame, join it with its neighbour, or hide it if it only decorates.",
        inUIKit: """
            badge.accessibilityFrameInContainerSpace = badge.frame.insetBy(dx: -8, dy: -8)
            // or, where it only decorates:
            badge.isAccessibilityElement = false
            """,
        inSwiftUI: """
            HStack { Image("new"); Text(title) }
                .accessibilityElement(children: .combine)
            """,
        limits: [
            "A line of small print is reported too, which is why the rule is not in recommended.",
            "An element with nothing to say is reported for that.",
            "It measures the frame VoiceOver uses, which may be larger or smaller than what can be seen.",
        ],
        unlikeA11yUITests: "It measured controls too, and reported height and width separately.",
        parameters: [minimumSide],
        examples: [
            .fails(.image("New", size: 8 × 8)),
            .fails(.text("12점", size: 40 × 10)),
            .passes(.image("New", size: 16 × 16)),
            .passes(.text("Total", size: 60 × 14)),
            .passes(.button("Close", size: 8 × 8), because: "a control, and target-size's"),
            .passes(.image("Line", size: 100 × 0), because: "an element without an inside is no small one"),
        ],
        check: .eachElement { element, check in
            guard !element.isControl, !element.hasNoLabel || element.value != nil, let frame = element.frame,
                check.isSmaller(frame, than: check[minimumSide]),
                element.measurableFrame != nil
            else { return }
            check.report(element, "\(frame.size) pt, should be \(Size(check[minimumSide], check[minimumSide])) pt")
        }
    )

    private static let minimumSide = Parameter("minimum", default: 14.0, "Shortest side expected, in points.")
}
