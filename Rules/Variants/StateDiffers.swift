import AXEngine
import AXTree

extension Rule {
    /// Reports controls whose state differs in another variant of the screen.
    public static let stateDiffers: Rule = Rule(
        "state-differs",
        "Control is in another state in another variant of the screen.",
        severity: .warning,
        presets: [.recommended, .variants],
        groups: ["variants", "values"],
        needs: [.type, .label],
        standards: [.wcag("4.1.2")],
        limits: [
            "The dumps have to be made in the same state of the app.",
            "Variants of other devices and orientations are not compared.",
        ],
        variants: [
            .iOS(
                why: "VoiceOver announces a state that the control does not have.",
                fix: "Set the state in every layout of the screen.",
                inUIKit: "favouriteButton.isSelected = true",
                inSwiftUI: "FavouriteButton().accessibilityAddTraits(.isSelected)",
                examples: [
                    .fails(.button("Pay"), .text("Total"))
                        .compared(to: "ax5", .button("Pay").with { $0.isEnabled = false }, .text("Total")),
                    .fails(.button("Day", traits: [.button, .selected]).with { $0.isSelected = true }, .text("Total"))
                        .compared(to: "ax5", .button("Day"), .text("Total")),
                    .fails(.init(.switch, "Reminders", value: "1"), .text("Total"))
                        .compared(to: "ax5", .init(.switch, "Reminders", value: "0"), .text("Total")),
                    .passes(.button("Pay"), .text("Total")).compared(to: "ax5", .button("Pay"), .text("Total")),
                    .passes(.button("Pay"), .text("Total"))
                        .compared(
                            to: "landscape", .button("Pay").with { $0.isEnabled = false }, .text("Total"),
                            because: "another orientation"),
                ],
                check: check
            ),
            .android(
                why: "TalkBack announces a state that the control does not have.",
                fix: "Set the state in every layout of the screen.",
                inCompose: "Modifier.semantics { selected = isFavourite }",
                inViews: "favouriteButton.isSelected = true",
                check: check
            ),
        ]
    )

    private static let check = GroupView.check(where: { $0.hasSameWindow($1) }) { group, member, _, findings in
        for pair in group.pairs(with: member) where pair.base.isControl && pair.variant.isControl {
            let (base, variant) = (pair.base, pair.variant)
            let states = [
                base.isEnabled == variant.isEnabled
                    ? nil : (base.isEnabled ? "enabled" : "disabled", variant.isEnabled ? "enabled" : "disabled"),
                base.saysSelected == variant.saysSelected
                    ? nil
                    : (
                        base.saysSelected ? "selected" : "not selected",
                        variant.saysSelected ? "selected" : "not selected"
                    ),
                Self.switchStates(pair),
            ].compactMap(\.self)
            guard let (state, other) = states.first else { continue }
            findings.add([base], in: member, "is \(state) in \(group.baseName) and \(other) in \(member.name)")
        }
    }

    /// Whether a switch is on in the base and in the variant, in words; `nil` if it is the same, or not known.
    private static func switchStates(_ pair: VariantPair) -> (String, String)? {
        guard let isOn = pair.base.isOn, let other = pair.variant.isOn, isOn != other else { return nil }
        return (isOn ? "on" : "off", other ? "on" : "off")
    }
}

extension ElementView {
    /// Whether the element is announced as selected.
    fileprivate var saysSelected: Bool { isSelected || traits?.contains(.selected) == true }

    /// Whether a switch is on; `nil` if it is none, or says it in words, which differ between languages.
    fileprivate var isOn: Bool? {
        switch type {
        case .switch, .toggle, .checkBox, .radioButton: break
        default: if traits?.contains(.toggleButton) != true { return nil }
        }
        return value == "1" ? true : value == "0" ? false : nil
    }
}
