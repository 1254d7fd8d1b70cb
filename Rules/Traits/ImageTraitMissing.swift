import AXEngine
import AXTree

extension Rule {
    /// Reports images without the trait `image`.
    public static let imageTraitMissing: Rule = Rule(
        "image-trait-missing",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["traits", "images"],
        unlikeA11yUITests: """
            A11yUITests also reports an image whose traits could not be read, and an image that acts as a button.
            """,
        variants: [
            .iOS(
                "Image does not have the trait `image`.",
                needs: [.type, .traits],
                standards: [.wcag("4.1.2"), .wcag("1.1.1"), .apple("UIAccessibilityTraits")],
                why: "VoiceOver reads the image like a text and does not offer to describe or explore it.",
                fix: "Insert `.image` into `accessibilityTraits`, or the trait of the control that the image acts as.",
                inUIKit: "photoView.accessibilityTraits.insert(.image)",
                inSwiftUI: "PhotoView(photo).accessibilityAddTraits(.isImage)",
                edit: .modifier(
                    ".accessibilityAddTraits(.isImage)", uiKit: "accessibilityTraits.insert(.image)",
                    flutter: "Semantics(image: true, "),
                limits: [
                    "A view that draws a picture, but is not an image in the tree, is not recognised."
                ],
                examples: [
                    .fails(.image("Team at the beach", traits: [])),
                    .fails(.image("바닷가의 팀", traits: .staticText)),
                    .passes(.image("Team at the beach")),
                    .passes(.image("재생", traits: .button), because: "image with the button trait"),
                    .passes(.image("Team at the beach").with { $0.traits = nil }, because: "traits not readable"),
                    .passes(
                        .text("Team"), .image("Ornament", traits: []).with { $0.isAccessibilityElement = false },
                        because: "not exposed"),
                    .notChecked(.image("Team", traits: []), on: ExampleScreen(lacks: [.traits])),
                ],
                check: .eachElement { element, check in
                    guard element.type == .image, let traits = element.traits, !traits.contains(.image),
                        !element.isControl
                    else { return }
                    check.report(element, "does not have the trait image; \(traits.listed)")
                }
            )
        ]
    )
}
