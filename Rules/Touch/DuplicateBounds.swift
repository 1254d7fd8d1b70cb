import AXEngine
import AXTree

extension Rule {
    /// Of two controls in one place only one can be touched.
    public static let duplicateBounds = Rule(
        "duplicate-bounds",
        "Two controls have the same frame.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["touch"],
        needs: [.type, .label, .frame, .children],
        standards: [.wcag("4.1.2"), .apple("accessibilityFrame")],
        why: "Only one of them is touched there, and VoiceOver stops twice in one place under two names.",
        fix: "Make one element of the two, or give each its own place.",
        inUIKit: """
            overlayButton.isAccessibilityElement = false
            """,
        inSwiftUI: """
            ZStack { CardButton(card); MoreButton(card) }
                .accessibilityElement(children: .combine)
            """,
        limits: [
            "Two controls of one name in one place are nested-duplicate's.",
            "In a flat list nobody can tell two controls in one place from one inside the other.",
        ],
        unlikeA11yUITests: "It reported such controls as overlapping.",
        examples: [
            .fails(
                .button("Open", at: Rect(x: 16, y: 100, width: 358, height: 60)),
                .button("More", at: Rect(x: 16, y: 100, width: 358, height: 60))),
            .fails(
                .link("약관", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .button("동의", at: Rect(x: 16.5, y: 99.5, width: 100, height: 44)), because: "but for half a point"),
            .passes(
                .button("Open", at: Rect(x: 16, y: 100, width: 358, height: 60)),
                .button("More", at: Rect(x: 330, y: 108, width: 44, height: 44)),
                because: "one within the other is control-overlap's"),
            .passes(
                .button("열기", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                .text("열기", at: Rect(x: 16, y: 100, width: 100, height: 44)), because: "a text is no control"),
            .passes(
                .init(.cell, "Wi-Fi", at: Rect(x: 0, y: 100, width: 390, height: 44)),
                .button("Wi-Fi, on", at: Rect(x: 0, y: 100, width: 390, height: 44)),
                because: "a control in a tappable row"),
        ],
        check: .screen { screen, check in
            var clusters = Clusters()
            for (one, other) in screen.controlPairs(within: 0) where one.hasBounds(of: other) {
                guard screen.competeForTouch(one, other), one.name != other.name else { continue }
                clusters.join(one.index, other.index)
            }
            for cluster in clusters.all {
                let members = cluster.members.map { screen[$0] }
                let others = members.count == 2 ? members[1].description : "\(members.count - 1) other controls"
                check.report(members, "the same frame as \(others)")
            }
        }
    )
}
