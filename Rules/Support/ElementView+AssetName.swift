import AXEngine
import AXSyntax
import AXTree
import AXWords

/// How many labels of a screen are written in scripts other than Latin.
private final class LatinLabels: ScreenCacheKey {
    /// Whether three of five labels with letters, not counting one of them, have letters of another script.
    let areFew: Bool

    init(_ screen: ScreenView) {
        let scripts = screen.elements.indices.map { screen[$0].labelText.scripts }.filter { !$0.isEmpty }
        let others = scripts.count { !$0.subtracting(.latin).isEmpty }
        areFew = others > 0 && others * 5 >= (scripts.count - 1) * 3
    }
}

/// How many controls of a screen have the name of a picture as label.
private final class PictureNames: ScreenCacheKey {
    let count: Int

    init(_ screen: ScreenView) {
        count = screen.controlIndices.count {
            screen[$0].labelText.mayNameFile && AssetName.isPicture(screen.elements[$0].label ?? "")
        }
    }
}

extension ElementView {
    /// Whether the label of a control or an image is the name of an image file, or of an image in an asset catalogue.
    var isNamedByAsset: Bool {
        guard isNamed else { return false }
        let text = labelText
        guard text.mayNameFile, let name = text.name else { return false }
        if labelCharacters.contains("@"), AssetName.hasScale(name) { return true }
        let isImage = wordRole == .image
        if type != .cell, !isTextInput,
            labelCharacters.contains("/") && AssetName.isComponentPath(name)
                || labelCharacters.contains("=") && AssetName.isVariant(name), !showsText(name)
        {
            return true
        }
        // The text of a row may be the name of a user, such as jack_black.
        if conventions.namesControlsByTexts, isControl, !isNamedByDescription {
            return AssetName.hasPrefixOfAsset(name)
        }
        guard labelCharacters.contains(" ") else {
            return AssetName.isAsset(name) && (!name.isCodeWithDigits || AssetName.isPrefixedCamelCase(name))
                || AssetName.isCompactCameraName(name) && type != .cell || isImage && AssetName.isImageFile(name)
                || isImage && name == name.lowercased() && AssetName.isHyphenatedAsset(name)
                || isControl && name.isHyphenatedCode && AssetName.isHyphenatedShape(name)
                || isControl && type != .cell && !isTextInput && AssetName.isPicture(name) && !showsText(name)
                || isImage && (AssetName.isNumbered(name) || AssetName.isLayer(name, ofImage: true))
        }
        if text.mayNameLayer, !isTextInput, AssetName.isLayer(name, ofImage: isImage),
            type != .cell || name.utf8.count(where: \.isDigit) > 3
        {
            return true
        }
        // Only an image is named by a file name among other words.
        if isImage,
            name.isNumberedAsset || name.split(separator: " ").contains(where: AssetName.isImageFile)
                || AssetName.isScreenshot(name)
        {
            return true
        }
        guard type != .cell, !isTextInput else { return false }
        // The classes of a font of icons: `fa-solid fa-xmark`.
        if labelCharacters.contains("-"), name.split(separator: " ").allSatisfy({ SymbolName.isClassOfFont($0) }) {
            return true
        }
        if isControl, labelCharacters.contains("."), AssetName.isSpacedPicture(name), !showsText(name) { return true }
        guard labelCharacters.areAll(in: Self.charactersOfSpacedAssets) else { return false }
        if AssetName.isSpacedAsset(name) { return true }
        return AssetName.isSpacedStyle(name) && screen.cached(LatinLabels.self) { LatinLabels(screen) }.areFew
    }

    private static let charactersOfSpacedAssets = ASCIISet { $0.isLowercaseLetter || $0.isDigit || $0 <= 0x20 }

    /// Whether a control shows the label, as the attachment of a message shows the name of its file. On Android the views inside, or its
    /// own text, would name it.
    private func showsText(_ name: String) -> Bool {
        if conventions.namesControlsByTexts { return !isNamedByDescription }
        // Several are a folder or a gallery, whose pictures have the names that users know.
        if screen.cached(PictureNames.self, { PictureNames(screen) }).count > 1 { return true }
        return contents.contains { $0.type == .staticText && $0.label == name }
    }
}

extension String {
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
