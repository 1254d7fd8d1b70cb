import AXEngine
import AXTree

extension Rule {
    /// A heading that is operated is two things at once.
    public static let headerTraitOnControl = Rule(
        "header-trait-on-control",
        "A slider, link, switch or search field has the trait header.",
        severity: .warning,
        presets: [.strict],
        groups: ["traits", "structure"],
        needs: [.type, .traits],
        standards: [.wcag("1.3.1"), .apple("UIAccessibilityTraits")],
        why: "The rotor's list of headings is the outline of the screen; a control in it is no chapter.",
        fix: "Give the trait header to the title beside the control, not to the control.",
        inUIKit: """
            volumeSlider.accessibilityTraits.remove(.header)
            volumeTitle.accessibilityTraits.insert(.header)
            """,
        inSwiftUI: """
            Text("Volume").accessibilityAddTraits(.isHeader)
            Slider(value: $volume)
            """,
        limits: [
            "A button may be a heading: it folds its section.",
            "A heading on a web page is often a link too; what stands in a web view is not looked at.",
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.init(.slider, "Volume", value: "40 %", traits: [.adjustable, .header])),
            .fails(.init(.switch, "와이파이", value: "1", traits: [.button, .toggleButton, .header])),
            .fails(.link("Terms").with { $0.traits = [.link, .header] }),
            .passes(.header("Volume")),
            .passes(.button("주문 내역", traits: [.button, .header]), because: "a header that folds its section"),
            .passes(
                .container(.webView, at: nil, .link("Terms").with { $0.traits = [.link, .header] }),
                because: "a linked heading of a web page"),
        ],
        check: .eachElement { element, check in
            guard let traits = element.traits, traits.contains(.header), !element.isOutOfSight, !element.isWebContent
            else {
                return
            }
            switch element.type {
            case .slider, .switch, .toggle, .checkBox, .link, .searchField: break
            default: if traits.isDisjoint(with: operating) { return }
            }
            check.report(element, "the trait header on a control")
        }
    )

    private static let operating: Traits = [.link, .adjustable, .searchField, .toggleButton]
}
