import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// The JSON page source of WebDriverAgent.
    public static let wdaJSON = InputFormat(
        "wda-json", tool: "WebDriverAgent", summary: "The JSON page source of WebDriverAgent.",
        dump: "curl -s localhost:8100/source",
        words: ["\"rawIdentifier\"", "\"isEnabled\"", "\"isVisible\"", "\"rect\"", "\"type\"", "\"label\""],
        reader: .json(claim: WDAJSONFormat.claim, read: WDAJSONFormat.screens))
}

/// Reads the JSON page source of WebDriverAgent, of every version.
///
/// Source: appium/WebDriverAgent (`XCUIApplication+FBHelpers.m`, `XCUIElement+FBWebDriverAttributes.m`). No key is
/// always present (`excluded_attributes` can leave out even `type`); a key that no element has is unknown. Flags are
/// "1" and "0", in forks true and false. Until 2016 the types were those of UIAutomation, and the hint was in
/// `attributes` or a key of its own.
struct WDAJSONFormat: JSONDumpReader {
    var fields = DumpFields()
    var screen = Screen(elements: [], carries: [.children], exposure: .inferred)
    /// Whether some element has a key for the identifier alone, so that `name` is not needed.
    private var hasRawIdentifiers = false
    private var frames = WDAFrames()

    static func claim(on root: JSONValue) -> FormatClaim? {
        let (tree, isEnveloped) = tree(in: root)
        guard let first = tree.itemsOrSelf.first else { return nil }
        guard let type = first["type"] else {
            // A root without a type is recognised by its first child.
            let child = first["children"].flatMap { $0.itemsOrSelf.first }
            return child.map { isElement($0) } == true ? .likely : nil
        }
        guard type.kind == .string else { return nil }
        return isEnveloped || isElement(first) ? .likely : nil
    }

    /// Whether an object has a type and a key of WebDriverAgent's elements, or without a type a key that only they
    /// have.
    private static func isElement(_ value: JSONValue) -> Bool {
        guard value.kind == .object else { return false }
        guard let type = value["type"], type.kind == .string else {
            return value.members.contains { $0.key.word(in: ownKeys) != nil }
        }
        let name = type.content
        if name.hasPrefix("XCUIElementType") || name.hasPrefix("UIA") { return true }
        // Elements of axaudit's own tree have a type as well, in lower case, and no frame that is a string.
        guard let letter = name.unicodeScalars.first, "A"..."Z" ~= letter else { return false }
        return value.members.contains { member in
            member.key.word(in: ownKeys) != nil || member.key.word(in: commonKeys) != nil
                || member.name == "frame" && member.value.kind == .string
        }
    }

    /// Keys that hardly any other file has.
    private static let ownKeys = WordTable([
        "rawIdentifier", "rawIndentifier", "isEnabled", "isVisible", "isAccessible", "nativeFrame",
    ])
    /// Keys that other files have as well.
    private static let commonKeys = WordTable(["rect", "name"])

    /// The tree: the document, or `value` of the HTTP answer, until 2017 `value.tree`.
    private static func tree(in root: JSONValue) -> (tree: JSONValue, isEnveloped: Bool) {
        guard let value = root["value"], value.kind == .object else { return (root, false) }
        if let tree = value["tree"] { return (tree, true) }
        return (value, true)
    }

    static let keys = ElementKeys<Self>([
        "type": .own(.type) {
            $2.element.type = $0.type($1)
            $2.extra.hasType = true
        },
        "rawIdentifier": .own(.identifier) { $0.identifier($1, &$2) },
        // A misspelling in some versions.
        "rawIndentifier": .own(.identifier) { $0.identifier($1, &$2) },
        "name": .own(.identifier) { $2.extra.name = $0.fields.text($1) },
        "label": .exact(.label), "value": .loose(.value), "placeholderValue": .exact(.placeholder),
        "isEnabled": .loose(.enabled), "isVisible": .loose(.visible),
        "isAccessible": .loose(.isAccessibilityElement),
        "traits": .own {
            if let text = $0.fields.text($1) { $2.element.traits = $0.carried(.traits, Traits(commaList: text)) }
        },
        "minValue": .own(.minimum) { $2.element.minimum = $0.number($1) },
        "maxValue": .own(.maximum) { $2.element.maximum = $0.number($1) },
        "customActions": .own(.actions) {
            $2.element.actions = $0.fields.text($1)?.split(separator: ",").map(\.trimmed)
        },
        "hint": .exact(.hint),
        "attributes": .own { if let hint = $1["hint"] { $2.element.hint = $0.carried(.hint, $0.fields.text(hint)) } },
        "rect": .own { $2.extra.rect = $1 }, "frame": .own { $2.extra.frame = $1 },
        "nativeFrame": .own { $2.extra.nativeFrame = $1 }, "children": .children,
    ])

