import AXEngine
import AXPictures
import AXTree

extension Rule {
    /// Reports icons whose color is too close to that of their background, by the picture beside the dump.
    public static let controlContrast: Rule = Rule(
        "control-contrast",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["pictures"],
        variants: [
            .iOS(
                "Control without text has too little contrast with its background.",
                needs: [.type, .frame],
                standards: [.wcag("1.4.11"), .hig("Color and effects")],
                why: "People with low vision do not see the icon, and miss the control.",
                fix: "Use a darker or lighter color for the icon or its background, at least 3:1.",
                inUIKit: "closeButton.tintColor = .secondaryLabel",
                inSwiftUI: "Image(systemName: \"xmark\").foregroundStyle(.secondary)",
                limits: limits,
                examples: [
                    .fails(.text("Total amount").drawn(0x333333), .button("Close").drawn(0xDDDDDD), as: .failure),
                    .fails(.text("합계 금액 안내").drawn(0x333333), .button("닫기").drawn(0xBBBBBB, on: 0xEEEEEE)),
                    .passes(.text("Total amount").drawn(0x333333), .button("Close").drawn(0x767676)),
                    .passes(
                        .text("Total amount").drawn(0x333333),
                        .button("Close").drawn(0xDDDDDD).with { $0.isEnabled = false }, because: "disabled"),
                ],
                check: check
            ).needing([.picture]),
            .android(
                "Control without text has too little contrast with its background.",
                needs: [.type, .frame],
                standards: [.wcag("1.4.11"), .android("Make text visible")],
                why: "People with low vision do not see the icon, and miss the control.",
                fix: "Use a darker or lighter color for the icon or its background, at least 3:1.",
                inCompose: "Icon(Icons.Default.Close, \"Close\", tint = MaterialTheme.colorScheme.onSurface)",
                inViews: "app:tint=\"?attr/colorOnSurface\"",
                limits: limits,
                examples: [
                    .fails(.text("Total amount").drawn(0x333333), .button("Close").drawn(0xDDDDDD)),
                    .passes(.text("Total amount").drawn(0x333333), .button("Close").drawn(0x333333)),
                ],
                check: check
            ).needing([.picture]),
        ]
    )

    private static let check: RuleScope = .screen { screen, check in
        for contrast in screen.contrasts(check) ?? [] where !contrast.isText && contrast.answer == .low {
            check.report(screen[contrast.index], contrast.message, style: contrast.style)
        }
    }

    private static let limits = [
        "Icons in several colors, on pictures, gradients and several backgrounds are not judged.",
        "Only controls without a text are measured; edges of fields and the state of switches are not.",
    ]
}
