import AXEngine
import AXTree

extension Rule {
    /// Reports controls that are smaller than the minimum only at a larger text size.
    public static let targetShrinks: Rule = Rule(
        "target-shrinks",
        "Control is smaller than the minimum only at a larger text size.",
        severity: .failure,
        presets: [.recommended, .variants],
        groups: ["variants", "touch"],
        needs: [.type, .frame],
        standards: [.wcag("2.5.5")],
        limits: ["Controls in bars and clipped controls are not measured."],
        variants: [
            .iOS(
                standards: [.hig("Hit targets")],
                why: "People who need larger text often need larger targets too, and get smaller ones.",
                fix: "Give the control a minimum size of 44×44 points that holds at every text size.",
                inUIKit: "closeButton.setContentCompressionResistancePriority(.required, for: .horizontal)",
                inSwiftUI: "CloseButton().frame(minWidth: 44, minHeight: 44)",
                limits: ["Below 24 points it is a failure, below 44 points a warning."],
                examples: [
                    .fails(.button("Close", size: 44 × 44), .text("Total"), as: .failure)
                        .compared(to: "ax5", .button("Close", size: 20 × 44), .text("Total")),
                    .fails(.button("Close", size: 44 × 44), .text("Total"), as: .warning)
                        .compared(to: "ax5", .button("Close", size: 30 × 44), .text("Total")),
                    .passes(.button("Close", size: 44 × 44), .text("Total"))
                        .compared(to: "ax5", .button("Close", size: 60 × 60), .text("Total")),
                    .passes(.button("Close", size: 30 × 30), .text("Total"))
                        .compared(
                            to: "ax5", .button("Close", size: 30 × 30), .text("Total"),
                            because: "too small in both, covered by target-size"),
                ],
                check: check(minimum: 44)
            ),
            .android(
                needsRealLengths: true,
                standards: [.android("Use large, simple controls")],
                why: "People who need a larger font often need larger targets too, and get smaller ones.",
                fix: "Give the control a minimum size of 48×48 dp that holds at every font scale.",
                inCompose: "Modifier.sizeIn(minWidth = 48.dp, minHeight = 48.dp)",
                inViews: "closeButton.minimumWidth = (48 * resources.displayMetrics.density).toInt()",
                limits: ["Below 24 dp it is a failure, below 48 dp a warning."],
                check: check(minimum: 48)
            ),
        ]
    )

    private static func check(minimum: Double) -> RuleScope {
        GroupView.check(where: { $0.isLarger($1) }) { group, member, check, findings in
            for pair in group.pairs(with: member) where pair.base.isControl && pair.variant.isControl {
                let (base, variant) = (pair.base, pair.variant)
                guard !variant.isInBar, !variant.isLinkInText, let frame = base.wholeFrame,
                    let other = variant.wholeFrame, !check.isSmaller(frame, than: minimum),
                    check.isSmaller(other, than: minimum),
                    variant.isBelowFold || !variant.touchesScrollEdge(other, minimum),
                    !variant.isInsideControl(of: minimum)
                else { continue }
                findings.add(
                    [base], in: member, as: check.isSmaller(other, than: 24) ? .failure : .warning,
                    """
                    is \(other.size) \(group.base.screen.unit) in \(member.name) and \(frame.size) \(group.base.screen.unit) in \
                    \(group.baseName); the minimum is \(Size(minimum, minimum)) \(group.base.screen.unit)
                    """)
            }
        }
    }
}
