import AXEngine
import AXTree

extension Rule {
    /// Reports controls with different labels but the same frame.
    public static let duplicateBounds: Rule = Rule(
        "duplicate-bounds",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["touch"],
        unlikeA11yUITests: "A11yUITests reports such controls as overlapping.",
        parameters: [anyElement],
        needs: [.type, .label, .frame, .children],
        standards: [.wcag("4.1.2")],
        limits: [
            "Controls with the same label and the same frame are left to nested-duplicate.",
            "With `anyElement`, also a control and an image or a text that follow each other in the reading order.",
        ],
        variants: [
            .iOS(
                "Two controls have the same frame.",
                standards: [.apple("accessibilityFrame")],
                why:
                    "Only one of them can be tapped, and VoiceOver stops twice in the same place with different labels.",
                fix: "Combine the controls into one accessibility element, or give each its own frame.",
                inUIKit: "overlayButton.isAccessibilityElement = false",
                inSwiftUI: """
                    ZStack { CardButton(card); MoreButton(card) }
                        .accessibilityElement(children: .combine)
                    """,
                limits: [
                    "Flat lists are not checked, because they do not say whether one control contains the other.",
                    """
                    A control that is not visible is compared only with those in front of it, and only in a dump that says which \
                    elements are exposed.
                    """,
                ],
                examples: [
                    .fails(
                        .button("Open", at: Rect(x: 16, y: 100, width: 358, height: 60)),
                        .button("More", at: Rect(x: 16, y: 100, width: 358, height: 60))),
                    .fails(
                        .link("약관", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        .button("동의", at: Rect(x: 16.5, y: 99.5, width: 100, height: 44)), because: "half a point apart"
                    ),
                    .passes(
                        .button("Open", at: Rect(x: 16, y: 100, width: 358, height: 60)),
                        .button("More", at: Rect(x: 330, y: 108, width: 44, height: 44)),
                        because: "different frames, covered by control-overlap"),
                    .passes(
                        .button("열기", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        .text("열기", at: Rect(x: 16, y: 100, width: 100, height: 44)), because: "not a control"),
                    .fails(
                        .button("Send", at: Rect(x: 16, y: 100, width: 358, height: 50)).with { $0.isVisible = false },
                        .button("Cancel", at: Rect(x: 16, y: 100, width: 358, height: 50)),
                        because: "the first one lies under the second and is not visible"),
                    .passes(
                        .button("Pause", at: Rect(x: 16, y: 100, width: 50, height: 50)),
                        .button("Play", at: Rect(x: 16, y: 100, width: 50, height: 50)).with { $0.isVisible = false },
                        because: "the one in front is not visible"),
                    .passes(
                        .init(.cell, "Wi-Fi", at: Rect(x: 0, y: 100, width: 390, height: 44)),
                        .button("Wi-Fi, on", at: Rect(x: 0, y: 100, width: 390, height: 44)),
                        because: "control inside a tappable row"),
                ],
                check: check(same: "frame")
            ),
            .android(
                "Two controls have the same bounds.",
                standards: [.android("importantForAccessibility")],
                why: "Only one of them can be tapped, and TalkBack stops twice in the same place with different names.",
                fix: "Join the two views in one, or give each bounds of its own.",
                inCompose: "Box(Modifier.semantics(mergeDescendants = true) { }) { Card(card); More(card) }",
                inViews: "overlay.isClickable = false",
                limits: ["Views beside each other are reported only where TalkBack stops on both."],
                examples: [
                    .fails(
                        .button("Open", at: Rect(x: 16, y: 100, width: 358, height: 60)),
                        .button("More", at: Rect(x: 16, y: 100, width: 358, height: 60)))
                ],
                check: check(same: "bounds")
            ),
        ]
    )

    private static func check(same: String) -> RuleScope {
        .screen { screen, check in
            var clusters = Clusters()
            for (one, other) in screen.controlPairs(within: 0) where one.hasBounds(of: other) {
                guard screen.competeForTouch(one, other), one.name != other.name else { continue }
                clusters.join(one.index, other.index)
            }
            for cluster in clusters.all {
                let members = cluster.members.map { screen[$0] }
                let others = members.count == 2 ? members[1].description : "\(members.count - 1) other controls"
                check.report(members, "has the same \(same) as \(others)")
            }
            for (hidden, cover) in screen.controlsUnderOthers {
                check.report([hidden, cover], "lies under \(cover.description), which has the same \(same)")
            }
            for (outer, inner) in screen.viewsInViewsOfSameBounds {
                check.report(
                    [outer, inner], "can be clicked, as can \(inner.description) inside it with the same \(same)",
                    as: .warning)
            }
            guard check[anyElement] else { return }
            for (one, other) in screen.stopsOfOneFrame {
                check.report([one, other], "has the same \(same) as \(other.description)", as: .warning)
            }
        }
    }

    private static let anyElement = Parameter(
        "anyElement", default: false, presets: [.strict: true],
        "Whether a control and an image or a text with the same frame are reported, too.")
}

extension ScreenView {
    /// The pairs of a control that the dump says is not visible, although it is exposed, and the first control that is
    /// drawn over it with the same frame.
    fileprivate var controlsUnderOthers: [(ElementView, ElementView)] {
        guard carries(.isAccessibilityElement), carries(.children) else { return [] }
        let controls = controlIndices.filter { self[$0].frame?.isEmpty == false }
        let hidden = controls.filter { self[$0].isOutOfSight && !self[$0].isClipped }
        guard !hidden.isEmpty else { return [] }
        let frames = controls.compactMap { self[$0].frame }
        var found: [(ElementView, ElementView)] = []
        for (first, second) in RectSweep.pairs(of: frames, within: 0, partners: 24) {
            let (under, over) = (self[controls[first]], self[controls[second]])
            guard under.isOutOfSight, !over.isOutOfSight, under.hasBounds(of: over), competeForTouch(under, over),
                under.name != over.name, found.last?.0.index != under.index
            else { continue }
            found.append((under, over))
        }
        return found
    }

    /// The pairs of consecutive exposed elements with one frame and different labels, of which one is a control and the
    /// other an image or a text that is not inside it.
    fileprivate var stopsOfOneFrame: [(ElementView, ElementView)] {
        guard screen.exposure != .listed else { return [] }
        return zip(subjects, subjects.dropFirst()).filter { one, other in
            guard one.isControl != other.isControl, !one.isOutOfSight, !other.isOutOfSight,
                let frame = one.frame, !frame.isEmpty
            else { return false }
            let plain = one.isControl ? other : one
            return one.hasBounds(of: other) && (plain.type == .image || plain.type == .staticText)
                && !one.isBlank && !other.isBlank && one.name != other.name && !one.contains(other)
                && !other.contains(one)
        }
    }
}
