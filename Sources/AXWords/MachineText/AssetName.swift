/// The names of image files, and of images in asset catalogues.
package enum AssetName {
    /// Returns whether a text of one word is the name of an image file or of an image in an asset catalogue.
    package static func matches(_ text: some StringProtocol) -> Bool { isImageFile(text) || isAsset(text) }

    /// Returns whether a text of one word has the extension of an image file, or is a name that a camera gives.
    package static func isImageFile(_ text: some StringProtocol) -> Bool {
        let lowered = text.lowercased()
        if let dot = lowered.lastIndex(of: "."), dot > lowered.startIndex {
            return extensions.contains(String(lowered[dot...].dropFirst()))
        }
        return isCameraName(lowered) || isCompactCameraName(lowered)
    }

    /// Returns whether a text has the extension of a picture that apps are built with: not of a document or a photo, which a control
    /// may open.
    package static func isPicture(_ text: some StringProtocol) -> Bool {
        // Without a full stop there is no extension, and without an underscore no name of a camera.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }) else { return false }
        let lowered = text.lowercased()
        guard let dot = lowered.lastIndex(of: "."), dot > lowered.startIndex else { return isCameraName(lowered) }
        return pictures.contains(String(lowered[dot...].dropFirst()))
    }

    /// Returns whether a text is a name such as `img_2041`.
    private static func isCameraName(_ lowered: String) -> Bool {
        let parts = lowered.split { $0 == "_" || $0 == "-" }
        guard parts.count >= 2, cameras.contains(String(parts[0])) else { return false }
        return parts.dropFirst().allSatisfy { $0.utf8.allSatisfy(\.isDigit) }
    }

    /// Returns whether a text is a name such as `DSC00123`.
    package static func isCompactCameraName(_ text: some StringProtocol) -> Bool {
        guard text.utf8.count <= 24, text.utf8.contains(where: \.isDigit) else { return false }
        let letters = text.lowercased().prefix { $0 >= "a" && $0 <= "z" }
        let digits = text.utf8.dropFirst(letters.utf8.count)
        return cameras.contains(String(letters)) && digits.count >= 4 && digits.allSatisfy(\.isDigit)
    }

    /// Returns whether a text ends with the scale of an image: `report@3x`.
    package static func hasScale(_ text: some StringProtocol) -> Bool {
        text.hasSuffix("@2x") || text.hasSuffix("@3x") || text.hasSuffix("@2X") || text.hasSuffix("@3X")
    }

    /// Returns whether a text of one word is the name of an image in an asset catalogue: `ic_back`, `settingsIcon`.
    package static func isAsset(_ text: some StringProtocol) -> Bool {
        if hasScale(text) || isPrefixedCamelCase(text) || isPrefixed(text, UInt8(ascii: "-"), marks: marksBeforeHyphen)
            || isPrefixed(text, UInt8(ascii: "."), marks: marks)
        {
            return true
        }
        guard text.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") })
        else { return false }
        let parts = text.utf8.contains(UInt8(ascii: "_")) ? text.lowercased().split(separator: "_") : []
        // A constant in capitals is no asset.
        if parts.count >= 2, text.utf8.contains(where: { $0.isLowercaseLetter || $0.isDigit }) {
            return prefixes.contains(String(parts[0])) || parts.dropFirst().contains { words.contains(String($0)) }
        }
        guard let first = text.utf8.first, first.isLowercaseLetter else { return false }
        return camelCaseEndings.contains { text.hasSuffix($0) && text.utf8.count > $0.utf8.count + 1 }
    }

    /// Returns whether a text is a name such as `icClose` or `btnClose`.
    package static func isPrefixedCamelCase(_ text: some StringProtocol) -> Bool {
        guard let hump = text.utf8.firstIndex(where: \.isUppercaseLetter),
            marksBeforeHyphen.contains(String(text[..<hump]))
        else { return false }
        let rest = text.utf8[hump...]
        return rest.count >= 3 && rest.allSatisfy(\.isLetterOrDigit) && rest.contains(where: \.isLowercaseLetter)
            && !LocalisationKey.matches(String(text))
    }

    /// Returns whether a text of one word begins as only the name of an asset does: `ic_back`, `btnClose`.
    package static func hasPrefixOfAsset(_ text: some StringProtocol) -> Bool {
        if isPrefixedCamelCase(text) { return true }
        guard let end = text.firstIndex(of: "_"),
            text.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "_") })
        else { return false }
        return marks.contains(String(text[..<end]))
    }

    /// Returns whether a text in small letters begins with one of the marks and a separator: `icon-cart`, `ic.close`.
    private static func isPrefixed(_ text: some StringProtocol, _ separator: UInt8, marks: Set<String>) -> Bool {
        guard let end = text.utf8.firstIndex(of: separator), marks.contains(String(text[..<end])) else { return false }
        let parts = text.utf8.split(separator: separator, omittingEmptySubsequences: false)
        return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLowercaseLetter || $0.isDigit } }
            && !LocalisationKey.matches(String(text))
    }

    /// Returns whether a text is the name of an asset in small letters in which UIKit replaced underscores by spaces:
    /// `tab sign nonsel`, `nav icon back u`.
    package static func isSpacedAsset(_ text: String) -> Bool {
        guard let parts = spacedParts(text) else { return false }
        if parts.contains(where: spacedMarks.contains) || parts[0] == "nav" && parts.count >= 3 { return true }
        if zip(parts, parts.dropFirst()).contains(where: { SymbolName.drawn[$0]?.contains($1) == true }) { return true }
        guard let icon = parts.firstIndex(of: "icon") else { return false }
        let others = parts.filter { $0 != "icon" }
        if icon == 0 { return others.allSatisfy { words.contains($0) || SymbolName.words.contains($0) } }
        return icon < parts.count - 1 && others.contains { $0.utf8.count == 1 || styles.contains($0) }
    }

    /// Returns whether a text is three or more words in small letters, of which one is a colour or a state:
    /// `panel close white`. That may be a text in English.
    package static func isSpacedStyle(_ text: String) -> Bool {
        guard let parts = spacedParts(text), parts.count >= 3 else { return false }
        return parts.contains(where: styles.contains)
    }

    /// The words of a short text of small letters and digits; `nil` for others, and for one with words of a sentence.
    private static func spacedParts(_ text: String) -> [String]? {
        guard text.utf8.count <= 60,
            text.utf8.allSatisfy({ $0.isLowercaseLetter || $0.isDigit || $0 == UInt8(ascii: " ") })
        else { return nil }
        let parts = text.split(separator: " ").map(String.init)
        return parts.count >= 2 && !parts.contains(where: sentenceWords.contains) ? parts : nil
    }

    /// Returns whether a text of an image is a word of interfaces or of assets with a number: `onboarding_1`, `banner_2x`.
    package static func isNumbered(_ text: some StringProtocol) -> Bool {
        let parts = text.lowercased().split(separator: "_", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 2, let last = parts.last, last.utf8.first?.isDigit == true, last.utf8.count <= 3 else {
            return false
        }
        return parts.dropLast().allSatisfy {
            words.contains($0) || numbered.contains($0) || InterfaceWords.contains($0)
        }
    }

    /// Returns whether a text is the name that a design tool gives a layer: `Rectangle 12`, `Group 1321`. The other words are also names
    /// for people with a small number, and only an image is a `Vector`.
    package static func isLayer(_ text: String, ofImage isImage: Bool) -> Bool {
        if text.utf8.last == UInt8(ascii: ")") { return text.hasSuffix(" (Stroke)") }
        guard let space = text.utf8.firstIndex(of: UInt8(ascii: " ")) else {
            return isImage && ["Vector", "Ellipse", "Rectangle", "Subtract"].contains(text)
        }
        let number = text.utf8[space...].dropFirst()
        guard number.allSatisfy(\.isDigit) else {
            return text.utf8.first == UInt8(ascii: "M") && text.lowercased().hasPrefix("mask group")
        }
        let word = String(text[..<space])
        if shapesWithNumber.contains(word) { return number.count <= 12 }
        // A picture has no such name for people, but the rooms, frames of a game and groups of a list have small numbers.
        return layers.contains(word) && 3...12 ~= number.count
            || isImage && number.count > 1 && layersOfImages.contains(word)
    }

    /// Returns whether a text is the properties of a variant of a component, as design tools name it: `State=Hover, Size=Large`.
    package static func isVariant(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "=")) else { return false }
        let properties = text.split(separator: ",").map { $0.split(separator: "=", omittingEmptySubsequences: false) }
        return properties.allSatisfy { $0.count == 2 && !$0[1].isEmpty && $0[1].first != " " }
            && properties.contains { property in
                let name = property[0].lowercased().trimmed
                return variantProperties.contains(name) || name.hasPrefix("property ")
            }
    }

    /// Returns whether a text is a path of words without spaces around its slashes that begins as those of components and icons in
    /// design tools do: `icon/chevron/lg`, `Button/Primary/Large`.
    package static func isComponentPath(_ text: String) -> Bool {
        guard 5...80 ~= text.utf8.count, text.utf8.contains(UInt8(ascii: "/")) else { return false }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count >= 2, let first = parts.first,
            parts.allSatisfy({ part in
                !part.isEmpty && part.first != " " && part.last != " "
                    && part.utf8.allSatisfy { $0.isLetterOrDigit || " -_=".utf8.contains($0) }
            })
        else { return false }
        let root = first.lowercased()
        if pathRoots.contains(root) { return parts.count > 2 || text == text.lowercased() || !first.contains(" ") }
        return root.hasPrefix("component ") || root.hasPrefix("icon ")
    }

    /// Returns whether a text is the name that a system gives a picture of the screen: `Screenshot 2024-03-11 at 09.41`.
    package static func isScreenshot(_ text: String) -> Bool {
        let lowered = text.lowercased()
        return screenshots.contains { lowered.hasPrefix($0) && lowered.dropFirst($0.count).contains(where: \.isNumber) }
    }

    /// Returns whether a text with spaces ends with the name of a picture: `logo (1).png`.
    package static func isSpacedPicture(_ text: String) -> Bool {
        // The last word of another text may be the name of a picture: "More options for IMG_1.jpg".
        guard text.utf8.count <= 80, text.utf8.contains(UInt8(ascii: ".")), let last = text.split(separator: " ").last,
            let dot = last.lastIndex(of: "."),
            isPicture(last)
        else { return false }
        return last[..<dot].allSatisfy { !$0.isLetter }
    }

    /// Returns whether a text is words of asset catalogues with hyphens between them: `star-full`.
    package static func isHyphenatedAsset(_ text: some StringProtocol) -> Bool {
        let parts = text.split(separator: "-")
        return parts.count >= 2
            && parts.allSatisfy { words.contains(String($0)) || SymbolName.words.contains(String($0)) || $0 == "full" }
    }

    /// Returns whether a text is the name of a symbol with how it is drawn: `star-full`. Other names with a hyphen, such as `gift-card`,
    /// can be words for people on a control.
    package static func isHyphenatedShape(_ text: String) -> Bool {
        guard isHyphenatedAsset(text), let last = text.split(separator: "-").last else { return false }
        return shapes.contains(String(last))
    }

    /// The abbreviations with which the names of images begin, and which are no words.
    private static let marks = Set(wordsOf: "ic icn ico img bg")
    private static let marksBeforeHyphen = Set(wordsOf: "ic icn ico img bg icon btn")
    private static let spacedMarks = Set(wordsOf: "ic icn ico img bg btn nonsel")
    private static let styles = Set(
        wordsOf: """
            white black grey gray dark light blue red green normal selected unselected highlighted pressed disabled active \
            inactive filled outline outlined small large
            """)
    private static let shapes = Set(wordsOf: "full fill filled outline outlined")
    private static let sentenceWords = Set(
        wordsOf: "a an the and or of to for in on with by from at is are your my our you we it this that no not")
    private static let camelCaseEndings = ["Icon", "Image", "Img", "Logo", "Icn"]
    private static let extensions = Set(wordsOf: "png jpg jpeg gif heic heif svg webp avci avif bmp tif tiff pdf")
    private static let pictures = Set(wordsOf: "png jpg jpeg gif svg webp heic heif avif")
    private static let numbered = Set(
        wordsOf: "onboarding slide step intro tutorial walkthrough illustration photo pic screen ad promo")
    private static let shapesWithNumber = Set(wordsOf: "Rectangle Ellipse Polygon Artboard Vector")
    private static let layersOfImages = Set(wordsOf: "Frame Path Subtract Union Component Layer Shape Slice Star Oval")
    private static let variantProperties = Set(
        wordsOf: "state size type variant style theme mode color colour icon device status platform property kind")
    private static let pathRoots = Set(
        wordsOf: """
            icon icons ic icn ico img btn button buttons component components asset assets glyph glyphs illustration illustrations logo \
            logos symbols vectors
            """)
    private static let layers = Set(
        wordsOf: "Group Frame Vector Path Layer Component Line Union Subtract Slice Oval Shape")
    private static let screenshots = [
        "screenshot ", "screenshot_", "screen shot ", "bildschirmfoto ", "captura de ", "capture d’écran ",
        "capture d'écran ",
        "whatsapp image ",
    ]
    private static let cameras = Set(wordsOf: "img dsc dscn dscf pxl pict mvimg screenshot")
    private static let prefixes = Set(
        wordsOf: "ic icn ico icon img bg btn button asset logo image illus illustration thumb nav tab sf")
    private static let words = Set(
        wordsOf: """
            ic icn icon icons img image bg background logo arrow tick check checkmark cross chevron star heart placeholder banner \
            thumb thumbnail avatar hero splash filled outline outlined empty normal highlighted pressed selected unselected inactive \
            white black grey gray dark light small large 16 18 20 24 32 36 48 64 16dp 20dp 24dp 32dp 48dp 24px 32px
            """)
}
