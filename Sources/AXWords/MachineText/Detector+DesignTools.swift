extension Detector {
    /// The name that a design tool gives a layer. The other words are also names for people with a small number.
    package static let layer = Detector(
        "layer", in: "0123456789M)", matches: ["Rectangle 12", "Group 1321", "Mask group 3", "Vector (Stroke)"],
        ignores: ["Group 3", "Frame 12", "Vector", "Star 12", "Rectangle"]
    ) { isLayer($0, ofImage: false) }

    /// The name that a design tool gives a layer, on an image. A picture has no such name for people.
    package static let layerOfImage = Detector(
        "layer of an image", matches: ["Vector", "Frame 12", "Star 12", "Group 1321"], ignores: ["Frame 1", "Star"]
    ) { isLayer($0, ofImage: true) }

    private static func isLayer(_ text: String, ofImage isImage: Bool) -> Bool {
        if text.hasSuffix(")") { return text.hasSuffix(" (Stroke)") }
        guard let space = text.utf8.firstIndex(of: UInt8(ascii: " ")) else {
            return isImage && ["Vector", "Ellipse", "Rectangle", "Subtract"].contains(text)
        }
        let number = text[text.utf8.index(after: space)...]
        guard number.isAll(\.isDigit) else { return text.hasPrefix("M") && text.lowercased().hasPrefix("mask group") }
        let word = String(text[..<space])
        if shapesWithNumber.contains(word) { return number.utf8.count <= 12 }
        // The rooms, frames of a game and groups of a list have small numbers.
        return layers.contains(word) && 3...12 ~= number.utf8.count
            || isImage && number.utf8.count > 1 && layersOfImages.contains(word)
    }

    /// The properties of a variant of a component.
    package static let variant = Detector(
        "variant of a component", in: "=", matches: ["State=Hover, Size=Large", "Property 1=Default"],
        ignores: ["a = b", "x=1", "Size="]
    ) { text in
        let properties = text.split(separator: ",").map { String($0).parts("=") }
        return properties.allSatisfy { $0.count == 2 && !$0[1].isEmpty && !$0[1].hasPrefix(" ") }
            && properties.contains { property in
                let name = property[0].lowercased().trimmed
                return variantProperties.contains(name) || name.hasPrefix("property ")
            }
    }

    /// A path of words without spaces around its slashes that begins as those of components and icons do.
    package static let componentPath = Detector(
        "path of a component", in: "/", matches: ["icon/chevron/lg", "Button/Primary/Large", "Icon 24/close"],
        ignores: ["and/or", "icon / close", "Icons/Close Up/", "Buttons"]
    ) { text in
        guard 5...80 ~= text.utf8.count else { return false }
        let parts = text.parts("/")
        guard
            parts.allSatisfy({
                !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasSuffix(" ") && $0.isAll(\.isLetterOrDigit, or: " -_=")
            })
        else { return false }
        let root = parts[0].lowercased()
        if pathRoots.contains(root) { return parts.count > 2 || text == text.lowercased() || !parts[0].contains(" ") }
        return root.hasPrefix("component ") || root.hasPrefix("icon ")
    }

    /// The name that a system gives a picture of the screen.
    package static let screenshot = Detector(
        "screenshot", matches: ["Screenshot 2024-03-11 at 09.41", "WhatsApp Image 2024"],
        ignores: ["Screenshot", "Screen 2"]
    ) { text in
        let lowered = text.lowercased()
        return screenshots.contains { lowered.hasPrefix($0) && lowered.dropFirst($0.count).contains(where: \.isNumber) }
    }

    private static let shapesWithNumber = Set(wordsOf: "Rectangle Ellipse Polygon Artboard Vector")
    private static let layersOfImages = Set(wordsOf: "Frame Path Subtract Union Component Layer Shape Slice Star Oval")
    private static let layers = Set(
        wordsOf: "Group Frame Vector Path Layer Component Line Union Subtract Slice Oval Shape")
    private static let variantProperties = Set(
        wordsOf: "state size type variant style theme mode color colour icon device status platform property kind")
    private static let pathRoots = Set(
        wordsOf: """
            icon icons ic icn ico img btn button buttons component components asset assets glyph glyphs illustration illustrations logo \
            logos symbols vectors
            """)
    private static let screenshots =
        Lexicon.texts(.screenshotNames).map { $0 + " " } + ["screenshot_", "whatsapp image "]
}
