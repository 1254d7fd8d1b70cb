import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A heading must have a name.
    public static let headerEmpty = Rule(
        "header-empty",
        "A heading has no accessibility label.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["structure", "labels"],
        needs: [.label],
        needsOneOf: [.traits, .headingLevel],
        standards: [.wcag("1.3.1"), .wcag("2.4.6")],
        why: "VoiceOver's rotor stops on it and says only \"heading\", so nobody knows which section begins.",
        fix: "Set the section's title as label, or remove the trait header from what only decorates.",
        inUIKit: """
            sectionHeader.accessibilityLabel = "Payment"
            """,
        inSwiftUI: """
            SectionHeader(icon: .card)
                .accessibilityLabel("Payment")
                .accessibilityAddTraits(.isHeader)
            """,
        limits: [
            "A heading that is a control or an image is reported by the rules for their labels."
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.header()),
            .fails(.init(.other, "", traits: .header, exposed: true)),
            .fails(.text().with { ($0.traits, $0.headingLevel) = (nil, 2) }),
            .passes(.header("Payment")),
            .passes(.header("결제")),
            .passes(.button(nil, traits: [.button, .header]), because: "a control, and control-label-missing's"),
            .passes(
                .init(.other, traits: .header, exposed: true, containing: [.text("Payment")]),
                because: "the text inside names it"),
            .passes(.header(" "), because: "white space is label-blank's"),
            .notChecked(.header(), on: ExampleScreen(lacks: [.traits, .headingLevel])),
        ],
        check: .eachElement { element, check in
            guard element.hasNoLabel, element.isHeader == true, !element.isControl, element.type != .image else {
                return
            }
            guard element.value?.isEmpty ?? true, !element.hasTextInside else { return }
            check.report(element, "a heading without a label")
        }
    )
}

extension ElementView {
    /// Whether an element inside it has a label or a value, by which it may be read.
    var hasTextInside: Bool { hasChildren && descendants.contains { !$0.isBlank || $0.value?.isEmpty == false } }
}
