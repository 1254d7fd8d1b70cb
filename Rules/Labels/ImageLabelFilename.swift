import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports labels that look like the name of an image file or asset.
    public static let imageLabelFilename = Rule(
        "image-label-filename",
        "Label is the name of an image file or asset.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text", "images"],
        needs: [.type, .label],
        standards: [.wcag("1.1.1")],
        why: """
            Without a label, UIKit falls back to the image name, and VoiceOver reads "I C back" instead of a \
            description.
            """,
        fix: """
            Set `accessibilityLabel` to what the image shows or the button does, or hide a decorative image from \
            VoiceOver.
            """,
        inUIKit: """
            backButton.setImage(UIImage(named: "ic_back"), for: .normal)
            backButton.accessibilityLabel = "Back"
            """,
        inSwiftUI: """
            Image("sunset").accessibilityLabel("Sunset over the bay")
            """,
        limits: [
            """
            A lowercase name with underscores is reported only if one of its parts is a common asset-catalog word, \
            e.g. `icon` or `bg`.
            """
        ],
        unlikeA11yUITests: """
            A11yUITests reports every image whose label contains a hyphen, an underscore, "png" or "pdf", \
            including "T-shirt".
            """,
        examples: [
            .fails(.image("hero_bg@2x.png")),
            .fails(.image("IMG_1234")),
            .fails(.image("Photo IMG_2041.jpg")),
            .fails(.button("ic_back"), because: "UIKit uses the image name as the button's label"),
            .fails(.button("settingsIcon")),
            .fails(.image("star-full"), because: "only asset-catalog words"),
            .passes(.image("Sunset")),
            .passes(.image("노을")),
            .passes(.image("T-shirt")),
            .passes(.image("E-mail")),
            .passes(.image("check-in")),
            .passes(.button("Export PDF")),
            .passes(.button("report.pdf"), because: "document that the button opens"),
            .passes(.image("john_doe"), because: "user name"),
        ],
        check: .eachElement { element, check in
            guard element.isNamed, let label = element.label, label.mayNameFile, let name = element.name else { return }
            let isImage = element.wordRole == .image
            let isName =
                if label.utf8.contains(UInt8(ascii: " ")) {
                    // Only an image is named by a file name among other words.
                    isImage
                        && (name.isNumberedAsset || name.split(separator: " ").contains(where: AssetName.isImageFile))
                } else {
                    AssetName.isAsset(name) && !name.isCodeWithDigits || isImage && AssetName.isImageFile(name)
                        || isImage && name == name.lowercased() && AssetName.isHyphenatedAsset(name)
                }
            guard isName else { return }
            if case .symbol = MachineName(name) { return }
            check.report(element, "label \"\(name.printable(limit: 60))\" looks like an image file or asset name")
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
