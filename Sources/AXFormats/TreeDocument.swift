import AXSyntax
import AXTree

/// Screens in axaudit's own tree format, version 1: one element per line, with every attribute that the dump carries.
///
/// Reading the document back gives the same findings. The format has no key for the locations of elements in the original
/// file, for notes of the reader, and for the reason why a dump is incomplete (only `truncated` and `contentsCaptured`).
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

    /// Reads the screens of a document that is a value in another one.
    ///
    /// - Throws: Every error in the document.
    package static func screens(
        of document: JSONDocument, at index: Int, platforms: [Platform] = Platform.all
    ) throws(SyntaxErrors) -> [Screen] {
        try AxauditFormat.screens(of: document, at: index, platforms: platforms)
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
        if let size = screen.size {
            object.member("width", number: size.width)
            object.member("height", number: size.height)
        }
        if screen.platform != .default { object.member("platform", screen.platform.id) }
        if let density = screen.density { object.member("density", number: density) }
        if let idiom = screen.idiom { object.member("idiom", idiom.rawValue) }
        if let locale = screen.locale { object.member("locale", locale) }
        object.member("direction", screen.direction.rawValue)
        object.member("exposure", screen.exposure.rawValue)
        object.member("frameTolerance", number: screen.frameTolerance)
        if screen.roundsFramesOutward { object.member("frameRounding", "outward") }
        if screen.isTruncated { object.member("truncated", flag: true) }
        object.member("carries", screen.carries.inOrder.map(\.name))
    }

    /// Writes the members of an element, without its children.
    private static func write(_ element: Element, carries: AttributeSet, to object: inout JSONWriter) {
        object.member("type", element.type.name)
        func text(_ attribute: Attribute, _ key: String, _ value: String?) {
            if let value, carries.contains(attribute) { object.member(key, value) }
        }
        func flag(_ attribute: Attribute, _ key: String, _ value: Bool?) {
            if let value, carries.contains(attribute) { object.member(key, flag: value) }
        }
        // The label of a view is made of the texts inside; reading the document makes it again.
        text(.label, "label", element.view.map(\.contentDescription) ?? element.label)
        text(.value, "value", element.value)
        text(.hint, "hint", element.hint)
        text(.identifier, "identifier", element.identifier)
        text(.placeholder, "placeholder", element.placeholder)
        if carries.contains(.traits) { write(element.traits, to: &object) }
        if let frame = element.frame, carries.contains(.frame) {
            object.member("frame", numbers: frame.x, frame.y, frame.width, frame.height)
        }
        flag(.isAccessibilityElement, "isAccessibilityElement", element.isAccessibilityElement)
        flag(.hidden, "hidden", element.isHidden)
        flag(.elementsHidden, "elementsHidden", element.elementsHidden)
        flag(.modal, "modal", element.isModal)
        // Unknown visibility counts as visible, but a missing key of a carried attribute would read as false.
        flag(.visible, "visible", element.isVisible ?? true)
        flag(.enabled, "enabled", element.isEnabled)
        flag(.selected, "selected", element.isSelected)
        if let actions = element.actions, carries.contains(.actions) { object.member("actions", actions) }
        if let content = element.customContent, carries.contains(.customContent) {
            object.member(
                "customContent",
                list: { list in
                    for entry in content {
                        list.item(object: {
                            $0.member("label", entry.label)
                            $0.member("value", entry.value)
                            $0.member("isImportant", flag: entry.isImportant)
                        })
                    }
                })
        }
        if let labels = element.userInputLabels, carries.contains(.userInputLabels) {
            object.member("userInputLabels", labels)
        }
        if let level = element.headingLevel, carries.contains(.headingLevel) { object.member("headingLevel", level) }
        text(.language, "language", element.language)
        if let point = element.activationPoint, carries.contains(.activationPoint) {
            object.member("activationPoint", numbers: point.x, point.y)
        }
        if let minimum = element.minimum, carries.contains(.minimum) { object.member("minimum", number: minimum) }
        if let maximum = element.maximum, carries.contains(.maximum) { object.member("maximum", number: maximum) }
        flag(.contentsCaptured, "contentsCaptured", element.contentsCaptured)
        if let view = element.view {
            text(.platformType, "platformType", view.className)
            text(.text, "text", view.text)
            if carries.contains(.flags) { object.member("flags", view.flags.names) }
        }
    }

    /// Writes traits by their names; a private bit by its number.
    private static func write(_ traits: Traits?, to object: inout JSONWriter) {
        guard let traits else { return object.member("traits", "unknown") }
        object.member(
            "traits",
            list: { list in
                for name in traits.names {
                    if let bit = Double(name) { list.item(bit) } else { list.item(name) }
                }
            })
    }
}
