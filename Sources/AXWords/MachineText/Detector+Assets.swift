extension Detector {
    /// The name of an image file, or of an image in an asset catalogue.
    package static let image = Detector(
        "image", matches: ["hero_bg@2x.png", "IMG_1234", "ic_back", "settingsIcon"],
        ignores: ["Version 2.0", "save_all"]
    ) { imageFile.matches($0) || asset.matches($0) }

    /// The name of a file with the extension of an image, or one that a camera gives.
    package static let imageFile = Detector(
        "image file", in: ".0123456789", matches: ["logo.SVG", "IMG_1234.HEIC", "img_2041", "DSC00123", "scan.pdf"],
        ignores: ["report.txt", ".png", "img_a", "IMG"]
    ) { text in
        text.fileExtension.map(extensions.contains) ?? (isCameraName(text) || cameraName.matches(text))
    }

    /// The name of a file with the extension of a picture that apps are built with: not of a document or a photo, which
    /// a control may open.
    package static let picture = Detector(
        "picture", in: "._", matches: ["close.png", "img_2041"], ignores: ["scan.pdf", "DSC00123", "Close", "img-2041"]
    ) { text in
        text.fileExtension.map(pictures.contains) ?? isCameraName(text)
    }

    /// Returns whether a text is a name such as `img_2041`.
    private static func isCameraName(_ text: String) -> Bool {
        let parts = text.lowercased().split { $0 == "_" || $0 == "-" }.map(String.init)
        return parts.count >= 2 && cameras.contains(parts[0]) && parts.dropFirst().allSatisfy { $0.isAll(\.isDigit) }
    }

    /// A name that a camera gives, without a separator.
    package static let cameraName = Detector(
        "camera name", in: "0123456789", matches: ["DSC00123", "pxl2024"], ignores: ["DSC1", "ABC1234"]
    ) {
        text in
        guard text.utf8.count <= 24 else { return false }
        let letters = text.lowercased().prefix { "a"..."z" ~= $0 }
        let digits = text.utf8.dropFirst(letters.utf8.count)
        return digits.count >= 4 && Substring(digits).isAll(\.isDigit) && cameras.contains(String(letters))
    }

    /// A name with the scale of an image.
    package static let scaled = Detector(
        "scaled image", in: "@", matches: ["report@3x", "a b@2X"], ignores: ["@2x.", "3x"]
    ) {
        text in
        ["@2x", "@3x", "@2X", "@3X"].contains(where: text.hasSuffix)
    }

    /// The name of an image in an asset catalogue.
    package static let asset = Detector(
        "asset", matches: ["ic_back", "settingsIcon", "icon-cart", "ic.close", "btnClose", "icon@3x", "discover_tick"],
        ignores: ["gift-card", "SAVE_ICON", "Icon", "iconic", "save_all", "Settings Icon"]
    ) { text in
        if scaled.matches(text) || camelCaseAsset.matches(text)
            || isPrefixed(text, "-", marksBeforeHyphen) || isPrefixed(text, ".", marks)
        {
            return true
        }
        guard text.isAll(\.isLetterOrDigit, or: "_-") else { return false }
        let parts = text.has("_") ? text.lowercased().split(separator: "_").map(String.init) : []
        // A constant in capitals is no asset.
        if parts.count >= 2, text.has(\.isLowercaseOrDigit) {
            return prefixes.contains(parts[0]) || parts.dropFirst().contains(where: assetWords.contains)
        }
        return text.begins(with: \.isLowercaseLetter)
            && ["Icon", "Image", "Img", "Logo", "Icn"].contains {
                text.hasSuffix($0) && text.utf8.count > $0.utf8.count + 1
            }
    }

    /// The name of an asset in camel case with an abbreviation for images.
    package static let camelCaseAsset = Detector(
        "asset in camel case", matches: ["icClose", "btnClose"], ignores: ["iPhone", "icCL", "btnTitle", "Close"]
    ) { text in
        guard let hump = text.unicodeScalars.firstIndex(where: \.isUppercaseLetter),
            marksBeforeHyphen.contains(String(text[..<hump]))
        else { return false }
        let rest = text[hump...]
        return rest.utf8.count >= 3 && rest.isAll(\.isLetterOrDigit) && rest.has(\.isLowercaseLetter)
            && !localisationKey.matches(text)
    }

    /// A name that begins as only that of an asset does.
    package static let prefixedAsset = Detector(
        "asset with a prefix", matches: ["ic_back", "btnClose"], ignores: ["back_ic", "btn_close", "ic-back"]
    ) { text in
        if camelCaseAsset.matches(text) { return true }
        guard let end = text.firstIndex(of: "_") else { return false }
        return marks.contains(String(text[..<end])) && text.isAll(\.isLetterOrDigit, or: "_")
    }

    /// Returns whether a text in small letters begins with one of the marks and a separator: `icon-cart`, `ic.close`.
    private static func isPrefixed(_ text: String, _ separator: Character, _ marks: Set<String>) -> Bool {
        guard let end = text.firstIndex(of: separator), marks.contains(String(text[..<end])) else { return false }
        return text.parts(separator).allSatisfy { !$0.isEmpty && $0.isAll(\.isLowercaseOrDigit) }
            && !localisationKey.matches(text)
    }

    /// The name of an asset in small letters in which UIKit replaced underscores by spaces.
    package static let spacedAsset = Detector(
        "asset with spaces", in: " ", matches: ["tab sign nonsel", "nav icon back u", "arrow drop down", "more vert"],
        ignores: ["app icon design", "change icon", "close the bg", "expand all", "Arrow down"]
    ) { text in
        guard let parts = spacedParts(text) else { return false }
        if parts.contains(where: spacedMarks.contains) || parts[0] == "nav" && parts.count >= 3 { return true }
        if zip(parts, parts.dropFirst()).contains(where: { isDrawn($0, $1) }) { return true }
        guard let icon = parts.firstIndex(of: "icon") else { return false }
        let others = parts.filter { $0 != "icon" }
        if icon == 0 { return others.allSatisfy { assetWords.contains($0) || symbolWords.contains($0) } }
        return icon < parts.count - 1 && others.contains { $0.utf8.count == 1 || styles.contains($0) }
    }

    /// Three or more words in small letters, of which one is a colour or a state. That may be a text in English.
    package static let spacedStyle = Detector(
        "asset with a style", in: " ", matches: ["panel close white"], ignores: ["phone black", "the white house"]
    ) { text in
        guard let parts = spacedParts(text), parts.count >= 3 else { return false }
        return parts.contains(where: styles.contains)
    }

    /// The words of a short text of small letters and digits; `nil` for others, and for one with words of a sentence.
    private static func spacedParts(_ text: String) -> [String]? {
        guard text.utf8.count <= 60, text.isAll(\.isLowercaseOrDigit, or: " ") else { return nil }
        let parts = text.split(separator: " ").map(String.init)
        return parts.count >= 2 && !parts.contains(where: sentenceWords.contains) ? parts : nil
    }

    /// The name of an image that is a word of interfaces or of assets with a number.
    package static let numberedAsset = Detector(
        "asset with a number", in: "_", matches: ["onboarding_1", "banner_2x"],
        ignores: ["banner", "berlin_1", "banner_2024"]
    ) { text in
        let parts = text.lowercased().parts("_")
        guard parts.count >= 2, let last = parts.last, last.begins(with: \.isDigit), last.utf8.count <= 3 else {
            return false
        }
        return parts.dropLast().allSatisfy {
            assetWords.contains($0) || numbered.contains($0) || InterfaceWords.contains($0)
        }
    }

    /// A text with spaces that ends with the name of a picture. The last word of another text may be one: "More options
    /// for IMG_1.jpg".
    package static let spacedPicture = Detector(
        "picture with spaces", in: ".", matches: ["logo (1).png"], ignores: ["More options for IMG_1.jpg", "a b"]
    ) { text in
        guard text.utf8.count <= 80, let last = text.split(separator: " ").last, let dot = last.lastIndex(of: ".")
        else {
            return false
        }
        return picture.matches(String(last)) && last[..<dot].allSatisfy { !$0.isLetter }
    }

    /// Words of asset catalogues with hyphens between them.
    package static let hyphenatedAsset = Detector(
        "asset with hyphens", in: "-", matches: ["star-full", "arrow-left"], ignores: ["gift-idea", "star"]
    ) { text in
        let parts = text.split(separator: "-").map(String.init)
        return parts.count >= 2
            && parts.allSatisfy { assetWords.contains($0) || symbolWords.contains($0) || $0 == "full" }
    }

    /// The name of a symbol with how it is drawn. Other names with a hyphen, such as `gift-card`, can be words for
    /// people on a control.
    package static let hyphenatedShape = Detector(
        "shape with a hyphen", in: "-", matches: ["star-full", "heart-outline"], ignores: ["gift-card", "full"]
    ) { text in
        guard hyphenatedAsset.matches(text), let last = text.split(separator: "-").last else { return false }
        return ["full", "fill", "filled", "outline", "outlined"].contains(last)
    }

    /// Whether a lowercase word is an abbreviation in names of images, and no word: `btn`, `nonsel`.
    package static func isMarkOfAsset(_ word: String) -> Bool { spacedMarks.contains(word) }

    /// The abbreviations with which the names of images begin, and which are no words.
    private static let marks = Set(wordsOf: "ic icn ico img bg")
    private static let marksBeforeHyphen = Set(wordsOf: "ic icn ico img bg icon btn")
    private static let spacedMarks = Set(wordsOf: "ic icn ico img bg btn nonsel")
    private static let styles = Set(
        wordsOf: """
            white black grey gray dark light blue red green normal selected unselected highlighted pressed disabled active \
            inactive filled outline outlined small large
            """)
    private static let sentenceWords = Lexicon.texts(.sentenceWords)
    private static let extensions = Set(wordsOf: "png jpg jpeg gif heic heif svg webp avci avif bmp tif tiff pdf")
    private static let pictures = Set(wordsOf: "png jpg jpeg gif svg webp heic heif avif")
    private static let numbered = Set(
        wordsOf: "onboarding slide step intro tutorial walkthrough illustration photo pic screen ad promo")
    private static let cameras = Set(wordsOf: "img dsc dscn dscf pxl pict mvimg screenshot")
    private static let prefixes = Set(
        wordsOf: "ic icn ico icon img bg btn button asset logo image illus illustration thumb nav tab sf")
    private static let assetWords = Set(
        wordsOf: """
            ic icn icon icons img image bg background logo arrow tick check checkmark cross chevron star heart placeholder banner \
            thumb thumbnail avatar hero splash filled outline outlined empty normal highlighted pressed selected unselected inactive \
            white black grey gray dark light small large 16 18 20 24 32 36 48 64 16dp 20dp 24dp 32dp 48dp 24px 32px
            """)
}

extension String {
    /// The part after the last full stop, in small letters; `nil` without a name before it.
    fileprivate var fileExtension: String? {
        guard let dot = lastIndex(of: "."), dot > startIndex else { return nil }
        return self[dot...].dropFirst().lowercased()
    }
}
