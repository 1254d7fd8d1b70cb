import AXSyntax
import AXTree

extension InputFormat {
    /// The model of AccessibilitySnapshot as JSON.
    public static let accessibilitySnapshot = InputFormat(
        "accessibility-snapshot", tool: "AccessibilitySnapshot", summary: "AccessibilitySnapshot's model as JSON.",
        dump: "AccessibilitySnapshot",
        reader: .json(claim: AccessibilitySnapshotFormat.claim, read: AccessibilitySnapshotFormat.screens))
}

/// Reads the model of AccessibilitySnapshot as JSON: the exposed elements of a view, with their containers.
///
/// Source: cashapp/AccessibilitySnapshot (`AccessibilityElement.swift`, `AccessibilityPrimitives.swift`). A list of
/// `{"element": {"_0": …}}` and `{"container": {"_0": …, "children": […]}}`, or of bare elements. There are no element types
/// and no screen.
struct AccessibilitySnapshotFormat: JSONDumpReader {
    var fields: JSONFields
    var screen = Screen(
        elements: [],
        carries: [
            .label, .value, .hint, .identifier, .traits, .frame, .isAccessibilityElement, .enabled, .actions,
            .customContent, .userInputLabels, .language, .activationPoint,
        ], exposure: .given)

    init(_ document: JSONDocument) { fields = JSONFields(document) }

    // MARK: Detection

    static func claim(on document: JSONDocument) -> FormatClaim? {
        guard let first = document.firstRoot(at: 0), document.nodes[first].kind == .object else { return nil }
        for name in ["element", "container"] {
            if let item = document.member(name, of: first), document.nodes[item].kind == .object {
                // The only key of its object.
                let isAlone =
                    document.next(after: item) == Int(document.nodes[first].end)
                    && document.nodes[first + 2].kind == .object
                return isAlone ? .likely : nil
            }
        }
        return isElement(first, document) ? .likely : nil
    }

    private static func isElement(_ object: Int, _ document: JSONDocument) -> Bool {
        document.member("shape", of: object) != nil && document.member("traits", of: object) != nil
    }

    // MARK: Items

    func roots() -> Range<Int> { document.roots(at: 0) }

    /// Reads an element or a container, from the object that has it under its only key.
    mutating func readDraft(at node: Int) -> Draft {
        let offset = Int(document.nodes[node].start)
        if document.nodes[node].kind == .object {
            if let element = document.member("element", of: node) {
                let content = document.member("_0", of: element) ?? element
                if document.nodes[content].kind == .object, document.next(after: content) == content + 1 {
                    fields.report(
                        SyntaxError(
                            at: document.offset(of: content), found: "an element without attributes",
                            expected: "attributes under \"_0\""))
                }
                guard document.nodes[content].kind == .object else {
                    fields.report(content, expected: "an element")
                    return Draft()
                }
                return readObject(at: content, offset: offset)
            }
            if let container = document.member("container", of: node) {
                return self.container(at: container, offset: offset)
            }
            if Self.isElement(node, document) { return readObject(at: node, offset: offset) }
        }
        fields.report(node, expected: "an object with \"element\" or \"container\"")
        return Draft()
    }

    private mutating func container(at object: Int, offset: Int) -> Draft {
        screen.carries.insert(.children)
        var element = Element()
        element.offset = offset
        element.isAccessibilityElement = false
        element.traits = []
        let content = document.member("_0", of: object) ?? object
        if let type = document.member("type", of: content) {
            if let group = document.member("semanticGroup", of: type) {
                element.label = document.member("label", of: group).flatMap { fields.text(at: $0) }
                element.value = document.member("value", of: group).flatMap { fields.text(at: $0) }
                element.identifier = document.member("identifier", of: group).flatMap { fields.text(at: $0) }
            } else if document.member("tabBar", of: type) != nil {
                element.type = .tabBar
            }
        }
        if let frame = document.member("frame", of: content) { element.frame = self.frame(frame) }
        let children = document.member("children", of: object).map { fields.list(at: $0) } ?? 0
        return Draft(element: element, children: children)
    }

    // MARK: Elements

    enum Key: String, CaseIterable {
        case label, value, hint, identifier, traits, shape, activationPoint, customActions, customContent
        case userInputLabels, accessibilityLanguage
    }

