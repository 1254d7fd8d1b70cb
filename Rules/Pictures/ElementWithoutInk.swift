import AXEngine
import AXPictures
import AXTree

extension Rule {
    /// Reports exposed elements in whose frames nothing is drawn, by the picture beside the dump.
    public static let elementWithoutInk: Rule = Rule(
        "element-without-ink",
        severity: .warning,
        presets: [.strict],
        groups: ["pictures"],
        variants: [
            .iOS(
                "Nothing is drawn where an element is exposed.",
                needs: [.type, .frame],
                standards: [.wcag("2.4.7"), .apple("accessibilityElementsHidden")],
                why: "VoiceOver stops on something that nobody can see.",
                fix: "Hide the element from VoiceOver while it is not visible, or remove it.",
                inUIKit: "toast.accessibilityElementsHidden = toast.alpha == 0",
                inSwiftUI: "toast.opacity(isShown ? 1 : 0).accessibilityHidden(!isShown)",
                limits: limits,
                examples: [
                    .fails(.text("Total amount").drawn(0x333333), .button("Close").drawn(nil)),
                    .fails(.text("합계 금액 안내").drawn(0x333333), .button("닫기").drawn(nil)),
                    .passes(.text("Total amount").drawn(0x333333), .button("Close").drawn(0x333333)),
                    .passes(
                        .text("Total amount").drawn(0x333333),
                        .button("Close").drawn(nil).with { $0.isAccessibilityElement = false }, because: "not exposed"),
                ],
                check: check
            ).needing([.picture]),
            .android(
                "Nothing is drawn where TalkBack stops.",
                needs: [.type, .frame],
                standards: [.wcag("2.4.7"), .android("importantForAccessibility")],
                why: "TalkBack stops on something that nobody can see.",
                fix: "Hide the view from TalkBack while it is not visible, or remove it.",
                inCompose: "Modifier.clearAndSetSemantics { }",
                inViews: "toast.visibility = View.GONE",
                limits: limits,
                check: check
            ).needing([.picture]),
        ]
    )

    private static let check: RuleScope = .screen { screen, check in
        for item in screen.drawings(check)?.items ?? [] where item.drawing.refusal == .noInk {
            let element = screen[item.subject.index]
            guard screen.exposure.isExposed[item.subject.index], item.subject.kind != .label else { continue }
            check.report(
                element, "has nothing drawn in its bounds of \(element.frame?.size ?? Size(0, 0)) \(screen.screen.unit)"
            )
        }
    }

    private static let limits = [
        "What is drawn in nearly the color of its background counts as not drawn.",
        "An element that fades in or out at the moment of the dump is reported.",
    ]
}
