import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// The XML page source of WebDriverAgent and Appium.
    public static let wdaXML = InputFormat(
        "wda-xml", tool: "WebDriverAgent", summary: "The XML page source of WebDriverAgent and Appium.",
        dump: "driver.page_source",
        words: ["XCUIElementType", "label=", "visible=", "accessible=", "AppiumAUT"],
        reader: .xml(claim: WDAXMLFormat.claim, read: WDAXMLFormat.screens))
}

/// Reads the XML page source of WebDriverAgent, bare or inside Appium's `AppiumAUT`.
///
/// Source: appium/WebDriverAgent (`FBXPath.m`). An attribute that an element does not have is `nil`; one that no
/// element has is unknown.
struct WDAXMLFormat {
    private let nodes: XMLNodes
    /// The key of each name of an attribute; `nil` for an unknown one.
    private let keys: [Key?]
    private var fields = DumpFields()
    private var screen = Screen(elements: [], carries: [.type, .children], exposure: .inferred)
    private var frames = WDAFrames()

    private static let prefix = Array("XCUIElementType".utf8)

    static func claim(on nodes: XMLNodes) -> FormatClaim? {
        nodes.prefix(2).contains(where: isElement) || nodes.first?.name == "AppiumAUT" ? .likely : nil
    }

    private static func isElement(_ node: XMLNode) -> Bool {
        node.nameRange.count > prefix.count && node.document.bytes[node.nameRange].starts(with: prefix)
    }

    /// Returns the one screen of a page source.
    static func screens(of nodes: XMLNodes) throws(SyntaxErrors) -> [Screen] {
        var format = WDAXMLFormat(nodes)
        let screen = format.read()
        guard format.fields.errors.isEmpty else { throw SyntaxErrors(format.fields.errors) }
        return [screen]
    }

    private init(_ nodes: XMLNodes) {
        self.nodes = nodes
        keys = nodes.attributeNames.map { Key(rawValue: $0) }
        screen.scope = .device
    }

    private mutating func read() -> Screen {
        var tree = ElementTree(reserving: nodes.count)
        // The root may be an element around the tree.
        let outerCount = nodes.first.map(Self.isElement) == true ? 0 : 1
        for node in nodes.dropFirst(outerCount) {
            while tree.depth > node.depth - outerCount { tree.close() }
            if let obstacle = tree.obstacle {
                fields.report(SyntaxError(at: node.offset, obstacle))
                break
            }
            var element = Element()
            read(node, into: &element)
            tree.open(consume element)
        }
        while tree.depth > 0 { tree.close() }
        screen.elements = tree.takeElements()
        if screen.carries.contains(.isAccessibilityElement) { screen.exposure = .given }
        screen.completeTraits()
        screen.separateWDANames(mixesNames: true)
        screen.origin.notes += fields.takeNotes()
        screen.finish(frames)
        return screen
    }

    private mutating func read(_ node: XMLNode, into element: inout Element) {
        element.offset = node.offset
        element.type =
            ElementType(xcuiName: node.document.bytes, node.nameRange.lowerBound, node.nameRange.upperBound) ?? .other
        var edges: (x: Double?, y: Double?, width: Double?, height: Double?)
        var printedFrame: Rect??
        for attribute in node.attributes {
            guard let key = keys[attribute.name] else { continue }
            switch key {
            case .label: element.label = screen.carries.adding(.label, attribute.value)
            case .name: element.identifier = screen.carries.adding(.identifier, attribute.value)
            case .value: element.value = screen.carries.adding(.value, attribute.value)
            case .placeholderValue: element.placeholder = screen.carries.adding(.placeholder, attribute.value)
            case .enabled: element.isEnabled = flag(.enabled, attribute) ?? true
            case .visible: element.isVisible = flag(.visible, attribute)
            case .accessible: element.isAccessibilityElement = flag(.isAccessibilityElement, attribute)
            case .traits: element.traits = screen.carries.adding(.traits, Traits(commaList: attribute.value))
            case .x: edges.x = fields.coordinate(attribute)
            case .y: edges.y = fields.coordinate(attribute)
            case .width: edges.width = fields.coordinate(attribute)
            case .height: edges.height = fields.coordinate(attribute)
            case .nativeFrame: printedFrame = .some(Rect(braces: attribute.value))
            case .minValue: element.minimum = screen.carries.adding(.minimum, fields.number(attribute))
            case .maxValue: element.maximum = screen.carries.adding(.maximum, fields.number(attribute))
            case .customActions:
                element.actions = screen.carries.adding(
                    .actions, attribute.value.split(separator: ",").map(\.trimmed))
            }
        }
        if let printedFrame {
            element.frame = frame(printedFrame, isNative: true)
        } else if let x = edges.x, let y = edges.y, let width = edges.width, let height = edges.height {
            element.frame = frame(Rect(reasonable: x, y, width, height), isNative: false)
        }
    }

    private mutating func frame(_ frame: Rect?, isNative: Bool) -> Rect? {
        screen.carries.adding(.frame, fields.counted(frames.frame(frame, isNative: isNative)))
    }

    /// Returns a flag and records that the dump carries the attribute, or returns `nil` for an empty value.
    private mutating func flag(_ attribute: Attribute, _ value: XMLAttribute) -> Bool? {
        fields.flag(value).map { screen.carries.adding(attribute, $0) }
    }

    private enum Key: String {
        case label, name, value, placeholderValue, enabled, visible, accessible, traits, x, y, width, height
        case nativeFrame, minValue, maxValue, customActions
    }
}
