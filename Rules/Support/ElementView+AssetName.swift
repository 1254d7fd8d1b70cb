import AXEngine
import AXSyntax
import AXTree
import AXWords

/// How many labels of a screen are written in scripts other than Latin.
private final class LatinLabels {
    /// Whether three of five labels with letters, not counting one of them, have letters of another script.
    let areFew: Bool

    init(_ screen: ScreenView) {
        let scripts = screen.elements.indices.map { screen[$0].labelText.scripts }.filter { !$0.isEmpty }
        let others = scripts.count { !$0.subtracting(.latin).isEmpty }
        areFew = others > 0 && others * 5 >= (scripts.count - 1) * 3
    }
}

/// How many controls of a screen have the name of a picture as label.
private final class PictureNames {
    let count: Int

    init(_ screen: ScreenView) {
        count = screen.controlIndices.count {
            screen[$0].labelText.mayNameFile && Detector.picture.matches(screen.elements[$0].label ?? "")
        }
    }
}

extension ElementView {
    /// Whether the label of a control or an image is the name of an image file, or of an image in an asset catalogue.
    var isNamedByAsset: Bool {
        guard isNamed else { return false }
        let text = labelText
        guard text.mayNameFile, let name = text.name else { return false }
        if text.isFound(by: .scaled) { return true }
        let isImage = wordRole == .image
        if type != .cell, !isTextInput,
            text.isFound(by: .componentPath) || text.isFound(by: .variant), !showsText(name)
        {
            return true
        }
        // The text of a row may be the name of a user, such as jack_black.
        if conventions.namesControlsByTexts, isControl, !isNamedByDescription {
            return text.isFound(by: .prefixedAsset)
        }
        guard text.label.has(" ") else {
            return text.isFound(by: .asset)
                && (!name.isCodeWithDigits || text.isFound(by: .camelCaseAsset))
                || text.isFound(by: .cameraName) && type != .cell || isImage && text.isFound(by: .imageFile)
                || isImage && name == name.lowercased() && text.isFound(by: .hyphenatedAsset)
                || isControl && name.isHyphenatedCode && text.isFound(by: .hyphenatedShape)
                || isControl && type != .cell && !isTextInput && text.isFound(by: .picture) && !showsText(name)
                || isImage && (text.isFound(by: .numberedAsset) || text.isFound(by: .layerOfImage))
        }
        if text.folded.wordCount <= 3, !isTextInput, text.isFound(by: isImage ? .layerOfImage : .layer),
            type != .cell || name.utf8.count(where: \.isDigit) > 3
        {
            return true
        }
        // Only an image is named by a file name among other words.
        if isImage,
            name.isNumberedAsset
                || name.split(separator: " ").contains(where: { Detector.imageFile.matches(String($0)) })
                || text.isFound(by: .screenshot)
        {
            return true
        }
        guard type != .cell, !isTextInput else { return false }
        if text.isFound(by: .fontClasses) || text.isFound(by: .spacedAsset) { return true }
        if isControl, text.isFound(by: .spacedPicture), !showsText(name) { return true }
        return text.isFound(by: .spacedStyle) && screen.cached { LatinLabels(screen) }.areFew
    }

    /// Whether a control shows the label, as the attachment of a message shows the name of its file. On Android the
    /// views inside, or its own text, would name it.
    private func showsText(_ name: String) -> Bool {
        if conventions.namesControlsByTexts { return !isNamedByDescription }
        // Several are a folder or a gallery, whose pictures have the names that users know.
        if screen.cached({ PictureNames(screen) }).count > 1 { return true }
        return contents.contains { $0.type == .staticText && $0.label == name }
    }
}

extension String {
    /// Whether it is letters and digits without a separator: a name such as `h264Icon` is no file's.
    fileprivate var isCodeWithDigits: Bool { has(\.isDigit) && isAll(\.isLetterOrDigit) }

    /// Whether it is a name such as `Asset 3`, as design tools export images.
    fileprivate var isNumberedAsset: Bool {
        let parts = lowercased().split(separator: " ")
        guard parts.count == 2, let number = parts.last else { return false }
        return (parts[0] == "asset" || parts[0] == "img") && number.isAll(\.isDigit)
    }
}
