import AXSyntax

/// Finds the mentions in a storyboard or xib of an iOS app.
enum InterfaceBuilderScanner {
    private static let properties: [String: Mention.Property] = [
        "text": .text, "title": .text, "headerTitle": .text, "footerTitle": .text, "prompt": .text,
        "placeholder": .placeholder, "label": .label,
    ]
    /// Tags whose `title` is not on the screen.
    private static let ignored: Set = [
        "segue", "exit", "placeholder", "outlet", "action", "tableViewController", "viewController",
        "navigationController", "collectionViewController",
        "tabBarController", "scene", "userDefinedRuntimeAttribute", "connections", "viewControllerPlaceholder", "inset",
    ]

    /// Returns the mentions of a file; none for a file of a Mac or watch app.
    static func mentions(in bytes: [UInt8]) -> [Mention] {
        let lines = LineStarts(bytes)
        var mentions: [Mention] = []
        var reader = MarkupReader(bytes)
        var open: [MarkupTag] = []
        var text: [UInt8]?
        /// The index of the first mention of the open scene, its classes, and the objects that have an outlet.
        var (first, classes, outlets): (Int, [String], Set<String>) = (0, [], [])
        var identifiers: [Int: String] = [:]
        while let part = reader.next() {
            switch part {
            case .start(let tag):
                if tag.name == "document", let type = tag["type"], type.contains("Cocoa.") || type.contains("WatchKit")
                {
                    return []
                }
                open.append(tag)
                if let name = tag["customClass"] { classes.append(name) }
                if tag.name == "outlet", let destination = tag["destination"] { outlets.insert(destination) }
                let line = lines.line(of: tag.offset)
                for attribute in tag.attributes {
                    mentions += found(attribute, of: tag, in: open, line: line)
                }
                if let id = tag["id"] { identifiers[tag.offset] = id }
                text = isText(tag) ? [] : nil
            case .text(let bytes): text? += bytes
            case .end:
                guard let tag = open.popLast() else { continue }
                if let content = text, !content.isEmpty {
                    let owner = open.last ?? tag
                    var mention = Mention(
                        kind: .literal, property: .text, pattern: TextPattern([content]), call: owner.name,
                        offset: tag.offset, line: lines.line(of: tag.offset))
                    mention.owner = owner.offset
                    mention.isReplaceable = isPrototype(open)
                    mentions.append(mention)
                }
                text = nil
                if tag.name == "scene" || open.isEmpty {
                    for index in first..<mentions.count {
                        mentions[index].classes = classes
                        let id =
                            mentions[index].owner.flatMap { identifiers[$0] } ?? identifiers[mentions[index].offset]
                        if ["label", "textView", "string"].contains(mentions[index].call), let id, outlets.contains(id)
                        {
                            mentions[index].isReplaceable = true
                        }
                    }
                    (first, classes, outlets) = (mentions.count, [], [])
                }
            }
        }
        return mentions
    }

    /// Whether a tag is in a cell that is a prototype: data replaces its texts.
    private static func isPrototype(_ open: [MarkupTag]) -> Bool {
        open.suffix(16).contains { $0.name == "prototypes" }
    }

    /// Whether the text of a property is between the tags: `<string key="text">`.
    private static func isText(_ tag: MarkupTag) -> Bool {
        (tag.name == "string" || tag.name == "mutableString") && tag["key"].map { properties[$0] != nil } == true
    }

    private static func found(
        _ attribute: MarkupTag.Attribute, of tag: MarkupTag, in open: [MarkupTag], line: Int
    ) -> [Mention] {
        let parts: Set = ["state", "accessibility", "userDefinedRuntimeAttribute", "userDefinedRuntimeAttributes"]
        let owner = open.suffix(4).last { !parts.contains($0.name) } ?? tag
        func mention(_ kind: Mention.Kind, _ property: Mention.Property, _ text: String) -> Mention {
            var mention = Mention(
                kind: kind, property: property, pattern: TextPattern(text), call: tag.name, offset: tag.offset,
                line: line)
            mention.owner = owner.offset
            mention.isReplaceable = isPrototype(open)
            return mention
        }
        let isRuntime = tag.name == "userDefinedRuntimeAttribute"
        switch attribute.name {
        case "identifier" where tag.name == "accessibility": return [mention(.identifier, .unknown, attribute.text)]
        case "value" where isRuntime:
            let path = (tag["keyPath"] ?? "").lowercased()
            if path.contains("identifier") { return [mention(.identifier, .unknown, attribute.text)] }
            return path.contains("label") || path.contains("title") || path.contains("text")
                ? [mention(.literal, .label, attribute.text)] : []
        case "image" where tag.name != "imageReference": return [mention(.asset, .unknown, attribute.text)]
        case "label" where tag.name != "accessibility": return []
        default:
            guard let property = properties[attribute.name], !ignored.contains(tag.name) else { return [] }
            var result = [mention(.literal, property, attribute.text)]
            // The texts of other languages are in a catalogue with the key `objectID.property`.
            if let id = owner["id"] { result.append(mention(.key, property, "\(id).\(attribute.name)")) }
            return result
        }
    }
}
