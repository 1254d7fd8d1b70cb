import AXEngine
import AXTree

extension Rule {
    /// Reports controls that are smaller than 24 points and too close to another control (WCAG 2.2, 2.5.8).
    public static let targetSizeMinimum: Rule = Rule(
        "target-size-minimum",
        severity: .failure,
        presets: [.wcag22AA],
        groups: ["touch"],
        unlikeA11yUITests: "A11yUITests measures every control against 44 points and does not consider the spacing.",
        parameters: [minimum],
        needs: [.type, .frame],
        standards: [.wcag("2.5.8")],
        limits: ["A small control is compared with at most 24 others near it."],
        variants: [
            .iOS(
                "Control is smaller than 24×24 points and too close to another control.",
                why: "A tap on one control may activate the other.",
                fix: """
                    Make the control at least 24×24 points, or move it until a circle with a diameter of 24 points around \
                    its centre touches neither another control nor the circle of another small control.
                    """,
                inUIKit: """
                    removeButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
                    stack.spacing = 12
                    """,
                inSwiftUI: """
                    Button(action: remove) { Image(systemName: "xmark") }
                        .frame(minWidth: 24, minHeight: 24)
                    """,
                limits: [
                    """
                    Apple recommends 44 points, which target-size checks; where both rules run, only this one \
                    reports a control that both find.
                    """,
                    "A dump does not contain a hit area that is larger than the frame.",
                    """
                    Links in a text, controls in bars, page controls, parts of controls of the system and accessories of rows \
                    are exempt, and steppers are reported as a warning.
                    """,
                ],
                examples: [
                    .fails(
                        .button("Remove", at: Rect(x: 16, y: 100, width: 20, height: 20)),
                        .button("Edit", at: Rect(x: 38, y: 100, width: 20, height: 20)), as: .failure,
                        because: "centres 22 points apart"),
                    .fails(
                        .button("삭제", at: Rect(x: 16, y: 100, width: 20, height: 20)),
                        .button("저장", at: Rect(x: 37, y: 88, width: 100, height: 44)), as: .failure,
                        because: "circle touches the large control"),
                    .fails(
                        .init(.stepper, "Copies", value: "1", at: Rect(x: 16, y: 100, width: 60, height: 20)),
                        .button("Next", at: Rect(x: 16, y: 121, width: 60, height: 44)), as: .warning,
                        because: "stepper, drawn by the system"),
                    .passes(
                        .init(.pageIndicator, "Page", value: "1 of 3", at: Rect(x: 16, y: 100, width: 60, height: 10)),
                        .button("Next", at: Rect(x: 16, y: 112, width: 60, height: 44)), because: "page control"),
                    .passes(
                        .button("Remove", at: Rect(x: 16, y: 100, width: 20, height: 20)), because: "no other control"),
                    .passes(
                        .button("삭제", at: Rect(x: 16, y: 100, width: 20, height: 20)),
                        .button("수정", at: Rect(x: 40, y: 100, width: 20, height: 20)),
                        because: "centres 24 points apart"),
                    .passes(
                        .button("Remove", at: Rect(x: 16, y: 100, width: 24, height: 24)),
                        .button("Edit", at: Rect(x: 40, y: 100, width: 24, height: 24)),
                        because: "both are large enough"),
                    .passes(
                        .container(
                            .textView, at: Rect(x: 16, y: 100, width: 358, height: 60),
                            .link("Terms", at: Rect(x: 16, y: 100, width: 60, height: 18)),
                            .link("Privacy", at: Rect(x: 16, y: 120, width: 60, height: 18))),
                        because: "links in a text"),
                ],
                check: check { _ in false }
            ),
            .android(
                "Control is smaller than 24×24 dp and too close to another control.",
                needsRealLengths: true,
                needsTouch: true,
                standards: [.android("Use large, simple controls")],
                why: "A tap on one control may activate the other.",
                fix: "Make the control at least 24×24 dp, or leave space around it.",
                inCompose: "Modifier.minimumInteractiveComponentSize()",
                inViews: "closeButton.minimumHeight = (24 * resources.displayMetrics.density).toInt()",
                limits: [
                    """
                    Android recommends 48 dp, which target-size checks; where both rules run, only this one \
                    reports a control that both find.
                    """,
                    "A `TouchDelegate` that enlarges the target is in no dump.",
                ],
                check: check { $0.isCovered || $0.clipping.cuts || $0.isPartOfPicker }
            ),
        ]
    )

    private static func check(isExempt: @escaping @Sendable (ElementView) -> Bool) -> RuleScope {
        .screen { screen, check in
            let minimum = check[Self.minimum]
            let unit = screen.screen.platform.unit
            for target in CrowdedTargets(on: screen, check, smallerThan: minimum).targets
            where !isExempt(target.element) {
                check.report(
                    [target.element, target.neighbour],
                    """
                    is \(target.frame.size) \(unit); the minimum is \(Size(minimum, minimum)) \(unit), or a circle of \
                    \(minimum.inPoints) \(unit) around its centre that does not touch \(target.neighbour.description)
                    """, as: defaults.contains(target.element.type) ? .warning : nil)
            }
        }
    }

    /// The types of controls whose size the system determines.
    private static let defaults: ElementTypeSet = [.stepper, .incrementArrow, .decrementArrow]

    private static let minimum = Parameter(
        "minimum", default: wcagMinimum,
        "Minimum width and height of a control, and the diameter of the circle around a smaller one, in points.")
}
