import AXEngine
import AXTree

extension Rule {
    /// An image must say that it is one.
    public static let imageTraitMissing = Rule(
        "image-trait-missing",
        "An image does not have the trait image.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["traits", "images"],
        needs: [.type, .traits],
        standards: [.wcag("4.1.2"), .wcag("1.1.1"), .apple("UIAccessibilityTraits")],
        why: "VoiceOver reads it like a text and does not offer to describe or explore the picture.",
        fix: "Add the trait image, or the trait of what the image acts as.",
        inUIKit: """
            photoView.accessibilityTraits.insert(.image)
            """,
        inSwiftUI: """
            PhotoView(photo).accessibilityAddTraits(.isImage)
            """,
        limits: [
            "A picture that is no image in the tree, as a view that draws itself, cannot be told from anything else."
        ],
        unlikeA11yUITests: """
            It reported an image whose traits could not be read, and one that acts as a button.
            """,
        examples: [
            .fails(.image("Team at the beach", traits: [])),
            .fails(.image("바닷가의 팀", traits: .staticText)),
            .passes(.image("Team at the beach")),
            .passes(.image("재생", traits: .button), because: "it acts as a button"),
            .passes(
                .image("Team at the beach").with { $0.traits = nil },
                because: "traits that could not be read are not missing"),
            .passes(
                .text("Team"), .image("Ornament", traits: []).with { $0.isAccessibilityElement = false },
                because: "VoiceOver does not meet it"),
            .notChecked(.image("Team", traits: []), on: ExampleScreen(lacks: [.traits])),
        ],
        check: .eachElement { element, check in
            guard element.type == .image, let traits = element.traits, !traits.contains(.image), !element.isControl
            else {
                return
            }
            check.report(element, "not the trait image; \(traits.listed)")
        }
    )
}

extension Traits {
    /// What there is instead of a missing trait: `it has none`, `it has staticText`.
    var listed: String { isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))" }
}
