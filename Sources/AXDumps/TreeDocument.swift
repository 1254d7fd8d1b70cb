import AXSyntax
import AXTree

/// Screens in axaudit's own tree format, version 1: one element per line, with every attribute that the dump carries.
///
/// Reading the document back gives the same findings. The format has no key for the locations of elements in the
/// original file, for notes of the reader, and for the reason why a dump is incomplete (only `truncated` and
/// `contentsCaptured`).
public enum TreeDocument {
    /// Returns one document with all the screens.
    public static func text(_ screens: [Screen]) -> String {
        var writer = JSONWriter(breaking: 1)
        writer.document { document in
            document.member("axaudit", 1)
            if screens.count == 1 {
                members(of: screens[0], to: &document, indent: 1)
            } else {
                document.beginList("screens")
                for screen in screens {
                    document.beginItem(indent: 1)
                    members(of: screen, to: &document, indent: 2)
                    document.endObject()
                }
                document.endList()
            }
        }
        return writer.text
    }

    /// Writes the members of the document of one screen.
    package static func write(_ screen: Screen, to writer: inout JSONWriter) {
        writer.member("axaudit", 1)
        members(of: screen, to: &writer, indent: 1)
    }

    /// Reads the screens of a tree that is a value in another document.
    ///
    /// - Throws: Every error in the tree.
    package static func screens(
        of tree: JSONValue, platforms: [Platform] = Platform.all
    ) throws(SyntaxErrors) -> [Screen] {
        try AxauditFormat.screens(of: tree, platforms: platforms)
    }

    private static func members(of screen: Screen, to writer: inout JSONWriter, indent: Int) {
        writer.member("screen", object: { describe(screen, &$0) })
        writer.beginList("elements")
        // The ends of the subtrees of the elements that are still open; an element is closed where its subtree ends.
        var open: [Int] = []
        for (index, element) in screen.elements.enumerated() {
            while let last = open.last, last <= index {
                open.removeLast()
                writer.endList()
                writer.endObject()
            }
            writer.beginItem(indent: indent + min(open.count, 30))
            write(element, carries: screen.carries, to: &writer)
            if element.subtreeEnd > index + 1 {
                writer.beginList("children")
                open.append(element.subtreeEnd)
            } else {
                writer.endObject()
            }
        }
        for _ in open {
            writer.endList()
            writer.endObject()
        }
        writer.endList()
    }

    private static func describe(_ screen: Screen, _ object: inout JSONWriter) {
        if let name = screen.name { object.member("name", name) }
        if let group = screen.group { object.member("group", group) }
        if let path = screen.origin.picturePath { object.member("picture", path) }
        if let variant = screen.variant { object.member("variant", variant) }
        if let size = screen.size {
            object.member("width", number: size.width)
            object.member("height", number: size.height)
        }
        if screen.platform != .default { object.member("platform", screen.platform.id) }
        if let density = screen.density { object.member("density", number: density) }
        if let idiom = screen.idiom { object.member("idiom", idiom.rawValue) }
        if let locale = screen.locale { object.member("locale", locale) }
        object.member("direction", screen.direction.rawValue)
        if let size = screen.textSize { object.member("textSize", size.name) }
        if let appearance = screen.appearance { object.member("appearance", appearance.rawValue) }
        object.member("exposure", screen.exposure.rawValue)
        if screen.scope != .app { object.member("scope", screen.scope.rawValue) }
        object.member("frameTolerance", number: screen.frameTolerance)
        if screen.roundsFramesOutward { object.member("frameRounding", "outward") }
        if screen.origin.isXCUITestList { object.member("list", InputFormat.a11yuitests.id) }
        if screen.isTruncated { object.member("truncated", flag: true) }
        object.member("carries", screen.carries.inOrder.map(\.name))
        if !screen.followers.isEmpty { object.member("followedBy", screen.followers) }
        if screen.touches.isEmpty { return }
        object.member(
            "touches", list: { list in for touch in screen.touches { list.item(object: { write(touch, to: &$0) }) } })
    }

    private static func write(_ touch: Screen.Touch, to object: inout JSONWriter) {
        switch touch.place {
        case .point(let point): object.member("at", numbers: point.x, point.y)
        case .element(let index): object.member("element", index)
        }
        if let changed = touch.changed { object.member("changed", flag: changed) }
        if let name = touch.opened { object.member("opened", name) }
    }

    /// Writes the members of an element, without its children.
    private static func write(_ element: Element, carries: AttributeSet, to object: inout JSONWriter) {
        var element = element
        // The label of a view is made of the texts inside; reading the document makes it again.
        if let view = element.view { element.label = view.contentDescription }
        // Unknown visibility counts as visible, but a missing key of a carried attribute would read as false.
        element.isVisible = element.isVisible ?? true
        object.member(Attribute.type.name, element.type.name)
        for descriptor in AttributeDescriptor.all
        where descriptor.attribute != .type && carries.contains(descriptor.attribute) {
            write(descriptor.property, of: element, as: descriptor.name, to: &object)
        }
    }

    /// Writes a property of an element, unless it is absent.
    private static func write(
        _ property: AttributeProperty, of element: Element, as key: String, to object: inout JSONWriter
    ) {
        switch property {
        case .text(let path): if let text = element[keyPath: path] { object.member(key, text) }
        case .flag(let path): object.member(key, flag: element[keyPath: path])
        case .optionalFlag(let path): if let flag = element[keyPath: path] { object.member(key, flag: flag) }
        case .number(let path): if let number = element[keyPath: path] { object.member(key, number: number) }
        case .level(let path): if let level = element[keyPath: path] { object.member(key, level) }
        case .texts(let path): if let texts = element[keyPath: path] { object.member(key, texts) }
        case .customContent(let path):
            guard let content = element[keyPath: path] else { return }
            object.member(key, list: { list in for entry in content { list.item(object: { write(entry, to: &$0) }) } })
        case .type(let path): object.member(key, element[keyPath: path].name)
        case .traits(let path): write(element[keyPath: path], as: key, to: &object)
        case .frame(let path):
            guard let frame = element[keyPath: path] else { return }
            object.member(key, numbers: frame.x, frame.y, frame.width, frame.height)
        case .point(let path):
            if let point = element[keyPath: path] { object.member(key, numbers: point.x, point.y) }
        case .viewFlags(let path): if let flags = element[keyPath: path] { object.member(key, flags.names) }
        case .children: break
        }
    }

    private static func write(_ entry: CustomContent, to object: inout JSONWriter) {
        object.member("label", entry.label)
        object.member("value", entry.value)
        object.member("isImportant", flag: entry.isImportant)
    }

    /// Writes traits by their names; a private bit by its number.
    private static func write(_ traits: Traits?, as key: String, to object: inout JSONWriter) {
        guard let traits else { return object.member(key, "unknown") }
        object.member(
            key,
            list: { list in
                for name in traits.names {
                    if let bit = Double(name) { list.item(bit) } else { list.item(name) }
                }
            })
    }
}
