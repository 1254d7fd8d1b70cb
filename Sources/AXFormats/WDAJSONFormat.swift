import AXSyntax
import AXTree

/// The JSON page source of WebDriverAgent, of every generation.
///
/// Read from appium/WebDriverAgent (`XCUIApplication+FBHelpers.m`, `XCUIElement+FBWebDriverAttributes.m`). No key but `type`
/// is always there; one that no element has is unknown. Flags are "1" and "0", in forks true and false. Until 2016 the types
/// were UIAutomation's, and the hint stood in `attributes`.
struct WDAJSONFormat {
    private let document: JSONDocument
    private var fields: JSONFields
    private var screen = Screen(elements: [], carries: [.type, .children], exposure: .inferred)
    private var seesRawIdentifier = false
    private var frames = WDAFrames()

    /// Whether a JSON text is such a page source.
    static func claims(_ document: JSONDocument) -> Bool {
        let (root, isEnveloped) = root(of: document)
        guard let first = document.firstRoot(at: root), let type = document.member("type", of: first),
            document.nodes[type].kind == .string
        else { return false }
        let name = document.string(at: type)
        if isEnveloped || name.hasPrefix("XCUIElementType") || name.hasPrefix("UIA") { return true }
        // Our own format has an element's type too, with a small letter, and it has frames that are no text.
        guard let letter = name.utf8.first, letter &- UInt8(ascii: "A") < 26 else { return false }
        for key in document.keys(of: first) {
            if document.word(at: key, in: decisiveKeys) != nil { return true }
            if document.string(at: key) == "frame", document.nodes[key + 1].kind == .string { return true }
        }
        return false
    }

    private static let decisiveKeys = WordTable([
        "rect", "name", "rawIdentifier", "rawIndentifier", "isEnabled", "isVisible", "isAccessible", "nativeFrame",
    ])

    /// The node of the tree: the document, or what the HTTP reply holds in `value`, until 2017 in its `tree`.
    private static func root(of document: JSONDocument) -> (node: Int, isEnveloped: Bool) {
        guard let value = document.member("value", of: 0), document.nodes[value].kind == .object else {
            return (0, false)
        }
        if let tree = document.member("tree", of: value) { return (tree, true) }
        return (value, true)
    }

    /// The one screen of a page source.
    static func screens(of document: JSONDocument) throws(SyntaxErrors) -> [Screen] {
        var format = WDAJSONFormat(document)
        let screen = format.read()
        guard format.fields.errors.isEmpty else { throw SyntaxErrors(format.fields.errors) }
        return [screen]
    }

    private init(_ document: JSONDocument) {
        self.document = document
        fields = JSONFields(document)
    }

    private mutating func read() -> Screen {
        let (first, end) = document.roots(at: Self.root(of: document).node)
        let document = document
        let (elements, error) = document.elements(from: first, to: end) { element($0) }
        if let error { fields.report(error) }
        screen.elements = elements
        if screen.carries.contains(.isAccessibilityElement) { screen.exposure = .given }
        if screen.carries.contains(.traits) {
            for index in screen.elements.indices where screen.elements[index].traits == nil {
                screen.elements[index].traits = []
            }
        }
        screen.separateWDANames(mixesNames: !seesRawIdentifier)
        screen.notes += fields.takeNotes()
        screen.finish(frames)
        return screen
    }

