import AXEngine
import AXTree

extension Rule {
    /// Reports controls whose role differs in another variant of the screen.
    public static let traitDiffers: Rule = Rule(
        "trait-differs",
        "Control has another role in another variant of the screen.",
        severity: .warning,
        presets: [.recommended, .variants],
        groups: ["variants", "traits"],
        needs: [.type, .label],
        standards: [.wcag("4.1.2")],
        limits: ["Variants of other devices and orientations are not compared."],
        variants: [
            .iOS(
                why: "VoiceOver announces the control as something else, or does not offer to adjust it.",
                fix: "Set the same traits in every layout of the screen.",
                inUIKit: "payButton.accessibilityTraits = .button",
                inSwiftUI: "PayButton().accessibilityAddTraits(.isButton)",
                examples: [
                    .fails(.button("Pay"), .text("Total"))
                        .compared(to: "ax5", .button("Pay", traits: []), .text("Total")),
                    .fails(.init(.slider, "Volume"), .text("Total"))
                        .compared(to: "ax5", .init(.slider, "Volume", traits: []), .text("Total")),
                    .passes(.button("Pay"), .text("Total")).compared(to: "ax5", .button("Pay"), .text("Total")),
                    .passes(.button("Pay"), .text("Total"))
                        .compared(
                            to: "dark", .button("Pay", traits: [.button, .selected]), .text("Total"),
                            because: "a state, covered by state-differs"),
                ],
                check: check
            ),
            .android(
                why: "TalkBack announces the control as something else.",
                fix: "Use the same kind of view, or set the same role, in every layout of the screen.",
                inCompose: "Modifier.semantics { role = Role.Button }",
                inViews: "ViewCompat.replaceAccessibilityAction(payView, ACTION_CLICK, \"Pay\", null)",
                check: check
            ),
        ]
    )

    /// The traits that are roles.
    private static let roles: Traits = [.button, .link, .adjustable, .searchField, .toggleButton]

    private static let check = GroupView.check(where: { $0.hasSameWindow($1) }) { group, member, _, findings in
        for pair in group.pairs(with: member) where pair.base.isControl || pair.variant.isControl {
            let (base, variant) = (pair.base, pair.variant)
            if let traits = base.traits, let other = variant.traits {
                let (own, others) = (traits.intersection(roles), other.intersection(roles))
                if own != others {
                    findings.add(
                        [base], in: member,
                        "has the traits \(names(own)) in \(group.baseName) and \(names(others)) in \(member.name)")
                    continue
                }
            }
            if base.type != variant.type, base.carriesType, variant.carriesType {
                findings.add(
                    [base], in: member,
                    "is a \(base.typeWords) in \(group.baseName) and a \(variant.typeWords) in \(member.name)")
            }
        }
    }

    private static func names(_ traits: Traits) -> String {
        traits.isEmpty ? "none" : traits.names.joined(separator: ", ")
    }
}

extension ElementView {
    /// Whether the dump says what the element is.
    fileprivate var carriesType: Bool { screen.carries(.type) && type != .any }
}
