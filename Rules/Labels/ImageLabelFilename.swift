import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// The name of a file is no description.
    public static let imageLabelFilename = Rule(
        "image-label-filename",
        "A label is the name of a picture's file.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text", "images"],
        needs: [.type, .label],
        standards: [.wcag("1.1.1")],
        why: "UIKit reads the name of the picture where there is no label, and that says nothing about what it shows.",
        fix: "Describe what the image shows, or hide it from VoiceOver if it only decorates.",
        inUIKit: """
            backButton.setImage(UIImage(named: "ic_back"), for: .normal)
            backButton.accessibilityLabel = "Back"
            """,
        inSwiftUI: """
            Image("sunset").accessibilityLabel("Sunset over the bay")
            """,
        limits: [
            "A name of small letters with underscores is reported only if one of its parts is a word of asset catalogues."
        ],
        unlikeA11yUITests:
            "It reported every image whose label had a hyphen, an underscore or \"png\" or \"pdf\" anywhere, as in T-shirt.",
        examples: [
            .fails(.image("hero_bg@2x.png")),
            .fails(.image("IMG_1234")),
            .fails(.image("Photo IMG_2041.jpg")),
            .fails(.button("ic_back"), because: "UIKit names a button after its picture"),
            .fails(.button("settingsIcon")),
            .fails(.image("star-full"), because: "nothing but words of asset catalogues"),
            .passes(.image("Sunset")),
            .passes(.image("노을")),
            .passes(.image("T-shirt")),
            .passes(.image("E-mail")),
            .passes(.image("check-in")),
            .passes(.button("Export PDF")),
            .passes(.button("report.pdf"), because: "a document to open"),
            .passes(.image("john_doe"), because: "the name of a user"),
        ]
    ) { element, check in
        let facts = element.labelFacts
        guard !facts.containsAny(of: .nonASCII | .comma | .lineBreak), facts.containsAny(of: .lower | .digit) else {
            return
        }
        guard
            facts.containsAny(of: .underscore | .dot | .at | .hyphen) || facts.contains(.digit | .space)
                || facts == .asciiLetter && element.label?.hasHump == true,
            element.isNamed
        else { return }
        let isImage = element.wordRole == .image
        // Of words that stand apart only an image's are a name.
        guard isImage || !facts.contains(.space), let name = element.name else { return }
        if facts.contains(.space) {
            guard name.isNumberedAsset || name.split(separator: " ").contains(where: MachineName.isPictureFile)
            else {
                return
            }
        } else {
            guard
                MachineName.isAsset(name) || isImage && MachineName.isPictureFile(name)
                    || isImage && !facts.contains(.upper) && MachineName.isHyphenatedAsset(name)
            else { return }
            if case .symbol = MachineName.of(element) { return }
        }
        check.report(element, "the label \"\(name.printable(limit: 60))\" is the name of a picture's file")
    }
}

extension String {
    /// `Asset 3`, as design tools name what they export.
    fileprivate var isNumberedAsset: Bool {
        let parts = lowercased().split(separator: " ")
        guard parts.count == 2, let number = parts.last else { return false }
        return (parts[0] == "asset" || parts[0] == "img") && number.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    }
}
