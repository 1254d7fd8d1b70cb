import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// VoiceOver says by itself that an image is one.
    public static let imageLabelRedundantWord = Rule(
        "image-label-redundant-word",
        "The label of an image says that it is one.",
        severity: .failure,
        presets: [.recommended],
        groups: ["labels", "wording", "images"],
        needs: [.type, .label],
        standards: [.apple("accessibilityLabel"), .hig("Alternative text for images")],
        why: "VoiceOver adds \"image\" itself, so one hears \"Image of a red kite, image\".",
        fix: "Describe only what the image shows.",
        inUIKit: """
            photo.accessibilityLabel = "Red kite"
            """,
        inSwiftUI: """
            Image("kite").accessibilityLabel("Red kite")
            """,
        limits: [
            "Words that may be what the image is about, such as photo or illustration, are a warning.",
            "Latin letters without a declared language are taken for English: give `--locale`.",
        ],
        unlikeA11yUITests: "It looked for the words anywhere, also in Silicon and Demographics, and in English only.",
        examples: [
            .fails(.image("Image of a red kite"), as: .failure),
            .fails(.image("Weather icon")),
            .fails(.image("Profile photo"), as: .warning),
            .fails(.image("강아지 이미지")),
            .fails(.image("商品图标")),
            .fails(.image("Bild von einem Drachen"), on: ExampleScreen(locale: "de")),
            .fails(.image("Image de profil"), on: ExampleScreen(locale: "fr")),
            .passes(.image("Red kite")),
            .passes(.image("강아지")),
            .passes(.image("Silicon Valley")),
            .passes(.image("Demographics")),
            .passes(.image("Iconic poster")),
            .passes(.image("Photosynthesis")),
            .passes(.image("Icon Theatre"), because: "a name"),
            .passes(.button("Photo library"), because: "a control"),
            .passes(.image("Bildschirm"), on: ExampleScreen(locale: "de"), because: "part of another word"),
            .passes(.image("그림책"), because: "part of another word"),
        ],
        check: .eachElement { element, check in
            guard element.wordRole == .image, !element.isControl, let words = element.labelText.words else { return }
            let label = element.labelText.folded
            guard let match = words.imageMatch(in: label), words.roles(named: label).isEmpty else { return }
            check.report(
                element,
                "\"\(match.word.text.text)\" in \"\((element.label ?? "").printable(limit: 60))\" repeats what VoiceOver says of an image",
                as: match.word.isWeak ? .warning : .failure)
        }
    )
}
