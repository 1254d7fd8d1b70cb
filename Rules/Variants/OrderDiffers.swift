import AXEngine
import AXTree

extension Rule {
    /// Reports elements that come at another place of the reading order in another variant of the screen.
    public static let orderDiffers: Rule = Rule(
        "order-differs",
        "Element comes at another place of the reading order in another variant of the screen.",
        severity: .warning,
        presets: [.strict],
        groups: ["variants", "order"],
        needs: [.type, .label, .frame],
        standards: [.wcag("1.3.2")],
        limits: [
            "Elements that also moved up or down past each other are not reported: the order follows the layout.",
            "A dump that lists elements by their frames has no reading order and is not compared.",
            "Variants of other devices, orientations and layout directions are not compared.",
        ],
        variants: [
            .iOS(
                why:
                    "VoiceOver reads the screen in an order that makes no sense at that text size or in that language.",
                fix: "Set `accessibilityElements` or `accessibilitySortPriority` in every layout of the screen.",
                inUIKit: "card.accessibilityElements = [titleLabel, priceLabel, buyButton]",
                inSwiftUI: "TitleView().accessibilitySortPriority(1)",
                examples: [
                    .fails(row("Title", 100), row("Price", 160), row("Buy", 220))
                        .compared(to: "ax5", row("Price", 160), row("Title", 100), row("Buy", 220)),
                    .fails(row("Title", 100), row("Price", 160), row("Buy", 220), row("Help", 280))
                        .compared(to: "de", row("Buy", 220), row("Title", 100), row("Price", 160), row("Help", 280)),
                    .passes(row("Title", 100), row("Price", 160), row("Buy", 220))
                        .compared(to: "ax5", row("Title", 100), row("Price", 200), row("Buy", 300)),
                    .passes(row("Title", 100), row("Price", 160), row("Buy", 220))
                        .compared(
                            to: "ax5", row("Price", 100), row("Title", 160), row("Buy", 220),
                            because: "the order follows the layout"),
                ],
                check: check
            ),
            .android(
                why: "TalkBack reads the screen in an order that makes no sense at that font size or in that language.",
                fix: "Set the order in every layout of the screen.",
                inCompose: "Modifier.semantics { isTraversalGroup = true; traversalIndex = 0f }",
                inViews: "priceText.accessibilityTraversalAfter = titleText.id",
                check: check
            ),
        ]
    )

    private static let check = GroupView.check(
        where: { $0.hasSameWindow($1) && !$0.isOtherDirection($1) && !$1.matching.isMirrored },
        { group, member, _, findings in
            guard !group.base.isSortedByFrame || !member.screen.isSortedByFrame else { return }
            let places = Dictionary(
                member.screen.exposure.order.enumerated().map { ($0.element, $0.offset) }
            ) { first, _ in first }
            let basePlaces = Dictionary(
                group.base.exposure.order.enumerated().map { ($0.element, $0.offset) }
            ) { first, _ in first }
            let pairs = group.pairs(with: member)
                .filter { places[$0.variant.index] != nil && $0.base.frame != nil }
                .sorted { basePlaces[$0.base.index, default: 0] < basePlaces[$1.base.index, default: 0] }
            var last: (pair: VariantPair, place: Int)?
            for pair in pairs {
                guard let place = places[pair.variant.index] else { continue }
                if let before = last, place < before.place {
                    if !before.pair.isAfter(pair) {
                        findings.add(
                            [pair.base, before.pair.base], in: member, as: .warning,
                            "is read before \(before.pair.base.description) in \(member.name), and after it in \(group.baseName)"
                        )
                    }
                } else {
                    last = (pair, place)
                }
            }
        })

    private static func row(_ label: String, _ y: Double) -> ExampleElement {
        .button(label, at: Rect(x: 16, y: y, width: 200, height: 44))
    }
}

extension VariantPair {
    /// Whether the element is below another in the variant, or right of it, although it is before it in the base: the
    /// layout changed, and the order with it.
    fileprivate func isAfter(_ other: VariantPair) -> Bool {
        guard let frame = variant.frame, let otherFrame = other.variant.frame else { return true }
        if frame.y >= otherFrame.maxY - 1 { return true }
        if otherFrame.y >= frame.maxY - 1 { return false }
        return frame.x > otherFrame.x
    }
}

extension ScreenView {
    /// Whether a flat list of elements is sorted by their frames, from the top and from the left.
    fileprivate var isSortedByFrame: Bool {
        let parents = Set(subjectIndices.map { elements[$0].parent })
        guard parents.count == 1, subjectIndices.count > 2 else { return false }
        let frames = subjectIndices.compactMap { elements[$0].frame }
        return zip(frames, frames.dropFirst()).allSatisfy { ($0.y, $0.x) <= ($1.y, $1.x) }
    }
}
