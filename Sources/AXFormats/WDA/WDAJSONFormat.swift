import AXSyntax
import AXTree

extension InputFormat {
    /// The JSON page source of WebDriverAgent.
    public static let wdaJSON = InputFormat(
        "wda-json", tool: "WebDriverAgent", summary: "The JSON page source of WebDriverAgent.",
        dump: "curl -s localhost:8100/source",
        reader: .json(claim: WDAJSONFormat.claim, read: WDAJSONFormat.screens))
}

/// Reads the JSON page source of WebDriverAgent, of every version.
///
/// Source: appium/WebDriverAgent (`XCUIApplication+FBHelpers.m`, `XCUIElement+FBWebDriverAttributes.m`). No key is always
/// present (`excluded_attributes` can leave out even `type`); a key that no element has is unknown. Flags are "1" and "0", in
/// forks true and false. Until 2016 the types were those of UIAutomation, and the hint was in `attributes`.
struct WDAJSONFormat: JSONDumpReader {
    var fields: JSONFields
    var screen = Screen(elements: [], carries: [.children], exposure: .inferred)
    /// Whether some element has a key for the identifier alone, so that `name` is not needed.
    private var hasRawIdentifiers = false
    private var frames = WDAFrames()

    init(_ document: JSONDocument) { fields = JSONFields(document) }

    // MARK: Detection

    static func claim(on document: JSONDocument) -> FormatClaim? {
        let (root, isEnveloped) = root(of: document)
        guard let first = document.firstRoot(at: root) else { return nil }
        guard let type = document.member("type", of: first) else {
            // A root without a type is recognised by its first child.
            let child = document.member("children", of: first).flatMap { document.firstRoot(at: $0) }
            return child.map { isElement($0, in: document) } == true ? .likely : nil
        }
        guard document.nodes[type].kind == .string else { return nil }
        return isEnveloped || isElement(first, in: document) ? .likely : nil
    }

    /// Whether an object has a type and a key of WebDriverAgent's elements, or without a type a key that only they have.
    private static func isElement(_ index: Int, in document: JSONDocument) -> Bool {
        guard document.nodes[index].kind == .object else { return false }
        guard let type = document.member("type", of: index), document.nodes[type].kind == .string else {
            return document.keys(of: index).contains { document.word(at: $0, in: ownKeys) != nil }
        }
        let name = document.string(at: type)
        if name.hasPrefix("XCUIElementType") || name.hasPrefix("UIA") { return true }
        // Elements of axaudit's own tree have a type as well, in lower case, and no frame that is a string.
        guard let letter = name.utf8.first, letter &- UInt8(ascii: "A") < 26 else { return false }
        return document.keys(of: index).contains { key in
            document.word(at: key, in: ownKeys) != nil || document.word(at: key, in: commonKeys) != nil
                || document.string(at: key) == "frame" && document.nodes[key + 1].kind == .string
        }
    }

    /// Keys that hardly any other file has.
    private static let ownKeys = WordTable([
        "rawIdentifier", "rawIndentifier", "isEnabled", "isVisible", "isAccessible", "nativeFrame",
    ])
    /// Keys that other files have as well.
    private static let commonKeys = WordTable(["rect", "name"])

    /// The node of the tree: the document, or `value` of the HTTP answer, until 2017 `value.tree`.
    private static func root(of document: JSONDocument) -> (node: Int, isEnveloped: Bool) {
        guard let value = document.member("value", of: 0), document.nodes[value].kind == .object else {
            return (0, false)
        }
        if let tree = document.member("tree", of: value) { return (tree, true) }
        return (value, true)
    }

    // MARK: Elements

    enum Key: String, CaseIterable {
        case type, rawIdentifier, name, label, value, placeholderValue, isEnabled, isVisible, isAccessible, traits
        case minValue, maxValue, customActions, attributes, rect, frame, nativeFrame, children
        /// A misspelling in some versions.
        case rawIndentifier
    }

    static let keys = KeyTable<Key>()

    struct Draft: ElementDraft {
        var element = Element()
        var children = 0
        var hasType = false
        var name: String?
        // The nodes of the frames. The native one is exact, the others are rounded.
        var rect: Int?
        var frame: Int?
        var nativeFrame: Int?
    }

    func roots() -> Range<Int> { document.roots(at: Self.root(of: document).node) }

