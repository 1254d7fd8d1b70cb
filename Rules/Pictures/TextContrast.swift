import AXEngine
import AXPictures
import AXTree

extension Rule {
    /// Reports texts whose color is too close to that of their background, by the picture beside the dump.
    public static let textContrast: Rule = Rule(
        "text-contrast",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["pictures"],
        variants: [
            .iOS(
                "Text has too little contrast with its background.",
                needs: [.frame],
                standards: [.wcag("1.4.3"), .hig("Color and effects")],
                why: "People with low vision, and everybody in bright light, cannot read the text.",
                fix: """
                    Use a darker or lighter color for the text or its background, e.g. `label` or `secondaryLabel`, and \
                    check it in light and dark mode.
                    """,
                inUIKit: "priceLabel.textColor = .secondaryLabel",
                inSwiftUI: "Text(price).foregroundStyle(.secondary)",
                limits: limits,
                examples: [
                    .fails(.text("Total amount").drawn(0xAAAAAA), as: .failure, because: "2.32:1"),
                    .fails(.text("합계 금액 안내").drawn(0xC8C8C8, on: 0xEEEEEE), as: .failure, because: "1.44:1"),
                    .fails(.text("Total amount").drawn(0x888888), as: .warning, because: "3.54:1"),
                    .passes(.text("Total amount").drawn(0x767676), because: "4.54:1"),
                    .passes(.text("Total").drawn(0x888888, size: 34), because: "3.54:1, large text"),
                    .passes(
                        .text("Total amount").drawn(0x333333),
                        .text("Sold out").drawn(0xCCCCCC).with { $0.isEnabled = false },
                        because: "disabled"),
                    .notChecked(
                        .text("Total amount").drawn(nil), .text("Delivery on Friday").drawn(nil),
                        because: "picture of another moment"),
                ],
                check: check
            ).needing([.picture]),
            .android(
                "Text has too little contrast with its background.",
                needs: [.frame],
                standards: [.wcag("1.4.3"), .android("Make text visible")],
                why: "People with low vision, and everybody in bright light, cannot read the text.",
                fix:
                    "Use a darker or lighter color for the text or its background, and check it in light and dark theme.",
                inCompose: "Text(price, color = MaterialTheme.colorScheme.onSurfaceVariant)",
                inViews: "android:textColor=\"?attr/colorOnSurfaceVariant\"",
                limits: limits,
                examples: [
                    .fails(.text("Total amount").drawn(0xAAAAAA), as: .failure, because: "2.32:1"),
                    .passes(.text("Total amount").drawn(0x333333)),
                ],
                check: check
            ).needing([.picture]),
        ]
    )

    private static let check: RuleScope = .screen { screen, check in
        for contrast in screen.contrasts(check) ?? [] where contrast.isText {
            guard contrast.answer == .low || contrast.answer == .borderline else { continue }
            check.report(
                screen[contrast.index], contrast.message, style: contrast.style,
                as: contrast.answer == .low ? nil : .warning)
        }
    }

    private static let limits = [
        "Texts on pictures, gradients and several backgrounds, and texts that are cut off, covered or dimmed, are not judged.",
        "Texts inside pictures are not read.",
        """
        From 3:1 to 4.5:1 it is a warning, because large text needs only 3:1. Text is taken as large where its letters are as \
        high as those of a size of 24; boldness cannot be measured.
        """,
    ]
}
