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
    var fields = DumpFields()
    var screen = Screen(elements: [], carries: [.isAccessibilityElement, .enabled], exposure: .given)

    static func claim(on root: JSONValue) -> FormatClaim? {
        guard let first = root.itemsOrSelf.first, first.kind == .object else { return nil }
        if let item = first["element"] ?? first["container"], item.kind == .object {
            // It is the only member of its object.
            return first.members.dropFirst().first(where: { _ in true }) == nil ? .likely : nil
        }
        return isElement(first) ? .likely : nil
    }

    private static func isElement(_ object: JSONValue) -> Bool {
        object["shape"] != nil && object["traits"] != nil
    }

    /// Reads an element or a container, from the object that has it under its only key.
    mutating func readDraft(_ node: JSONValue) -> Draft {
        let offset = node.offset
        if let element = node["element"] {
            let content = element["_0"] ?? element
            if content.kind != .object {
                fields.report(content, expected: "an element")
            } else if content.isEmptyContainer {
                fields.report(content, found: "an element without attributes", expected: "attributes under \"_0\"")
            }
            return readObject(content, offset: offset)
        }
        if let container = node["container"] { return self.container(container, offset: offset) }
        if Self.isElement(node) { return readObject(node, offset: offset) }
        fields.report(node, expected: "an object with \"element\" or \"container\"")
        return Draft(Element(), NoExtra())
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
        var draft = Draft(element, NoExtra())
        draft.children = object["children"].flatMap { fields.list($0) }
        return draft
    }

    static let keys = ElementKeys<Self>(
        always: [
            "label": .exact(.label), "value": .exact(.value), "hint": .exact(.hint), "identifier": .exact(.identifier),
            "accessibilityLanguage": .exact(.language), "userInputLabels": .exact(.userInputLabels),
            "traits": .own(.traits) {
                for name in $0.fields.texts($1) ?? [] { $2.element.traits?.formUnion(traits(name)) }
            },
            "customActions": .own(.actions) { $2.element.actions = $0.actions($1) },
            "customContent": .own(.customContent) {
                $2.element.customContent = $0.fields.customContent($1, "a list of custom content")
            },
            "activationPoint": .own(.activationPoint) {
                if let (x, y) = $0.fields.pair($1), Rect.reasonable.contains(x), Rect.reasonable.contains(y) {
                    $2.element.activationPoint = Point(x: x, y: y)
                }
            },
            "shape": .own(.frame) { $2.element.frame = $0.shape($1) },
        ],
        // Versions before the model was published as JSON do not have it.
        ["respondsToUserInteraction": .exact(.respondsToUserInteraction)])

    static let blank: Element = {
        var element = Element(.any)
        element.isAccessibilityElement = true
        element.traits = []
        return element
    }()

    mutating func finishScreen(of root: JSONValue) {
        screen.takeSelection()
        for index in screen.elements.indices where screen.elements[index].traits?.contains(.notEnabled) == true {
            screen.elements[index].isEnabled = false
        }
    }

    private static let ownNames: [String: Traits] = ["switchButton": .toggleButton, "tabBarItem": .tabButton]

    /// The traits of a name: some private bits have names of their own, and the others are a mask: `unknown(4096)`.
    private static func traits(_ name: String) -> Traits {
        if let trait = ownNames[name] ?? Traits(name: name) { return trait }
        guard name.hasPrefix("unknown("), name.hasSuffix(")") else { return [] }
        return UInt64(name.dropFirst(8).dropLast()).map { Traits(rawValue: $0) } ?? []
    }

    /// The names of the custom actions, which some versions write as objects with a name.
    private mutating func actions(_ value: JSONValue) -> [String]? {
        fields.list(value, "a list of custom actions")?.compactMap { fields.text($0["name"] ?? $0) }
    }

    /// The frame of a shape. That of a path is the rectangle around its points, control points included.
    private mutating func shape(_ value: JSONValue) -> Rect? {
        if let frame = value["frame"] { return fields.frame(pairs: frame) }
        guard let path = value["pathElements"] else {
            fields.report(value, expected: "a shape with \"frame\" or \"pathElements\"")
            return nil
        }
        guard let steps = fields.list(path, "a list of path elements") else { return nil }
        var points: [(x: Double, y: Double)] = []
        for point in steps.flatMap({ $0.members.flatMap(\.value.members) }) {
            if let (x, y) = fields.pair(point.value) { points.append((x, y)) }
        }
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
            let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
        else { return nil }
        return fields.frame(left, top, right - left, bottom - top)
    }
}
