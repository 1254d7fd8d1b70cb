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
        ],
        check: .eachElement { element, check in
            guard element.isNamed, let label = element.label, label.mayNameFile, let name = element.name else { return }
            let isImage = element.wordRole == .image
            let isName =
                if label.contains(" ") {
                    // Only an image is named by a file name among other words.
                    isImage
                        && (name.isNumberedAsset || name.split(separator: " ").contains(where: AssetName.isImageFile))
                } else {
                    AssetName.isAsset(name) && !name.isCodeWithDigits || isImage && AssetName.isImageFile(name)
                        || isImage && name == name.lowercased() && AssetName.isHyphenatedAsset(name)
                }
            guard isName else { return }
            if case .symbol = MachineName(name) { return }
            check.report(element, "the label \"\(name.printable(limit: 60))\" is the name of a picture's file")
        }
    )
}

extension String {
    /// Whether it could name a file: in ASCII without a comma or a line break, and neither in capitals alone nor signs alone.
    fileprivate var mayNameFile: Bool {
        utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: ",") && !$0.isLineBreakOrTab }
            && utf8.contains { $0.isLowercaseLetter || $0.isDigit }
    }

    /// Whether it is letters and digits without a separator: a name such as `h264Icon` is no file's.
    fileprivate var isCodeWithDigits: Bool {
        utf8.contains(where: \.isDigit) && utf8.allSatisfy(\.isLetterOrDigit)
    }

    /// Whether it is a name such as `Asset 3`, as design tools export images.
    fileprivate var isNumberedAsset: Bool {
        let parts = lowercased().split(separator: " ")
        guard parts.count == 2, let number = parts.last else { return false }
        return (parts[0] == "asset" || parts[0] == "img") && number.utf8.allSatisfy(\.isDigit)
    }
}
