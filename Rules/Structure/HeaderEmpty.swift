import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports headings that have no accessibility label.
    public static let headerEmpty: Rule = Rule(
        "header-empty",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["structure", "labels"],
        needs: [.label],
        standards: [.wcag("1.3.1"), .wcag("2.4.6")],
        limits: [
            "A heading that is a control or an image is left to the rules for labels of controls and images."
        ],
        variants: [
            .iOS(
                "Heading has no accessibility label.",
                needsOneOf: [.traits, .headingLevel],
                why: "VoiceOver reads only \"heading\", so users do not learn which section begins.",
                fix:
                    "Set `accessibilityLabel` to the section's title, or remove the trait `header` from a decorative element.",
                inUIKit: #"sectionHeader.accessibilityLabel = "Payment""#,
                inSwiftUI: """
                    SectionHeader(icon: .card)
                        .accessibilityLabel("Payment")
                        .accessibilityAddTraits(.isHeader)
                    """,
                examples: [
                    .fails(.header()),
                    .fails(.init(.other, "", traits: .header, exposed: true)),
                    .fails(.text().with { ($0.traits, $0.headingLevel) = (nil, 2) }),
                    .passes(.header("Payment")),
                    .passes(.header("결제")),
                    .passes(
                        .button(nil, traits: [.button, .header]), because: "a control, covered by control-label-missing"
                    ),
                    .passes(
                        .init(.other, traits: .header, exposed: true, containing: [.text("Payment")]),
                        because: "labelled by the text inside it"),
                    .passes(.header(" "), because: "white space, covered by label-blank"),
                    .notChecked(.header(), on: ExampleScreen(lacks: [.traits, .headingLevel])),
                ],
                check: check(missing: "no accessibility label")
            ),
            .android(
                "Heading has neither a text nor a content description.",
                needsOneOf: [.headingLevel],
                standards: [.android("accessibilityHeading")],
                why: "TalkBack reads only \"heading\", so users do not learn which section begins.",
                fix: "Set the text of the heading, or remove `heading` from the view.",
                inCompose: "Text(\"Delivery\", Modifier.semantics { heading() })",
                inViews: "ViewCompat.setAccessibilityHeading(spacer, false)",
                check: check(missing: "neither a text nor a content description")
            ),
        ]
    )

    private static func check(missing: String) -> RuleScope {
        .eachElement { element, check in
            guard element.hasNoLabel, element.isHeader == true, !element.isControl, element.type != .image else {
                return
            }
            guard element.value?.isEmpty ?? true, !element.hasTextInside else { return }
            check.report(element, "is a heading but has \(missing)")
        }
    }
}