    static let keys = KeyTable<Key>()

    struct Draft: ElementDraft {
        var element = exposedElement
        var children = 0

        private static let exposedElement: Element = {
            var element = Element(.any)
            element.isAccessibilityElement = true
            element.traits = []
            return element
        }()
    }

    mutating func read(_ key: Key, at value: Int, into draft: inout Draft) {
        switch key {
        case .label: draft.element.label = fields.text(at: value)
        case .value: draft.element.value = fields.text(at: value)
        case .hint: draft.element.hint = fields.text(at: value)
        case .identifier: draft.element.identifier = fields.text(at: value)
        case .accessibilityLanguage: draft.element.language = fields.text(at: value)
        case .userInputLabels: draft.element.userInputLabels = fields.texts(at: value)
        case .traits:
            for name in fields.texts(at: value) ?? [] { draft.element.traits?.formUnion(Self.traits(name)) }
        case .customActions: draft.element.actions = actions(value)
        case .customContent: draft.element.customContent = customContent(value)
        case .activationPoint:
            if let (x, y) = pair(value), Rect.reasonable.contains(x), Rect.reasonable.contains(y) {
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
    private mutating func actions(_ index: Int) -> [String]? {
        let list = fields.list(at: index, "a list of custom actions")
        guard list > 0 else { return nil }
        var names: [String] = []
        for item in document.items(of: list) {
            if let name = fields.text(at: document.member("name", of: item) ?? item) { names.append(name) }
        }
        return names
    }

    private mutating func customContent(_ index: Int) -> [CustomContent]? {
        let list = fields.list(at: index, "a list of custom content")
        guard list > 0 else { return nil }
        var content: [CustomContent] = []
        for item in document.items(of: list) {
            guard document.nodes[item].kind == .object else {
                fields.report(item, expected: "an object with label and value")
                continue
            }
            content.append(
                CustomContent(
                    label: document.member("label", of: item).flatMap { fields.text(at: $0) } ?? "",
                    value: document.member("value", of: item).flatMap { fields.text(at: $0) } ?? "",
                    isImportant: document.member("isImportant", of: item).flatMap { fields.flag(at: $0) } ?? false))
        }
        return content
    }

    // MARK: Geometry

    /// The two numbers of a list.
    private mutating func pair(_ index: Int) -> (Double, Double)? {
        guard document.nodes[index].kind == .array else {
            if document.nodes[index].kind != .null { fields.report(index, expected: "two numbers in a list") }
            return nil
        }
        var numbers: [Double] = []
        for item in document.items(of: index) where numbers.count < 3 { numbers.append(fields.coordinate(at: item)) }
        guard numbers.count == 2 else {
            fields.report(index, expected: "two numbers in a list")
            return nil
        }
        return (numbers[0], numbers[1])
    }

    /// A frame of the form `[[x, y], [width, height]]`.
    private mutating func frame(_ index: Int) -> Rect? {
        var parts: [Int] = []
        if document.nodes[index].kind == .array {
            for item in document.items(of: index) where parts.count < 3 { parts.append(item) }
        }
        guard parts.count == 2 else {
            fields.report(index, expected: "[[x, y], [width, height]]")
            return nil
        }
        guard let (x, y) = pair(parts[0]), let (width, height) = pair(parts[1]) else { return nil }
        return fields.frame(x, y, width, height)
    }

    /// The frame of a shape. That of a path is the rectangle around its points, control points included.
    private mutating func shape(_ index: Int) -> Rect? {
        if let frame = document.member("frame", of: index) { return self.frame(frame) }
        guard let path = document.member("pathElements", of: index) else {
            fields.report(index, expected: "a shape with \"frame\" or \"pathElements\"")
            return nil
        }
        var left = Double.infinity
        var top = Double.infinity
        var right = -Double.infinity
        var bottom = -Double.infinity
        let list = fields.list(at: path, "a list of path elements")
        guard list > 0 else { return nil }
        for step in document.items(of: list) where document.nodes[step].kind == .object {
            for kind in document.keys(of: step) where document.nodes[kind + 1].kind == .object {
                for name in document.keys(of: kind + 1) {
                    guard let (x, y) = pair(name + 1) else { continue }
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
