/// The names of image files, and of images in asset catalogues.
enum AssetName {
    /// Returns whether a text of one word is the name of an image file or of an image in an asset catalogue.
    static func matches(_ text: some StringProtocol) -> Bool { isImageFile(text) || isAsset(text) }

    /// Returns whether a text of one word has the extension of an image file, or is a name that a camera gives.
    static func isImageFile(_ text: some StringProtocol) -> Bool {
        let lowered = text.lowercased()
        if let dot = lowered.lastIndex(of: "."), dot > lowered.startIndex {
            return extensions.contains(String(lowered[dot...].dropFirst()))
        }
        return isCameraName(lowered)
    }

    /// Returns whether a text is a name such as `img_2041`.
    private static func isCameraName(_ lowered: String) -> Bool {
        let parts = lowered.split(separator: "_")
        guard parts.count >= 2, cameras.contains(String(parts[0])) else { return false }
        return parts.dropFirst().allSatisfy { $0.utf8.allSatisfy(\.isDigit) }
    }

    /// Returns whether a text of one word is the name of an image in an asset catalogue: `ic_back`, `settingsIcon`.
    static func isAsset(_ text: some StringProtocol) -> Bool {
        if text.hasSuffix("@2x") || text.hasSuffix("@3x") || text.hasSuffix("@2X") || text.hasSuffix("@3X") {
            return true
        }
        guard text.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") })
        else { return false }
        let parts = text.utf8.contains(UInt8(ascii: "_")) ? text.lowercased().split(separator: "_") : []
        if parts.count >= 2 {
            return prefixes.contains(String(parts[0])) || parts.dropFirst().contains { words.contains(String($0)) }
        }
        guard let first = text.utf8.first, first.isLowercaseLetter else { return false }
        return camelCaseEndings.contains { text.hasSuffix($0) && text.utf8.count > $0.utf8.count + 1 }
    }

    /// Returns whether a text is words of asset catalogues with hyphens between them: `star-full`.
    static func isHyphenatedAsset(_ text: some StringProtocol) -> Bool {
        let parts = text.split(separator: "-")
        return parts.count >= 2
            && parts.allSatisfy { words.contains(String($0)) || SymbolName.words.contains(String($0)) || $0 == "full" }
    }

    private static let camelCaseEndings = ["Icon", "Image", "Img", "Logo", "Icn"]
    private static let extensions = Set(wordsOf: "png jpg jpeg gif heic heif svg webp avci avif bmp tif tiff pdf")
    private static let cameras = Set(wordsOf: "img dsc dscn dscf pxl pict mvimg screenshot")
    private static let prefixes = Set(
        wordsOf: "ic icn icon img bg btn button asset logo image illus illustration thumb nav tab sf")
    private static let words = Set(
        wordsOf: """
            ic icn icon icons img image bg background logo arrow tick check checkmark cross chevron star heart placeholder banner \
            thumb thumbnail avatar hero splash filled outline outlined empty normal highlighted pressed selected unselected inactive \
            white black grey gray dark light small large 16 18 20 24 32 36 48 64 16dp 20dp 24dp 32dp 48dp 24px 32px
            """)
}
