import AXEngine
import AXTree

extension Rule {
    /// Reports very small elements that are not controls.
    public static let elementTooSmall: Rule = Rule(
        "element-too-small",
        severity: .warning,
        presets: [.strict],
        groups: ["touch"],
        unlikeA11yUITests: "A11yUITests measures controls too, and reports height and width separately.",
        parameters: [minimum],
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
                    "A line of text that fits its frame is reported only if it is less than 11 points high.",
                    "Separators without a value are not reported.",
                    "Elements with neither a label nor a value are left to other rules.",
                    "The rule measures the accessibility frame, which may differ from the visible size.",
                ],
                examples: [
                    .fails(.image("New", size: 8 × 8)),
                    .fails(.text("12점", size: 40 × 10)),
                    .passes(.image("New", size: 16 × 16)),
                    .fails(.text("Delivery address", size: 13 × 13)),
                    .passes(.text("Total", size: 60 × 14)),
                    .passes(.text("Password", size: 60 × 12), because: "as high as its line"),
                    .passes(
                        .init(.other, "separator", at: Rect(x: 16, y: 300, width: 358, height: 3), exposed: true),
                        because: "separator"),
                    .passes(.button("Close", size: 8 × 8), because: "a control, covered by target-size"),
                    .passes(
                        .container(
                            .segmentedControl, at: Rect(x: 16, y: 100, width: 120, height: 32),
                            .text("New", at: Rect(x: 20, y: 110, width: 20, height: 12))),
                        because: "part of a segmented control"),
                    .passes(.image("Line", size: 100 × 0), because: "no height, covered by element-zero-size"),
                ],
                check: .eachElement { element, check in
                    guard !element.isControl, !element.isLaidOutBySystem, !element.isWebContent,
                        !element.hasNoLabel || element.value != nil,
                        let frame = element.frame,
                        check.isSmaller(frame, than: check[minimum]),
                        element.measurableFrame != nil, !element.isSeparator,
                        !element.isLineOfText
                            || check.isSmaller(Size(frame.width, .infinity), than: check[minimum])
                    else { return }
                    check.report(
                        element,
                        "is \(frame.size) pt; the minimum is \(Size(check[minimum], check[minimum])) pt"
                    )
                }
            )
        ]
    )

    private static let minimum = Parameter("minimum", default: 14.0, "Minimum width and height, in points.")
}

extension ElementView {
    /// Whether it is a line of text whose frame is at least as high as the smallest text of the Human Interface
    /// Guidelines, and wide enough: a letter is rarely narrower than a quarter of the line's height.
    fileprivate var isLineOfText: Bool {
        guard type == .staticText, let frame, let name, frame.height >= 11 else { return false }
        return frame.width >= Double(name.weightedLength) * frame.height / 4
    }

    /// Whether it is a line that is no more than a value, such as the progress of a video, or less: at most 4 points
    /// thick and at least 20 times as long.
    fileprivate var isSeparator: Bool {
        guard type == .other || type == .splitter, hasNoLabel || value == nil, let frame else { return false }
        let thickness = min(frame.width, frame.height)
        return thickness <= 4 && max(frame.width, frame.height) >= 20 * thickness
    }
}
