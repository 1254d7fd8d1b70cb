/// Finds the mentions in a layout, menu or another XML resource of Android.
enum LayoutScanner {
    /// The properties of the attributes that are shown, by name without prefix.
    private static let properties: [String: Mention.Property] = [
        "text": .text, "title": .text, "subtitle": .text, "summary": .text, "label": .text, "hint": .placeholder,
        "contentDescription": .label, "tooltipText": .label, "navigationContentDescription": .label,
        "titleCondensed": .text, "queryHint": .placeholder, "textOn": .text, "textOff": .text, "helperText": .text,
        "placeholderText": .placeholder, "prefixText": .text, "suffixText": .text, "stateDescription": .label,
        "collapseContentDescription": .label, "endIconContentDescription": .label,
        "startIconContentDescription": .label, "chipText": .text, "entries": .text, "dialogTitle": .text,
    ]
    private static let images: Set = ["src", "srcCompat", "icon", "navigationIcon", "drawableTop", "endIconDrawable"]

    /// Returns the mentions of a file and its toolbars with an icon for navigation that has no name; none for a dump of
    /// a screen.
    static func scan(_ bytes: [UInt8]) -> (mentions: [Mention], controls: [CodeControl]) {
        let lines = LineStarts(bytes)
        var mentions: [Mention] = []
        var controls: [CodeControl] = []
        var reader = MarkupReader(bytes)
        var isFirst = true
        while let part = reader.next() {
            guard case .start(let tag) = part else { continue }
            if isFirst, tag.name == "hierarchy" || tag.name == "AppiumAUT" || tag.name.hasPrefix("XCUIElementType") {
                return ([], [])
            }
            isFirst = false
            let names = tag.attributes.lazy.map { $0.name.split(separator: ":").last ?? "" }
            if names.contains("navigationIcon"), !names.contains("navigationContentDescription") {
                controls.append(
                    CodeControl(kind: .navigation, offset: tag.offset, line: lines.line(of: tag.offset), scope: -1))
            }
            for attribute in tag.attributes {
                if let mention = mention(attribute, of: tag, line: lines.line(of: tag.offset)) {
                    mentions.append(mention)
                }
            }
        }
        return (mentions, controls)
    }

    private static func mention(_ attribute: MarkupTag.Attribute, of tag: MarkupTag, line: Int) -> Mention? {
        let steps = attribute.name.split(separator: ":")
        guard steps.count == 2, steps[0] != "tools", let name = steps.last.map(String.init) else { return nil }
        let call = String(tag.name.split(separator: ".").last ?? "")
        let value = attribute.text
        let reference = value.split(separator: "/", maxSplits: 1)
        func mention(_ kind: Mention.Kind, _ property: Mention.Property, _ text: some StringProtocol) -> Mention {
            Mention(
                kind: kind, property: property, pattern: TextPattern(String(text)), call: call, offset: tag.offset,
                line: line)
        }
        if name == "id", reference.count == 2, value.hasPrefix("@+id") || value.hasPrefix("@id") {
            return mention(.identifier, .unknown, reference[1])
        }
        if images.contains(name), reference.count == 2 { return mention(.asset, .unknown, reference[1]) }
        guard let property = properties[name] else { return nil }
        if value.hasPrefix("@string/") || value.hasPrefix("@plurals/") || value.hasPrefix("@array/") {
            return mention(.key, property, reference[1])
        }
        if value.hasPrefix("@") || value.hasPrefix("?") { return nil }
        return mention(.literal, property, AndroidStringsScanner.unescaped(value))
    }
}
