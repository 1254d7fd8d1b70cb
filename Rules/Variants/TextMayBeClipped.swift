import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports texts that do not fit where they are at a larger text size.
    public static let textMayBeClipped: Rule = Rule(
        "text-may-be-clipped",
        "Text may be cut off at a larger text size.",
        severity: .warning,
        presets: [.recommended, .variants, .wcag22AA],
        groups: ["variants"],
        needs: [.type, .label, .frame],
        standards: [.wcag("1.4.4")],
        limits: [
            "Whether a container cuts off what sticks out is not in a dump.",
            "A text that is cut off in its own frame, and keeps its whole label, is not found.",
        ],
        variants: [
            .iOS(
                standards: [.hig("Typography")],
                why: "People with low vision set a larger text size and miss the end of the text.",
                fix: "Let the text wrap (`numberOfLines = 0`) and its container grow.",
                inUIKit: """
                    addressLabel.numberOfLines = 0
                    card.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
                    """,
                inSwiftUI: "Text(address).fixedSize(horizontal: false, vertical: true)",
                examples: [
                    .fails(.text("Delivery on Monday", size: 200 × 20))
                        .compared(to: "ax5", .text("Delivery on…", size: 300 × 63)),
                    .fails(card(height: 44, text: 20)).compared(to: "ax3", card(height: 44, text: 96)),
                    .fails(.text("Delivery", at: Rect(x: 16, y: 100, width: 100, height: 20)))
                        .compared(to: "ax5", .text("Delivery", at: Rect(x: 16, y: 100, width: 420, height: 63))),
                    .passes(card(height: 44, text: 20)).compared(to: "ax3", card(height: 120, text: 96)),
                    .passes(.text("Loading…", size: 200 × 20)).compared(to: "ax5", .text("Loading…", size: 200 × 63)),
                    .passes(.text("Search", size: 200 × 20)).compared(to: "de", .text("Suchen…", size: 200 × 20)),
                ],
                check: check
            ),
            .android(
                standards: [.android("android:ellipsize")],
                why: "People with low vision set a larger font size and miss the end of the text.",
                fix: "Let the text wrap, and the height of its container be `wrap_content`.",
                inCompose: "Text(address, overflow = TextOverflow.Visible)",
                inViews: "addressText.isSingleLine = false",
                examples: [
                    .fails(.text("Delivery on Monday", size: 200 × 20))
                        .compared(to: "font2", .text("Delivery on…", size: 300 × 40)),
                    .passes(.text("Delivery on Monday", size: 200 × 20))
                        .compared(to: "font2", .text("Delivery on Monday", size: 300 × 40)),
                ],
                check: check
            ),
        ]
    )

    private static let check = GroupView.check(where: { $0.isLarger($1) }) { group, member, _, findings in
        let unit = group.base.screen.unit
        for pair in group.pairs(with: member) where pair.base.hasReadableLabel && !pair.variant.hasLargeContentViewer {
            let (base, variant) = (pair.base, pair.variant)
            if variant.plainLabel.isCutOff, !base.plainLabel.isCutOff {
                findings.add(
                    [base], in: member,
                    "ends in an ellipsis only in \(member.name): \"\(variant.plainLabel.printable(limit: 60))\"")
            } else if base.type == .staticText, let beyond = variant.lengthBeyondContainer,
                base.lengthBeyondContainer == nil
            {
                let length = ((beyond.length * 10).rounded() / 10).inPoints
                findings.add(
                    [base], in: member,
                    "sticks out of \(beyond.container) by \(length) \(unit) in \(member.name), and does not in \(group.baseName)"
                )
            }
        }
    }

    private static func card(height: Double, text: Double) -> ExampleElement {
        .container(
            .other, identifier: "card", at: Rect(x: 16, y: 100, width: 358, height: height),
            .text("Delivery", at: Rect(x: 24, y: 104, width: 200, height: text)))
    }
}

extension String {
    /// Whether the text ends in an ellipsis.
    fileprivate var isCutOff: Bool { hasSuffix("…") || hasSuffix("...") }
}

extension ElementView {
    /// The least length that matters, in points.
    private static let leastLength = 2.0

    /// The nearest container that does not scroll and by how much the element is outside of it: of the window only at
    /// the sides. `nil` if the element is inside.
    fileprivate var lengthBeyondContainer: (container: String, length: Double)? {
        guard let frame, !frame.isEmpty else { return nil }
        for container in ancestors {
            switch container.type {
            case .scrollView, .table, .collectionView, .webView, .map: return nil
            case .window, .application: continue
            default: break
            }
            guard let outer = container.frame, !outer.isEmpty else { continue }
            let length = max(outer.x - frame.x, frame.maxX - outer.maxX, outer.y - frame.y, frame.maxY - outer.maxY)
            return length > Self.leastLength ? (container.description, length) : nil
        }
        guard screen.scroller(of: index) == nil, let size = screen.screen.size else { return nil }
        let length = max(-frame.x, frame.maxX - size.width)
        return length > Self.leastLength && frame.x < size.width && frame.maxX > 0 ? ("the window", length) : nil
    }
}