    struct Extra: DraftExtra {
        var hasType = false
        var name: String?
        // The frames. The native one is exact, the others are rounded.
        var rect: JSONValue?
        var frame: JSONValue?
        var nativeFrame: JSONValue?
    }

    func roots(of root: JSONValue) -> JSONItems { Self.tree(in: root).tree.itemsOrSelf }

    mutating func finish(_ draft: inout Draft) {
        if !draft.extra.hasType { draft.element.type = .any }
        if draft.element.identifier == nil, !hasRawIdentifiers { draft.element.identifier = draft.extra.name }
        draft.element.frame = frame(of: draft.extra)
    }

    mutating func finishScreen(of root: JSONValue) {
        screen.scope = .device
        // WebDriverAgent's source begins with the application.
        if screen.elements.first?.type == .any { screen.elements[0].type = .application }
        if screen.carries.contains(.isAccessibilityElement) { screen.exposure = .given }
        screen.completeTraits()
        screen.separateWDANames(mixesNames: !hasRawIdentifiers)
        screen.finish(frames)
    }

    private mutating func identifier(_ value: JSONValue, _ draft: inout Draft) {
        draft.element.identifier = fields.nonEmptyText(value)
        hasRawIdentifiers = true
    }

    private mutating func frame(of draft: Extra) -> Rect? {
        let frame: Rect?
        var isNative = false
        if let native = draft.nativeFrame, native.kind == .string {
            frame = Rect(braces: native.content)
            isNative = true
        } else if let rect = draft.rect, rect.kind == .object {
            if let origin = rect["origin"], let size = rect["size"] {
                frame = self.rect(origin: origin, size: size)
            } else {
                frame = fields.rect(object: rect)
            }
        } else if let text = [draft.rect, draft.frame].compactMap(\.self).first(where: { $0.kind == .string }) {
            frame = Rect(braces: text.content)
        } else {
            return nil
        }
        return carried(.frame, fields.counted(frames.frame(frame, isNative: isNative)))
    }

    /// Returns the frame in an object with x and y and one with width and height, or `nil` if it is not reasonable.
    private mutating func rect(origin: JSONValue, size: JSONValue) -> Rect? {
        guard let x = origin["x"], let y = origin["y"], let width = size["width"], let height = size["height"] else {
            fields.report(
                origin, found: "a frame without all its numbers",
                expected: "origin with x and y, size with width and height")
            return nil
        }
        return Rect(
            reasonable: fields.coordinate(x), fields.coordinate(y), fields.coordinate(width),
            fields.coordinate(height))
    }

    private mutating func type(_ value: JSONValue) -> ElementType {
        guard value.kind == .string else {
            fields.report(value, expected: "an element type")
            return .other
        }
        if let range = value.plainRange,
            let type = ElementType(xcuiName: value.document.bytes, range.lowerBound, range.upperBound)
        {
            return type
        }
        let name = value.content
        guard name.hasPrefix("UIA") else { return ElementType(xcuiName: name) ?? .other }
        return Self.automationTypes[name] ?? ElementType(xcuiName: String(name.dropFirst(3))) ?? .other
    }

    /// A number, which forks write as a string, or `nil` if the value is not a finite number.
    private mutating func number(_ value: JSONValue) -> Double? {
        fields.looseText(value).flatMap { Double(decimal: $0) }
    }

    /// The types of UIAutomation whose names differ from XCUITest's in more than the prefix.
    private static let automationTypes: [String: ElementType] = [
        "UIAElement": .other, "UIATableView": .table, "UIATableCell": .cell, "UIACollectionCell": .cell,
        "UIATableGroup": .group, "UIASearchBar": .searchField, "UIAActionSheet": .sheet, "UIAActivityView": .sheet,
        "UIAMapView": .map, "UIAEditingMenu": .menu,
    ]
}