    private mutating func element(_ object: Int) -> (element: Element, children: Int) {
        var element = Element()
        guard document.nodes[object].kind == .object else {
            fields.report(object, expected: "an element")
            return (element, 0)
        }
        element.offset = Int(document.nodes[object].start)
        var name: String?
        var children = 0
        var places = FramePlaces()
        var seen: UInt32 = 0
        var key = object + 1
        let end = Int(document.nodes[object].end)
        while key < end {
            let at = key + 1
            key = document.next(after: at)
            guard let index = document.word(at: at - 1, in: Self.keys) else { continue }
            fields.meet(index, at: at - 1, &seen)
            switch Key.allCases[index] {
            case .type: element.type = type(at)
            case .rawIdentifier, .rawIndentifier:
                element.identifier = fields.text(at: at).flatMap { $0.isEmpty ? nil : $0 }
                seesRawIdentifier = true
                screen.carries.insert(.identifier)
            case .name:
                name = fields.text(at: at)
                screen.carries.insert(.identifier)
            case .label:
                element.label = fields.text(at: at)
                screen.carries.insert(.label)
            case .value:
                element.value = fields.looseText(at: at)
                screen.carries.insert(.value)
            case .placeholderValue:
                element.placeholder = fields.text(at: at)
                screen.carries.insert(.placeholder)
            case .isEnabled:
                element.isEnabled = fields.looseFlag(at: at) ?? true
                screen.carries.insert(.enabled)
            case .isVisible:
                element.isVisible = fields.looseFlag(at: at)
                screen.carries.insert(.visible)
            case .isAccessible:
                element.isAccessibilityElement = fields.looseFlag(at: at)
                screen.carries.insert(.isAccessibilityElement)
            case .traits:
                if let text = fields.text(at: at) {
                    element.traits = Traits(commaList: text)
                    screen.carries.insert(.traits)
                }
            case .minValue:
                element.minimum = number(at)
                screen.carries.insert(.minimum)
            case .maxValue:
                element.maximum = number(at)
                screen.carries.insert(.maximum)
            case .customActions:
                element.actions = fields.text(at: at).map { $0.split(separator: ",").map(\.trimmed) }
                screen.carries.insert(.actions)
            case .attributes: attributes(at, &element)
            case .rect: places.rect = at
            case .frame: places.frame = at
            case .nativeFrame: places.native = at
            case .children: children = fields.list(at: at)
            }
        }
        if element.identifier == nil, !seesRawIdentifier { element.identifier = name }
        element.frame = frame(places)
        return (element, children)
    }

    /// Where an element's frames stand; the native one is exact, the others are rounded.
    private struct FramePlaces {
        var rect: Int?
        var frame: Int?
        var native: Int?
    }

    private mutating func frame(_ places: FramePlaces) -> Rect? {
        let frame: Rect?
        let isNative: Bool
        if let native = places.native, document.nodes[native].kind == .string {
            frame = Rect(braces: document.string(at: native))
            isNative = true
        } else if let rect = places.rect, document.nodes[rect].kind == .object {
            if let origin = document.member("origin", of: rect), let size = document.member("size", of: rect) {
                frame = fields.rect(origin: origin, size: size)
            } else {
                frame = fields.rect(object: rect)
            }
            isNative = false
        } else if let text = [places.rect, places.frame].compactMap(\.self).first(where: isString) {
            frame = Rect(braces: document.string(at: text))
            isNative = false
        } else {
            return nil
        }
        screen.carries.insert(.frame)
        return fields.counted(frames.frame(frame, isNative: isNative))
    }

    private func isString(_ index: Int) -> Bool { document.nodes[index].kind == .string }

    private mutating func type(_ index: Int) -> ElementType {
        guard document.nodes[index].kind == .string else {
            fields.report(index, expected: "an element type")
            return .other
        }
        let node = document.nodes[index]
        if !node.hasEscapes,
            let type = ElementType(xcuiName: document.bytes, Int(node.start), Int(node.end))
        {
            return type
        }
        let name = document.string(at: index)
        guard name.hasPrefix("UIA") else { return ElementType(xcuiName: name) ?? .other }
        return Self.automationTypes[name] ?? ElementType(xcuiName: String(name.dropFirst(3))) ?? .other
    }

    /// A number, which forks write as a text; nil if it is none.
    private mutating func number(_ index: Int) -> Double? {
        fields.looseText(at: index).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// What UIAutomation knew beside: the hint.
    private mutating func attributes(_ index: Int, _ element: inout Element) {
        guard let hint = document.member("hint", of: index) else { return }
        element.hint = fields.text(at: hint)
        screen.carries.insert(.hint)
    }

    private enum Key: String, CaseIterable {
        case type, rawIdentifier, rawIndentifier, name, label, value, placeholderValue, isEnabled, isVisible
        case isAccessible, traits, minValue, maxValue, customActions, attributes, rect, frame, nativeFrame, children
    }

    private static let keys = WordTable(Key.allCases.map(\.rawValue))

    /// UIAutomation's types whose names are not those of today with another prefix.
    private static let automationTypes: [String: ElementType] = [
        "UIAElement": .other, "UIATableView": .table, "UIATableCell": .cell, "UIACollectionCell": .cell,
        "UIATableGroup": .group, "UIASearchBar": .searchField, "UIAActionSheet": .sheet, "UIAActivityView": .sheet,
        "UIAMapView": .map, "UIAEditingMenu": .menu,
    ]
}
