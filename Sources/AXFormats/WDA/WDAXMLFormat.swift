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
    private var errors: [SyntaxError] = []
    private var unreasonableFrames = 0
    private var screen = Screen(elements: [], carries: [.type, .children], exposure: .inferred)
    private var frames = WDAFrames()

    private static let prefix = Array("XCUIElementType".utf8)

    static func claim(on nodes: XMLNodes) -> FormatClaim? {
        let isMatch = nodes.prefix(2).contains(where: isElement) || nodes.first?.name == "AppiumAUT"
        return isMatch ? .likely : nil
    }

    private static func isElement(_ node: XMLNode) -> Bool {
        node.nameRange.count > prefix.count && node.document.bytes[node.nameRange].starts(with: prefix)
    }

    /// Returns the one screen of a page source.
    static func screens(of nodes: XMLNodes) throws(SyntaxErrors) -> [Screen] {
        var format = WDAXMLFormat(nodes)
        let screen = format.read()
        guard format.errors.isEmpty else { throw SyntaxErrors(format.errors) }
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
                report(node.offset, obstacle)
                break
            }
            var element = Element()
            read(node, into: &element)
            tree.open(consume element)
        }
        while tree.depth > 0 { tree.close() }
        screen.elements = tree.takeElements()
        finish()
        return screen
    }

    private mutating func finish() {
        if screen.carries.contains(.isAccessibilityElement) { screen.exposure = .given }
        let carriesTraits = screen.carries.contains(.traits)
        for index in screen.elements.indices where carriesTraits && screen.elements[index].traits == nil {
            screen.elements[index].traits = []
        }
        screen.separateWDANames(mixesNames: true)
        screen.notes += Screen.notes(unreasonableFrames: unreasonableFrames)
        screen.finish(frames)
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
            case .label:
                element.label = attribute.value
                screen.carries.insert(.label)
            case .name:
                element.identifier = attribute.value
                screen.carries.insert(.identifier)
            case .value:
                element.value = attribute.value
                screen.carries.insert(.value)
            case .placeholderValue:
                element.placeholder = attribute.value
                screen.carries.insert(.placeholder)
            case .enabled:
                guard let flag = flag(attribute) else { continue }
                element.isEnabled = flag
                screen.carries.insert(.enabled)
            case .visible:
                guard let flag = flag(attribute) else { continue }
                element.isVisible = flag
                screen.carries.insert(.visible)
            case .accessible:
                guard let flag = flag(attribute) else { continue }
                element.isAccessibilityElement = flag
                screen.carries.insert(.isAccessibilityElement)
            case .traits:
                element.traits = Traits(commaList: attribute.value)
                screen.carries.insert(.traits)
            case .x: edges.x = coordinate(attribute)
            case .y: edges.y = coordinate(attribute)
            case .width: edges.width = coordinate(attribute)
            case .height: edges.height = coordinate(attribute)
            case .nativeFrame:
                printedFrame = .some(Rect(braces: attribute.value))
            case .minValue:
                element.minimum = number(attribute)
                screen.carries.insert(.minimum)
            case .maxValue:
                element.maximum = number(attribute)
                screen.carries.insert(.maximum)
            case .customActions:
                element.actions = attribute.value.split(separator: ",").map { $0.trimmed }
                screen.carries.insert(.actions)
            }
        }
        if let printedFrame {
            element.frame = frame(printedFrame, isNative: true)
        } else if let x = edges.x, let y = edges.y, let width = edges.width, let height = edges.height {
            element.frame = frame(Rect(reasonable: x, y, width, height), isNative: false)
        }
    }

    private mutating func frame(_ frame: Rect?, isNative: Bool) -> Rect? {
        screen.carries.insert(.frame)
        let frame = frames.frame(frame, isNative: isNative)
        if frame == nil { unreasonableFrames += 1 }
        return frame
    }

    /// A flag, or `nil` for an empty value, which is unknown.
    private mutating func flag(_ attribute: XMLAttribute) -> Bool? {
        if let truth = attribute.truth { return truth }
        guard !attribute.writtenRange.isEmpty else { return nil }
        switch attribute.value {
        case "1": return true
        case "0": return false
        default:
            report(attribute.offset, found: attribute.value, expected: "true or false")
            return nil
        }
    }

    /// A coordinate; infinite if it does not fit a double, so that the element gets no frame.
    private mutating func coordinate(_ attribute: XMLAttribute) -> Double? {
        if let number = attribute.number { return number }
        let text = attribute.value
        if let number = Rect.coordinate(text) { return number }
        report(attribute.offset, found: text, expected: "a number")
        return nil
    }

    private mutating func number(_ attribute: XMLAttribute) -> Double? {
        coordinate(attribute).flatMap { $0.isFinite ? $0 : nil }
    }

    private mutating func report(_ offset: Int, found: String, expected: String) {
        report(offset, "found \"\(found.printable)\", expected \(expected)")
    }

    private mutating func report(_ offset: Int, _ message: String) {
        if errors.count < 50 { errors.append(SyntaxError(at: offset, message)) }
    }

    private enum Key: String {
        case label, name, value, placeholderValue, enabled, visible, accessible, traits, x, y, width, height
        case nativeFrame, minValue, maxValue, customActions
    }
}
