import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `imageLabel` test.
    public static let a11yuitestsImageLabel: Rule = Rule(
        "a11yuitests-image-label",
        "Image label contains a word for \"image\" or looks like a file name (A11yUITests: imageLabel).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-images"],
        alsoSelects: ["a11yuitests-label-presence"],
        platforms: [.iOS],
        standards: [.wcag("1.1.1"), .apple("accessibilityLabel")],
        why: "VoiceOver announces the image itself, and a file name does not tell users what the image shows.",
        fix: "Set `accessibilityLabel` to what the image shows, e.g. \"Red kite\".",
        examples: [
            .fails(.image("Image of a kite"), as: .failure),
            .fails(.image("Silicon"), as: .failure, because: "\"icon\" inside a word"),
            .fails(.image("로고_큰"), as: .failure),
            .fails(.image("kite.png"), as: .failure),
            .passes(.image("A kite above a hill")),
            .passes(.image("")),
            .passes(.button("Photo-Album"), because: "not an image"),
        ],
        check: .screen { screen, check in
            for element in screen.libraryElements where element.type == .image {
                let label = element.label
                for word in label.occurring(of: imageWords) {
                    check.report(
                        element.view, "Images should not contain image words in the accessibility label.",
                        detail: "Offending word: \(word)", as: .failure)
                }
                for fragment in label.occurring(of: fileFragments) {
                    check.report(
                        element.view, "Image file name is used as the accessibility label.",
                        detail: "Offending word: \(fragment)", as: .failure)
                }
            }
        }
    )

    private static let imageWords = ["image", "picture", "graphic", "icon", "photo"]
    private static let fileFragments = ["_", "-", "png", "jpg", "jpeg", "pdf", "avci", "heic", "heif", "svg"]
}
