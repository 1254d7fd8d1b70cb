import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// The model of AccessibilitySnapshot as JSON.
    public static let accessibilitySnapshot = InputFormat(
        "accessibility-snapshot", tool: "AccessibilitySnapshot", summary: "AccessibilitySnapshot's model as JSON.",
        dump: "AccessibilitySnapshot",
        words: ["\"element\"", "\"container\"", "\"shape\"", "\"userInputLabels\""],
        reader: .json(claim: AccessibilitySnapshotFormat.claim, read: AccessibilitySnapshotFormat.screens))
}

/// Reads the model of AccessibilitySnapshot as JSON: the exposed elements of a view, with their containers.
///
/// Source: cashapp/AccessibilitySnapshot (`AccessibilityElement.swift`, `AccessibilityPrimitives.swift`). A list of
/// `{"element": {"_0": …}}` and `{"container": {"_0": …, "children": […]}}`, or of bare elements. There are no element
/// types and no screen.
struct AccessibilitySnapshotFormat: JSONDumpReader {
    var fields = JSONFields()
    var screen = Screen(
        elements: [],
        carries: [
            .label, .value, .hint, .identifier, .traits, .frame, .isAccessibilityElement, .enabled, .actions,
            .customContent, .userInputLabels, .language, .activationPoint,
        ], exposure: .given)

    let root: JSONValue

    init(_ root: JSONValue) { self.root = root }

    // MARK: Detection

    static func claim(on root: JSONValue) -> FormatClaim? {
        guard let first = root.itemsOrSelf.first, first.kind == .object else { return nil }
        for name in ["element", "container"] {
            if let item = first[name], item.kind == .object {
                // It is the only member of its object.
                let isAlone = first.members.dropFirst().first(where: { _ in true }) == nil
                return isAlone ? .likely : nil
            }
        }
        return isElement(first) ? .likely : nil
    }

    private static func isElement(_ object: JSONValue) -> Bool {
        object["shape"] != nil && object["traits"] != nil
    }

    // MARK: Items

    func roots() -> JSONItems { root.itemsOrSelf }

    /// Reads an element or a container, from the object that has it under its only key.
    mutating func readDraft(_ node: JSONValue) -> Draft {
        let offset = node.offset
        if node.kind == .object {
            if let element = node["element"] {
                let content = element["_0"] ?? element
                if content.kind == .object, content.isEmptyContainer {
                    fields.report(
                        content.error(
                            found: "an element without attributes",
                            expected: "attributes under \"_0\""))
                }
                guard content.kind == .object else {
                    fields.report(content, expected: "an element")
                    return Draft()
                }
                return readObject(content, offset: offset)
            }
            if let container = node["container"] {
                return self.container(container, offset: offset)
            }
            if Self.isElement(node) { return readObject(node, offset: offset) }
        }
        fields.report(node, expected: "an object with \"element\" or \"container\"")
        return Draft()
    }

    private mutating func container(_ object: JSONValue, offset: Int) -> Draft {
        screen.carries.insert(.children)
        var element = Element()
        element.offset = offset
        element.isAccessibilityElement = false
        element.traits = []
        let content = object["_0"] ?? object
        if let type = content["type"] {
            if let group = type["semanticGroup"] {
                element.label = group["label"].flatMap { fields.text($0) }
                element.value = group["value"].flatMap { fields.text($0) }
                element.identifier = group["identifier"].flatMap { fields.text($0) }
            } else if type["tabBar"] != nil {
                element.type = .tabBar
            }
        }
        if let frame = content["frame"] { element.frame = fields.frame(pairs: frame) }
        let children = object["children"].flatMap { fields.list($0) }
        return Draft(element: element, children: children)
    }

    // MARK: Elements

    enum Key: String, CaseIterable {
        case label, value, hint, identifier, traits, shape, activationPoint, customActions, customContent
        case userInputLabels, accessibilityLanguage, respondsToUserInteraction
    }

    static let keys = KeyTable<Key>()

    struct Draft: ElementDraft {
        var element = exposedElement
        var children: JSONItems?

