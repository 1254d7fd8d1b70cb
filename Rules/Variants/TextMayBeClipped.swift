import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports texts that do not fit where they are at a larger text size or in another language.
    public static let textMayBeClipped: Rule = Rule(
        "text-may-be-clipped",
        "Text may be cut off at a larger text size or in another language.",
        severity: .warning,
        presets: [.recommended, .variants, .wcag22AA],
        groups: ["variants"],
        needs: [.type, .label, .frame],
        standards: [.wcag("1.4.4")],
        limits: [
            "Whether a container cuts off what sticks out is not in a dump."
        ],
        variants: [
            .iOS(
                standards: [.hig("Typography")],
                why:
                    "People with low vision, who set a larger text size, and readers of a longer language miss the end of the text.",
                fix: "Let the text wrap (`numberOfLines = 0`) and its container grow.",
                inUIKit: """
                    addressLabel.numberOfLines = 0
                    card.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
                    """,
                inSwiftUI: "Text(address).fixedSize(horizontal: false, vertical: true)",
                limits: [
                    """
                    A text that is cut off in its own frame, and keeps its whole label, is found only if the frame has the height of \
                    whole lines of a text style and the text needs more of them; on one line, if it needs three.
                    """
                ],
                examples: [
                    .fails(.text("Delivery on Monday", size: 200 × 20))
                        .compared(to: "ax5", .text("Delivery on…", size: 300 × 63)),
                    .fails(card(height: 44, text: 20)).compared(to: "ax3", card(height: 44, text: 96)),
                    .fails(.text("Delivery", at: Rect(x: 16, y: 100, width: 100, height: 20)))
                        .compared(to: "ax5", .text("Delivery", at: Rect(x: 16, y: 100, width: 420, height: 63))),
                    .fails(.text("We keep your order for three days at the counter.", size: 358 × 40.7))
                        .compared(
                            to: "ax5", .text("We keep your order for three days at the counter.", size: 358 × 126.7)),
                    .fails(.text("Delivery on Monday", size: 160 × 20.3), .header("Cart"))
                        .compared(
                            to: "de", .text("Zustellung am Monta…", size: 160 × 20.3), .header("Warenkorb")),
                    .fails(.button("Apply", at: Rect(x: 16, y: 100, width: 100, height: 44)))
                        .compared(to: "ax5", .button("Apply", at: Rect(x: 250, y: 100, width: 200, height: 63))),
                    .passes(card(height: 44, text: 20)).compared(to: "ax3", card(height: 120, text: 96)),
                    .passes(.text("We keep your order for three days at the counter.", size: 358 × 40.7))
                        .compared(
                            to: "ax5", .text("We keep your order for three days at the counter.", size: 358 × 316.7)),
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
                limits: ["A text that is cut off in its own frame, and keeps its whole label, is not found."],
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

    private static let check = GroupView.check(
        where: { $0.isLarger($1) || $0.hasOtherLanguage($1) && $0.hasSameWindow($1) }
    ) { group, member, _, findings in
        for pair in group.pairs(with: member) where pair.base.hasReadableLabel && !pair.variant.hasLargeContentViewer {
            guard let message = message(pair, group, member) else { continue }
            findings.add([pair.base], in: member, message)
        }
    }

    /// Returns what is wrong with a text of a variant; `nil` if nothing is.
    private static func message(_ pair: VariantPair, _ group: GroupView, _ member: GroupView.Member) -> String? {
        let (base, variant) = (pair.base, pair.variant)
        let unit = group.base.screen.unit
        if pair.endsInNewEllipsis {
            // In another language, an ellipsis can be a part of the text: `Suchen…`.
            guard !group.hasOtherLanguage(member) || pair.fillsItsLines(member.traits.textSize) else { return nil }
            return "ends in an ellipsis only in \(member.name): \"\(variant.plainLabel.printable(limit: 60))\""
        }
        guard base.type == .staticText || base.isControl else { return nil }
        if let beyond = variant.lengthBeyondContainer, base.lengthBeyondContainer == nil {
            let length = ((beyond.length * 10).rounded() / 10).inPoints
            return
                "sticks out of \(beyond.container) by \(length) \(unit) in \(member.name), and does not in \(group.baseName)"
        }
        guard let lines = pair.missingLines(group.baseTraits.textSize, member.traits.textSize),
            let height = variant.frame?.height
        else { return nil }
        return """
            is \(((height * 10).rounded() / 10).inPoints) \(unit) high in \(member.name), which is \
            \(lines.count == 1 ? "1 line" : "\(lines.count) lines"); the text needs at least \(lines.needed)
            """
    }

    private static func card(height: Double, text: Double) -> ExampleElement {
        .container(
            .other, identifier: "card", at: Rect(x: 16, y: 100, width: 358, height: height),
            .text("Delivery", at: Rect(x: 24, y: 104, width: 200, height: text)))
    }
}

extension ElementView {
    /// The least length that matters, in points.
    private static let leastLength = 2.0

    /// The nearest container that does not scroll and by how much the element is outside of it: of the window only at
    /// the sides, as controls are judged only. `nil` if the element is inside.
    fileprivate var lengthBeyondContainer: (container: String, length: Double)? {
        guard let frame, !frame.isEmpty else { return nil }
        for container in ancestors where type == .staticText {
            switch container.type {
            case .scrollView, .table, .collectionView, .webView: return lengthBeyondWindow
            case .map: return nil
            case .window, .application: continue
            default: break
            }
            guard let outer = container.frame, !outer.isEmpty else { continue }
            let length = max(outer.x - frame.x, frame.maxX - outer.maxX, outer.y - frame.y, frame.maxY - outer.maxY)
            return length > Self.leastLength ? (container.description, length) : nil
        }
        return ancestor(of: [.map]) == nil ? lengthBeyondWindow : nil
    }

    /// By how much the element sticks out of a side of the window, where no scrolling brings it.
    private var lengthBeyondWindow: (container: String, length: Double)? {
        guard let frame, let size = screen.screen.size else { return nil }
        let length = max(-frame.x, frame.maxX - size.width)
        guard length > Self.leastLength, frame.x < size.width, frame.maxX > 0 else { return nil }
        let isScrolled = screen.scroller(of: index) != nil && mayBeScrolledSideways
        return isScrolled ? nil : ("the window", length)
    }
}

extension VariantPair {
    /// The size of body text, in points.
    private static let body = 17.0

    /// Whether the text of the variant, which ends in an ellipsis, fills the lines that it is on.
    ///
    /// - Parameter size: The text size of the variant.
    fileprivate func fillsItsLines(_ size: Screen.TextSize?) -> Bool {
        guard let frame = variant.frame, !frame.isEmpty else { return false }
        let bodyLine = Self.body * (size?.bodyScale ?? 1) * 1.2
        // A button has room around its title.
        let room = variant.isControl ? frame.width - 32 : frame.width
        let height = variant.isControl ? min(frame.height, bodyLine) : frame.height
        let lines = max(1, (height / bodyLine).rounded())
        return variant.plainLabel.usualWidth * height / lines / 1.2 >= room * lines * 0.75
    }
}
