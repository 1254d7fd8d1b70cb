import AXEngine
import AXTree

extension Rule {
    /// Reports texts that stay as small as they are when a person sets a larger text size.
    public static let textDoesNotGrow: Rule = Rule(
        "text-does-not-grow",
        "Text does not grow with the text size that the person has set.",
        severity: .failure,
        presets: [.recommended, .variants, .wcag22AA],
        groups: ["variants"],
        needs: [.type, .label, .frame],
        standards: [.wcag("1.4.4")],
        limits: [
            "A single text is a warning; it is a failure if most texts of the screen do not grow.",
            "Texts in bars, tabs and segmented controls are not measured.",
            "A text in a frame that is higher than its lines is not measured, so that a fixed text in it is missed.",
            "A text that grows and is cut off within its frame has the frame and the label of one that fits.",
        ],
        variants: [
            .iOS(
                standards: [.hig("Typography")],
                why: "People with low vision set a larger text size and cannot read text that stays small.",
                fix: "Use a text style, or scale a font of your own with `UIFontMetrics`.",
                inUIKit: """
                    totalLabel.font = .preferredFont(forTextStyle: .body)
                    totalLabel.adjustsFontForContentSizeCategory = true
                    """,
                inSwiftUI: #"Text("Total").font(.body)"#,
                limits: [
                    """
                    The least that a text has to grow is 1.35 times: from the default to AX3 every text style of Apple grows by 1.53 or \
                    more. To AX1 and AX2 only texts of one line of up to 25 points are measured.
                    """
                ],
                examples: [
                    .fails(text("Total", height: 20.3), text("12 €", height: 20.3), as: .failure)
                        .compared(to: "ax5", text("Total", height: 20.3), text("12 €", height: 20.3)),
                    .fails(
                        text("Total", height: 20), text("12 €", height: 20), text("Pay later", height: 20), as: .warning
                    )
                    .compared(
                        to: "ax3", text("Total", height: 48), text("12 €", height: 48), text("Pay later", height: 24)),
                    .passes(text("Total", height: 20), text("12 €", height: 20))
                        .compared(to: "ax5", text("Total", height: 63), text("12 €", height: 63)),
                    .passes(text("Total", height: 20))
                        .compared(to: "xl", text("Total", height: 22), because: "no accessibility size"),
                    .passes(text("Total", height: 20)).compared(
                        to: "de", text("Summe", height: 20), because: "same text size"),
                    .passes(
                        .container(
                            .navigationBar, at: Rect(x: 0, y: 44, width: 390, height: 44), text("Cart", height: 20))
                    )
                    .compared(
                        to: "ax5",
                        .container(
                            .navigationBar, at: Rect(x: 0, y: 44, width: 390, height: 44), text("Cart", height: 20)),
                        because: "in a bar"),
                ],
                check: check { growth, height in
                    // From L, the smallest growth of a text style is 1.53 to AX3 and 1.29 to AX1 (HIG, Dynamic Type
                    // sizes).
                    if growth >= 2.3 { return 1.35 }
                    return growth >= 1.6 && height <= oneLine ? 1.35 : nil
                }
            ),
            .android(
                standards: [.android("FontScaleConverter")],
                why: "People with low vision set a larger font size and cannot read text that stays small.",
                fix: "Give text sizes in `sp`, not in `dp`.",
                inCompose: "Text(\"Total\", fontSize = 16.sp)",
                inViews: "totalText.setTextSize(TypedValue.COMPLEX_UNIT_SP, 16f)",
                limits: [
                    """
                    Since Android 14, larger text grows less. Only texts of up to 21 dp are measured, at a font scale of 2.0: they have \
                    to grow 1.5 times.
                    """
                ],
                examples: [
                    .fails(text("Total", height: 19), text("12 €", height: 19))
                        .compared(to: "font2", text("Total", height: 19), text("12 €", height: 19)),
                    .passes(text("Total", height: 19)).compared(to: "font2", text("Total", height: 38)),
                    .passes(text("Total", height: 19))
                        .compared(to: "1.3", text("Total", height: 19), because: "font scale below 2.0"),
                    .passes(text("Total", height: 40))
                        .compared(to: "font2", text("Total", height: 48), because: "a large text grows less"),
                ],
                check: check { growth, height in growth >= 2 && height <= 21 ? 1.5 : nil }
            ),
        ]
    )

    /// The greatest height of one line of a text whose style is not known, in points.
    private static let oneLine = 25.0

