import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `imageTrait` test.
    public static let a11yuitestsImageTrait: Rule = Rule(
        "a11yuitests-image-trait",
        "Image does not have the trait `image` (A11yUITests: imageTrait).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-images"],
        platforms: [.iOS],
        standards: [.wcag("4.1.2"), .apple("UIAccessibilityTraits")],
        why: "VoiceOver does not announce an image, and the rotor's list of images omits it.",
        fix: "Insert `.image` into `accessibilityTraits`.",
        examples: [
            .fails(.image("A kite", traits: []), as: .failure),
            .fails(.image("연", traits: .button), as: .failure),
            .fails(.image("A kite"), as: .failure, on: ExampleScreen(lacks: [.traits]), because: "traits not readable"),
            .passes(.image("A kite")),
            .passes(.image("A kite", traits: [.image, .button])),
            .passes(.button("A kite"), because: "not an image"),
        ],
        check: .screen { screen, check in
            for element in screen.libraryElements where element.type == .image && !element.has(.image) {
                check.report(element.view, "Image should have Image trait.", as: .failure)
            }
        }
    )
}
