import AXEngine
import AXTree

extension Rule {
    /// Reports controls other than buttons that have the trait `header`.
    public static let headerTraitOnControl: Rule = Rule(
        "header-trait-on-control",
        severity: .warning,
        presets: [.strict],
        groups: ["traits", "structure"],
        variants: [
            .iOS(
                "Slider, link, switch or search field has the trait `header`.",
                needs: [.type, .traits],
                standards: [.wcag("1.3.1"), .apple("UIAccessibilityTraits")],
                why: "The rotor lists the control among the headings, although it does not start a section.",
                fix:
                    "Remove `.header` from the control's `accessibilityTraits`, and insert it into those of the title.",
                inUIKit: """
                    volumeSlider.accessibilityTraits.remove(.header)
                    volumeTitle.accessibilityTraits.insert(.header)
                    """,
                inSwiftUI: """
                    Text("Volume").accessibilityAddTraits(.isHeader)
                    Slider(value: $volume)
                    """,
                limits: [
                    "Buttons are not reported, because a button may be a heading that collapses its section.",
                    "Web pages are not checked, because their headings are often links.",
                ],
                examples: [
                    .fails(.init(.slider, "Volume", value: "40 %", traits: [.adjustable, .header])),
                    .fails(.init(.switch, "와이파이", value: "1", traits: [.button, .toggleButton, .header])),
                    .fails(.link("Terms").with { $0.traits = [.link, .header] }),
                    .passes(.header("Volume")),
                    .passes(
                        .button("주문 내역", traits: [.button, .header]), because: "heading that collapses its section"),
                    .passes(
                        .container(.webView, at: nil, .link("Terms").with { $0.traits = [.link, .header] }),
                        because: "linked heading on a web page"),
                ],
                check: .eachElement { element, check in
                    guard let traits = element.traits, traits.contains(.header), !element.isOutOfSight,
                        !element.isWebContent
                    else { return }
                    switch element.type {
                    case .slider, .switch, .toggle, .checkBox, .link, .searchField: break
                    default: if traits.isDisjoint(with: operating) { return }
                    }
                    check.report(element, "is a control but has the trait header")
                }
            )
        ]
    )

    private static let operating: Traits = [.link, .adjustable, .searchField, .toggleButton]
}
