import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports controls and images whose label is a web address or a path that nothing on them shows.
    public static let labelUrl: Rule = Rule(
        "label-url",
        "Label is a web address or a path.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        needs: [.type, .label, .children],
        standards: [.wcag("2.4.4")],
        limits: [
            "An address that the control, or the text around a link, shows is not reported.",
            "The name of a host alone, such as \"example.com\", is not reported.",
            "The address of an image file is left to image-label-filename.",
        ],
        variants: [
            .iOS(
                standards: [.apple("accessibilityLabel")],
                why:
                    "VoiceOver reads the address letter by letter and does not say what the control does or where it leads.",
                fix:
                    "Set `accessibilityLabel` to what the control does or to the title of the page, e.g. \"Privacy policy\".",
                inUIKit: #"bannerButton.accessibilityLabel = "Summer sale""#,
                inSwiftUI: """
                    Link(destination: url) { Image("banner") }
                        .accessibilityLabel("Summer sale")
                    """,
                examples: [
                    .fails(.button("https://example.com/sale?id=42")),
                    .fails(.link("www.example.com/datenschutz")),
                    .fails(.button("/account/settings")),
                    .fails(.button("myapp://orders/12")),
                    .fails(.button("mailto:help@example.com")),
                    .fails(.image("content://media/external/images/12")),
                    .fails(.image("file:///var/mobile/Documents/report", traits: [.image, .button])),
                    .passes(.button("Summer sale")),
                    .passes(.link("여름 세일")),
                    .passes(.link("example.com"), because: "the name of a host, as people write it"),
                    .passes(.button("km/h")),
                    .passes(.button("and/or")),
                    .passes(.button("1/2")),
                    .passes(.text("https://example.com/sale"), because: "not a control"),
                    .passes(
                        .link("https://example.com/sale").with { $0.isAccessibilityElement = true },
                        .container(
                            .textView, at: nil, .link("https://example.com/terms")
                        ).with { $0.value = "See https://example.com/terms" },
                        .container(.other, at: nil, .text("https://example.com/sale")), because: "shown on the screen"),
                    .passes(
                        .button(
                            "https://example.com/sale",
                            containing: [.init(.staticText, "https://example.com/sale", exposed: false)]),
                        because: "shown in the control"),
                ],
                check: check
            ),
            .android(
                standards: [.android("Describe each UI element")],
                why:
                    "TalkBack reads the address letter by letter and does not say what the control does or where it leads.",
                fix: "Name the target of the address, e.g. \"Terms of use\".",
                inCompose: "Text(\"Terms of use\", Modifier.clickable(onClick = open))",
                inViews: "termsLink.contentDescription = \"Terms of use\"",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .labelled) { element, check in
        guard element.hasAddressAsLabel, let name = element.name else { return }
        let kind = Detector.path.matches(name) ? "a path" : "a web address"
        let verb = element.isExposureKnown ? "is" : "may be read as"
        check.report(element, "label \"\(name.printable(limit: 60))\" \(verb) \(kind)")
    }
}
