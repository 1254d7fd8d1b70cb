import AXEngine

extension Rule {
    /// Reports screens that have no exposed element.
    public static let treeEmpty: Rule = Rule(
        "tree-empty",
        "Screen has no exposed element.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["structure"],
        unlikeA11yUITests: "A11yUITests reports only a missing heading for an empty screen.",
        isMandatory: true,
        standards: [.wcag("4.1.2")],
        limits: [
            "The rule cannot distinguish an inaccessible screen from a dump that was taken too early."
        ],
        variants: [
            .iOS(
                why: "VoiceOver users cannot reach anything, or the dump was taken too early; nothing was checked.",
                fix: "Set `isAccessibilityElement` on the elements, or take the dump after the screen has settled.",
                inUIKit: """
                    canvas.isAccessibilityElement = false
                    canvas.accessibilityElements = [chartElement]
                    """,
                inSwiftUI: """
                    Canvas { context, size in draw(context, size) }
                        .accessibilityChildren { ForEach(nodes) { Text($0.name) } }
                    """,
                examples: [
                    .fails(.container(.other)),
                    .fails(.button("닫기").with { $0.isHidden = true }),
                    .passes(.button("Close")),
                    .passes(.text("설정")),
                ],
                check: check
            ),
            .android(
                standards: [.android("AccessibilityNodeProvider")],
                why: "TalkBack users cannot reach anything, or the dump was taken too early; nothing was checked.",
                fix:
                    "Wait until the screen has loaded before the dump is taken; give its controls a text or a `contentDescription`.",
                inViews: "closeButton.contentDescription = \"Close\"",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.screen { screen, check in
        guard screen.subjectIndices.isEmpty, !screen.screen.origin.isAuditAlone, !screen.showsPopoverOfSystem else {
            return
        }
        let count = screen.elements.count
        let elements = count == 1 ? "1 element" : "\(count) elements"
        check.reportScreen(
            count == 0
                ? "has no elements"
                : "has \(elements), but none is exposed to \(screen.screen.platform.screenReader)")

    }
}

extension ScreenView {
    /// Whether the system's elements around a popover are on the screen, as around the share sheet, which the system
    /// draws.
    fileprivate var showsPopoverOfSystem: Bool {
        exposure.systemCount > 0 && elements.contains { $0.identifier == "PopoverDismissRegion" }
    }
}