    /// Returns the check. `expected` is the least growth for the growth of body text and the height of the text, or
    /// `nil` if nothing can be expected.
    private static func check(
        expected: @escaping @Sendable (_ growth: Double, _ height: Double) -> Double?
    ) -> RuleScope {
        GroupView.check(where: { $0.isLarger($1) }) { group, member, _, findings in
            let growth = group.growth(of: member)
            var judged = 0
            var fixed: [(pair: VariantPair, factor: Double, expected: Double)] = []
            for pair in group.pairs(with: member) {
                guard pair.hasComparableText(group.baseTraits.textSize, member.traits.textSize),
                    let frame = pair.base.frame, let other = pair.variant.frame,
                    let least = expected(growth, frame.height)
                else { continue }
                judged += 1
                let factor = other.height / frame.height
                if factor < least { fixed.append((pair, factor, least)) }
            }
            let unit = group.base.screen.unit
            guard fixed.count * 2 > judged, fixed.count > 1 else {
                for (pair, _, expected) in fixed {
                    let (before, after) = (pair.base.frame?.height ?? 0, pair.variant.frame?.height ?? 0)
                    let height =
                        before == after
                        ? "is \(after.rounded1) \(unit) high in \(member.name), as in \(group.baseName)"
                        : "is \(after.rounded1) \(unit) high in \(member.name) and \(before.rounded1) \(unit) in \(group.baseName)"
                    findings.add(
                        [pair.base], in: member, as: .warning,
                        "\(height); the minimum is \((before * expected).rounded1) \(unit)")
                }
                return
            }
            let least = ((fixed.map(\.factor).max() ?? 1) * 100).rounded() / 100
            findings.add(
                fixed.map(\.pair.base), in: member, as: .failure,
                """
                is one of \(fixed.count) texts of \(judged) that do not grow: in \(member.name) they are at most \(least.inPoints) \
                times as high as in \(group.baseName); the minimum is \(fixed[0].expected.inPoints)
                """)
        }
    }

    private static func text(_ label: String, height: Double) -> ExampleElement { .text(label, size: 120 × height) }
}

extension VariantPair {
    /// Whether both are texts whose heights can be compared: not in a bar, in a frame of their lines, not narrower in
    /// the base.
    fileprivate func hasComparableText(_ textSize: Screen.TextSize?, _ otherSize: Screen.TextSize?) -> Bool {
        guard base.type == .staticText, variant.type == .staticText, base.hasReadableLabel, !base.hasLargeContentViewer,
            !variant.hasLargeContentViewer, let frame = base.frame, let other = variant.frame, !frame.isEmpty,
            !other.isEmpty
        else { return false }
        if frame.height < 8 || isTitleInFlatBar { return false }
        let areSeveral = base.platform == .iOS && TextLines.areSeveral(base, textSize ?? .large)
        let isTitle = !areSeveral && Self.titleLines.contains { abs($0 - frame.height) <= 1 }
        if frame.height <= 25 || isTitle { return true }
        // A text of several lines can get as wide as it has grown, or be cut off, which text-may-be-clipped reports.
        if other.width > frame.width * 1.05 || isCutOff(textSize, otherSize) { return false }
        // An average character is half as wide as the line is high.
        let neededWidth = Double(base.plainLabel.count) * 17 * 0.4
        return areSeveral || neededWidth > frame.width
    }

    /// Whether the text is in a bar at the top of a flat list, which has no bars: beside a control that has the same
    /// height in both.
    private var isTitleInFlatBar: Bool {
        guard !base.screen.carries(.children), let frame = base.frame, let other = variant.frame, frame.maxY <= 110,
            frame.y == other.y
        else { return false }
        func heights(_ screen: ScreenView, _ frame: Rect) -> Set<Double> {
            Set(
                screen.subjects.filter(\.isControl).compactMap(\.frame)
                    .filter { $0.y <= frame.y + frame.height / 2 && $0.maxY >= frame.y + frame.height / 2 }
                    .map(\.height))
        }
        return !heights(base.screen, frame).isDisjoint(with: heights(variant.screen, other))
    }

    /// The heights of one line of the larger text styles at the default size: Title 2, Title 1, Large Title (HIG,
    /// Typography).
    private static let titleLines = [28.0, 34, 41]
}

extension Double {
    /// A height in messages, with one decimal.
    fileprivate var rounded1: String { ((self * 10).rounded() / 10).inPoints }
}