        private static let exposedElement: Element = {
            var element = Element(.any)
            element.isAccessibilityElement = true
            element.traits = []
            return element
        }()
    }

    mutating func read(_ key: Key, _ value: JSONValue, into draft: inout Draft) {
        switch key {
        case .label: draft.element.label = fields.text(value)
        case .value: draft.element.value = fields.text(value)
        case .hint: draft.element.hint = fields.text(value)
        case .identifier: draft.element.identifier = fields.text(value)
        case .accessibilityLanguage: draft.element.language = fields.text(value)
        case .userInputLabels: draft.element.userInputLabels = fields.texts(value)
        case .respondsToUserInteraction:
            // Versions before the model was published as JSON do not have it.
            draft.element.respondsToUserInteraction = fields.flag(value)
            screen.carries.insert(.respondsToUserInteraction)
        case .traits:
            for name in fields.texts(value) ?? [] { draft.element.traits?.formUnion(Self.traits(name)) }
        case .customActions: draft.element.actions = actions(value)
        case .customContent: draft.element.customContent = customContent(value)
        case .activationPoint:
            if let (x, y) = fields.pair(value), Rect.reasonable.contains(x), Rect.reasonable.contains(y) {
                draft.element.activationPoint = Point(x: x, y: y)
            }
        case .shape: draft.element.frame = shape(value)
        }
    }

    mutating func finishScreen() {
        screen.takeSelection()
        for index in screen.elements.indices where screen.elements[index].traits?.contains(.notEnabled) == true {
            screen.elements[index].isEnabled = false
        }
    }

    /// The traits of a name: some private bits have names of their own, and the others are a mask: `unknown(4096)`.
    private static func traits(_ name: String) -> Traits {
        switch name {
        case "switchButton": return .toggleButton
        case "tabBarItem": return .tabButton
        default: break
        }
        if let trait = Traits(name: name) { return trait }
        guard name.hasPrefix("unknown("), name.hasSuffix(")") else { return [] }
        return UInt64(name.dropFirst(8).dropLast()).map { Traits(rawValue: $0) } ?? []
    }

    /// The names of the custom actions, which some versions write as objects with a name.
    private mutating func actions(_ value: JSONValue) -> [String]? {
        guard let list = fields.list(value, "a list of custom actions") else { return nil }
        var names: [String] = []
        for item in list {
            if let name = fields.text(item["name"] ?? item) { names.append(name) }
        }
        return names
    }

    private mutating func customContent(_ value: JSONValue) -> [CustomContent]? {
        guard let list = fields.list(value, "a list of custom content") else { return nil }
        var content: [CustomContent] = []
        for item in list {
            guard item.kind == .object else {
                fields.report(item, expected: "an object with label and value")
                continue
            }
            content.append(
                CustomContent(
                    label: item["label"].flatMap { fields.text($0) } ?? "",
                    value: item["value"].flatMap { fields.text($0) } ?? "",
                    isImportant: item["isImportant"].flatMap { fields.flag($0) } ?? false))
        }
        return content
    }

    // MARK: Geometry

    /// The frame of a shape. That of a path is the rectangle around its points, control points included.
    private mutating func shape(_ value: JSONValue) -> Rect? {
        if let frame = value["frame"] { return fields.frame(pairs: frame) }
        guard let path = value["pathElements"] else {
            fields.report(value, expected: "a shape with \"frame\" or \"pathElements\"")
            return nil
        }
        var left = Double.infinity
        var top = Double.infinity
        var right = -Double.infinity
        var bottom = -Double.infinity
        guard let list = fields.list(path, "a list of path elements") else { return nil }
        for step in list {
            for kind in step.members {
                for point in kind.value.members {
                    guard let (x, y) = fields.pair(point.value) else { continue }
                    left = min(left, x)
                    top = min(top, y)
                    right = max(right, x)
                    bottom = max(bottom, y)
                }
            }
        }
        return left > right ? nil : fields.frame(left, top, right - left, bottom - top)
    }
}