    mutating func read(_ key: Key, at value: Int, into draft: inout Draft) {
        switch key {
        case .type:
            draft.element.type = type(value)
            draft.hasType = true
            screen.carries.insert(.type)
        case .rawIdentifier, .rawIndentifier:
            draft.element.identifier = fields.nonEmptyText(at: value)
            hasRawIdentifiers = true
            screen.carries.insert(.identifier)
        case .name:
            draft.name = fields.text(at: value)
            screen.carries.insert(.identifier)
        case .label:
            draft.element.label = fields.text(at: value)
            screen.carries.insert(.label)
        case .value:
            draft.element.value = fields.looseText(at: value)
            screen.carries.insert(.value)
        case .placeholderValue:
            draft.element.placeholder = fields.text(at: value)
            screen.carries.insert(.placeholder)
        case .isEnabled: if let flag = flag(.enabled, at: value) { draft.element.isEnabled = flag }
        case .isVisible: if let flag = flag(.visible, at: value) { draft.element.isVisible = flag }
        case .isAccessible:
            if let flag = flag(.isAccessibilityElement, at: value) { draft.element.isAccessibilityElement = flag }
        case .traits:
            if let text = fields.text(at: value) {
                draft.element.traits = Traits(commaList: text)
                screen.carries.insert(.traits)
            }
        case .minValue:
            draft.element.minimum = number(value)
            screen.carries.insert(.minimum)
        case .maxValue:
            draft.element.maximum = number(value)
            screen.carries.insert(.maximum)
        case .customActions:
            draft.element.actions = fields.text(at: value).map { $0.split(separator: ",").map(\.trimmed) }
            screen.carries.insert(.actions)
        case .attributes: attributes(value, &draft.element)
        case .rect: draft.rect = value
        case .frame: draft.frame = value
        case .nativeFrame: draft.nativeFrame = value
        case .children: draft.children = fields.list(at: value)
        }
    }

    mutating func finish(_ draft: inout Draft) {
        if !draft.hasType { draft.element.type = .any }
        if draft.element.identifier == nil, !hasRawIdentifiers { draft.element.identifier = draft.name }
        draft.element.frame = frame(of: draft)
    }

    mutating func finishScreen() {
        // WebDriverAgent's source begins with the application.
        if screen.elements.first?.type == .any { screen.elements[0].type = .application }
        if screen.carries.contains(.isAccessibilityElement) { screen.exposure = .given }
        if screen.carries.contains(.traits) {
            for index in screen.elements.indices where screen.elements[index].traits == nil {
                screen.elements[index].traits = []
            }
        }
        screen.separateWDANames(mixesNames: !hasRawIdentifiers)
        screen.finish(frames)
    }

    // MARK: Values

    private mutating func frame(of draft: Draft) -> Rect? {
        let frame: Rect?
        var isNative = false
        if let native = draft.nativeFrame, isString(native) {
            frame = Rect(braces: document.string(at: native))
            isNative = true
        } else if let rect = draft.rect, document.nodes[rect].kind == .object {
            if let origin = document.member("origin", of: rect), let size = document.member("size", of: rect) {
                frame = fields.rect(origin: origin, size: size)
            } else {
                frame = fields.rect(object: rect)
            }
        } else if let text = [draft.rect, draft.frame].compactMap(\.self).first(where: isString) {
            frame = Rect(braces: document.string(at: text))
        } else {
            return nil
        }
        screen.carries.insert(.frame)
        return fields.counted(frames.frame(frame, isNative: isNative))
    }

    private func isString(_ index: Int) -> Bool { document.nodes[index].kind == .string }

    private mutating func type(_ index: Int) -> ElementType {
        guard isString(index) else {
            fields.report(index, expected: "an element type")
            return .other
        }
        let node = document.nodes[index]
        if !node.hasEscapes, let type = ElementType(xcuiName: document.bytes, Int(node.start), Int(node.end)) {
            return type
        }
        let name = document.string(at: index)
        guard name.hasPrefix("UIA") else { return ElementType(xcuiName: name) ?? .other }
        return Self.automationTypes[name] ?? ElementType(xcuiName: String(name.dropFirst(3))) ?? .other
    }

    /// A number, which forks write as a string, or `nil` if the value is not a finite number.
    private mutating func number(_ index: Int) -> Double? {
        fields.looseText(at: index).flatMap { Double(decimal: $0) }
    }

    /// The attributes of UIAutomation, of which only the hint has no key of its own.
    private mutating func attributes(_ index: Int, _ element: inout Element) {
        guard let hint = document.member("hint", of: index) else { return }
        element.hint = fields.text(at: hint)
        screen.carries.insert(.hint)
    }

    /// The types of UIAutomation whose names differ from XCUITest's in more than the prefix.
    private static let automationTypes: [String: ElementType] = [
        "UIAElement": .other, "UIATableView": .table, "UIATableCell": .cell, "UIACollectionCell": .cell,
        "UIATableGroup": .group, "UIASearchBar": .searchField, "UIAActionSheet": .sheet, "UIAActivityView": .sheet,
        "UIAMapView": .map, "UIAEditingMenu": .menu,
    ]
}
