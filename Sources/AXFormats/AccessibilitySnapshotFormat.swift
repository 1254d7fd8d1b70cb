import AXSyntax
import AXTree

/// AccessibilitySnapshot's model as JSON: what VoiceOver meets in a view, with the containers around it.
///
/// Read from cashapp/AccessibilitySnapshot (`AccessibilityElement.swift`, `AccessibilityPrimitives.swift`). A list of
/// `{"element": {"_0": …}}` and `{"container": {"_0": …, "children": […]}}`, or of bare elements. There are no element types
/// and no screen; every element is one that VoiceOver stops on.
struct AccessibilitySnapshotFormat {
    private let document: JSONDocument
    private var fields: JSONFields
    private var screen = Screen(
        elements: [],
        carries: [
            .label, .value, .hint, .identifier, .traits, .frame, .isAccessibilityElement, .enabled, .actions,
            .customContent, .userInputLabels, .language, .activationPoint,
        ], exposure: .given)

    /// Whether a JSON text is such a model.
    static func claims(_ document: JSONDocument) -> Bool {
        guard let first = document.firstRoot(at: 0), document.nodes[first].kind == .object else { return false }
        for name in ["element", "container"] {
            if let item = document.member(name, of: first), document.nodes[item].kind == .object {
                // The only key of its object.
                return document.next(after: item) == Int(document.nodes[first].end)
                    && document.nodes[first + 2].kind == .object
            }
        }
        return isElement(first, document)
    }

    private static func isElement(_ object: Int, _ document: JSONDocument) -> Bool {
        document.member("shape", of: object) != nil && document.member("traits", of: object) != nil
    }

    /// The one screen of a model.
    static func screens(of document: JSONDocument) throws(SyntaxErrors) -> [Screen] {
        var format = AccessibilitySnapshotFormat(document)
        let screen = format.read()
        guard format.fields.errors.isEmpty else { throw SyntaxErrors(format.fields.errors) }
        return [screen]
    }

    private init(_ document: JSONDocument) {
        self.document = document
        fields = JSONFields(document)
    }

    private mutating func read() -> Screen {
        let document = document
        let (first, end) = document.roots(at: 0)
        let (elements, error) = document.elements(from: first, to: end) { item($0) }
        if let error { fields.report(error) }
        screen.elements = elements
        screen.takeSelection()
        for index in elements.indices where elements[index].traits?.contains(.notEnabled) == true {
            screen.elements[index].isEnabled = false
        }
        screen.notes += fields.takeNotes()
        return screen
    }

    /// An element or a container, from the object that has it under its only key.
    private mutating func item(_ object: Int) -> (element: Element, children: Int) {
        if document.nodes[object].kind == .object {
            if let element = document.member("element", of: object) {
                let content = document.member("_0", of: element) ?? element
                if document.nodes[content].kind == .object, document.next(after: content) == content + 1 {
                    fields.report(
                        SyntaxError(
                            at: document.offset(of: content), found: "an element without attributes",
                            expected: "them under \"_0\""))
                }
                return (self.element(content, from: object), 0)
            }
            if let container = document.member("container", of: object) {
                return self.container(container, from: object)
            }
            if Self.isElement(object, document) { return (element(object, from: object), 0) }
        }
        fields.report(object, expected: "an object with \"element\" or \"container\"")
        return (Element(), 0)
    }

    private mutating func container(_ object: Int, from start: Int) -> (element: Element, children: Int) {
        screen.carries.insert(.children)
        var element = Element()
        element.offset = Int(document.nodes[start].start)
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
        return (element, document.member("children", of: object).map { fields.list(at: $0) } ?? 0)
    }

    private mutating func element(_ object: Int, from start: Int) -> Element {
        var element = Element(.any)
        element.offset = Int(document.nodes[start].start)
        element.isAccessibilityElement = true
        element.traits = []
        guard document.nodes[object].kind == .object else {
            fields.report(object, expected: "an element")
            return element
        }
        var seen: UInt32 = 0
        var key = object + 1
        let end = Int(document.nodes[object].end)
        while key < end {
            let at = key + 1
            key = document.next(after: at)
            guard let index = document.word(at: at - 1, in: Self.keys) else { continue }
            fields.meet(index, at: at - 1, &seen)
            switch Key.allCases[index] {
            case .label: element.label = fields.text(at: at)
            case .value: element.value = fields.text(at: at)
            case .hint: element.hint = fields.text(at: at)
            case .identifier: element.identifier = fields.text(at: at)
            case .accessibilityLanguage: element.language = fields.text(at: at)
            case .userInputLabels: element.userInputLabels = fields.texts(at: at)
            case .traits:
                for name in fields.texts(at: at) ?? [] { element.traits?.formUnion(Self.traits(name)) }
            case .customActions: element.actions = actions(at)
            case .customContent: element.customContent = customContent(at)
            case .activationPoint:
                if let (x, y) = pair(at), Rect.reasonable.contains(x), Rect.reasonable.contains(y) {
                    element.activationPoint = Point(x: x, y: y)
                }
            case .shape: element.frame = shape(at)
            }
        }
        return element
    }

    /// The traits of a name: their own names for some private bits, and the rest as a mask, `unknown(4096)`.
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

    /// The names of the custom actions, which were objects with a name for a while.
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

    /// Two numbers in a list.
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

    /// The frame of a shape; of a path, the rectangle around its points, those that only bend it included.
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

    private enum Key: String, CaseIterable {
        case label, value, hint, identifier, traits, shape, activationPoint, customActions, customContent
        case userInputLabels, accessibilityLanguage
    }

    private static let keys = WordTable(Key.allCases.map(\.rawValue))
}
