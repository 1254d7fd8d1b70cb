extension Detector {
    /// All detectors.
    package static let all: [Detector] =
        inAnyText + debugTextsOfNames + markupOfNames + names + codeNames + brokenEncodings
        + [
            testID, variable, address, path, image, imageFile, picture, cameraName, scaled, asset, camelCaseAsset,
            prefixedAsset, spacedAsset, spacedStyle, numberedAsset, spacedPicture, hyphenatedAsset, hyphenatedShape,
            layer, layerOfImage, variant, componentPath, screenshot, drawnSymbol, fontClasses,
        ]

    /// Text of programs that no text for people has: format specifiers, then debug texts, then markup.
    package static let inAnyText: [Detector] = formatSpecifiers + debugTexts + [markup]
}
