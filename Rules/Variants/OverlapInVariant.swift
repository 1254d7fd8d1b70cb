import AXEngine
import AXTree

extension Rule {
    /// Reports elements that overlap only in another variant of the screen.
    public static let overlapInVariant: Rule = Rule(
        "overlap-in-variant",
        "Two elements overlap only in another variant of the screen.",
        severity: .failure,
        presets: [.recommended, .variants],
        groups: ["variants", "touch"],
        needs: [.type, .frame],
        standards: [.wcag("1.4.4")],
        limits: [
            "Elements in bars and in different windows or scroll views are not compared.",
            "Elements that overlap any other element in the base are not compared: something lies over the screen there.",
            "Texts that overlap are a warning, two controls are a failure.",
        ],
        variants: [
            .iOS(
                standards: [.hig("Hit targets")],
                why:
                    "At that text size or in that language, a text cannot be read or a tap activates the wrong control.",
                fix: "Let both elements grow, and stack them where there is no room beside each other.",
                inUIKit: """
                    stack.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
                    """,
                inSwiftUI: "ViewThatFits { HStack { content }; VStack { content } }",
                examples: [
                    .fails(button("Save", x: 16), button("Cancel", x: 200), as: .failure)
                        .compared(to: "ax5", button("Save", x: 16, width: 240), button("Cancel", x: 200)),
                    .fails(
                        .text("Total", at: Rect(x: 16, y: 100, width: 100, height: 20)),
                        .text("12 €", at: Rect(x: 16, y: 130, width: 100, height: 20)), as: .warning
                    )
                    .compared(
                        to: "de", .text("Summe", at: Rect(x: 16, y: 100, width: 100, height: 44)),
                        .text("12 €", at: Rect(x: 16, y: 130, width: 100, height: 20))),
                    .passes(button("Save", x: 16), button("Cancel", x: 200))
                        .compared(to: "ax5", button("Save", x: 16, width: 180), button("Cancel", x: 200)),
                    .passes(button("Save", x: 16, width: 240), button("Cancel", x: 200))
                        .compared(
                            to: "ax5", button("Save", x: 16, width: 240), button("Cancel", x: 200),
                            because: "in both, covered by control-overlap"),
                ],
                check: check
            ),
            .android(
                standards: [.android("Use large, simple controls")],
                why:
                    "At that font size or in that language, a text cannot be read or a tap activates the wrong control.",
                fix: "Let both views grow, and stack them where there is no room beside each other.",
                inCompose: "FlowRow { content() }",
                inViews: "constraintSet.connect(cancel.id, TOP, save.id, BOTTOM)",
                check: check
            ),
        ]
    )

    private static let check = GroupView.check(where: { _, _ in true }) { group, member, _, findings in
        let pairs = group.pairs(with: member).filter(\.canOverlap)
        let stacked = Set(overlaps(pairs, of: \.base, isBase: true).flatMap { [$0.0, $0.1] })
        for (one, other, shared) in overlaps(pairs, of: \.variant, isBase: false)
        where !stacked.contains(one) && !stacked.contains(other) {
            let (first, second) = (pairs[one], pairs[other])
            if first.staysAtBottomOfFlatList != second.staysAtBottomOfFlatList { continue }
            let areControls = first.base.isControl && second.base.isControl
            findings.add(
                [first.base, second.base], in: member, as: areControls ? .failure : .warning,
                """
                shares \(shared.size) \(group.base.screen.unit) with \(second.base.description) in \(member.name), and nothing in \
                \(group.baseName)
                """)
        }
    }

    /// Returns the numbers of elements that overlap, and the shared rectangle. In the base any overlap counts.
    private static func overlaps(
        _ pairs: [VariantPair], of side: KeyPath<VariantPair, ElementView>, isBase: Bool
    ) -> [(Int, Int, Rect)] {
        let frames = pairs.map { $0[keyPath: side].frame ?? Rect(x: 0, y: 0, width: 0, height: 0) }
        return RectSweep.pairs(of: frames, within: 0, partners: 24).compactMap { one, other in
            let (first, second) = (pairs[one][keyPath: side], pairs[other][keyPath: side])
            guard let shared = frames[one].intersection(frames[other]), shared.width > 1, shared.height > 1,
                first.screen.competeForTouch(first, second)
            else { return nil }
            let share = shared.area / min(frames[one].area, frames[other].area)
            return isBase || share > 0.2 && shared.width > 4 && shared.height > 4 ? (one, other, shared) : nil
        }
    }

    private static func button(_ label: String, x: Double, width: Double = 150) -> ExampleElement {
        .button(label, at: Rect(x: x, y: 100, width: width, height: 44))
    }
}

extension VariantPair {
    /// Whether the element stays at the bottom of the window in a flat list, which does not say what scrolls, or moves up:
    /// what scrolls may lie below it.
    fileprivate var staysAtBottomOfFlatList: Bool {
        guard !base.screen.carries(.children), let frame = base.frame, let other = variant.frame,
            let size = base.screen.screen.size
        else { return false }
        return other.maxY <= frame.maxY + 2 && frame.maxY > 0.8 * size.height
    }

    /// Whether the element is a control or a text of the app that can be seen in both variants.
    fileprivate var canOverlap: Bool {
        [base, variant].allSatisfy {
            ($0.isControl || $0.type == .staticText) && !$0.isInBar
                && (!$0.isOutOfSight || $0.isBelowFold) && $0.frame?.isEmpty == false && !$0.hasLargeContentViewer
        }
    }
}
