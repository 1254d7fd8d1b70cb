import AXSyntax
import AXTree

extension InputFormat {
    /// The XML page source of WebDriverAgent and Appium.
    public static let wdaXML = InputFormat(
        "wda-xml", tool: "WebDriverAgent", summary: "The XML page source of WebDriverAgent and Appium.",
        dump: "driver.page_source",
        reader: .xml(claim: WDAXMLFormat.claim, read: WDAXMLFormat.screens))
}

/// Reads the XML page source of WebDriverAgent, bare or inside Appium's `AppiumAUT`.
///
/// Source: appium/WebDriverAgent (`FBXPath.m`). An attribute that an element does not have is `nil`; one that no element
/// has is unknown.
struct WDAXMLFormat {
    private let document: XMLDocument
    private var errors: [SyntaxError] = []
    private var unreasonableFrames = 0
    private var screen = Screen(elements: [], carries: [.type, .children], exposure: .inferred)
    private var frames = WDAFrames()

    private static let prefix = Array("XCUIElementType".utf8)

    static func claim(on document: XMLDocument) -> FormatClaim? {
        guard !document.elements.isEmpty else { return nil }
        let isMatch =
            isElement(0, document) || document.elements.count > 1 && isElement(1, document)
            || document.name(of: 0) == "AppiumAUT"
        return isMatch ? .likely : nil
    }

    private static func isElement(_ index: Int, _ document: XMLDocument) -> Bool {
        let element = document.elements[index]
        let start = Int(element.nameStart)
        return Int(element.nameEnd) - start > prefix.count
            && document.bytes[start..<start + prefix.count] == prefix[...]
    }

    /// Returns the one screen of a page source.
    static func screens(of document: XMLDocument) throws(SyntaxErrors) -> [Screen] {
        var format = WDAXMLFormat(document)
        let screen = format.read()
        guard format.errors.isEmpty else { throw SyntaxErrors(format.errors) }
        return [screen]
    }

    private init(_ document: XMLDocument) { self.document = document }

    private mutating func read() -> Screen {
        var tree = ElementTree()
        var open: [Int] = []
        for index in document.elements.indices where index > 0 || Self.isElement(0, document) {
            while let end = open.last, end <= index {
                open.removeLast()
                tree.close()
            }
            if let obstacle = tree.obstacle {
                report(Int(document.elements[index].start), obstacle)
                break
            }
            tree.open(element(index))
            open.append(Int(document.elements[index].subtreeEnd))
        }
        for _ in open { tree.close() }
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

    private mutating func element(_ index: Int) -> Element {
        let node = document.elements[index]
        var element = Element()
        element.offset = Int(node.start)
        element.type = ElementType(xcuiName: document.bytes, Int(node.nameStart), Int(node.nameEnd)) ?? .other
        var edges: (x: Double?, y: Double?, width: Double?, height: Double?)
        var printedFrame: Rect??
        for attribute in Int(node.firstAttribute)..<Int(node.attributeEnd) {
            let name = document.attributes[attribute]
            guard let key = Self.keys.key(in: document.bytes, Int(name.nameStart), Int(name.nameEnd)) else { continue }
            switch key {
            case .label:
                element.label = document.value(of: attribute)
                screen.carries.insert(.label)
            case .name:
                element.identifier = document.value(of: attribute)
                screen.carries.insert(.identifier)
            case .value:
                element.value = document.value(of: attribute)
                screen.carries.insert(.value)
            case .placeholderValue:
                element.placeholder = document.value(of: attribute)
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
                element.traits = traits(attribute)
                screen.carries.insert(.traits)
            case .x: edges.x = coordinate(attribute)
            case .y: edges.y = coordinate(attribute)
            case .width: edges.width = coordinate(attribute)
            case .height: edges.height = coordinate(attribute)
            case .nativeFrame:
                printedFrame = .some(Rect(braces: document.value(of: attribute)))
            case .minValue:
                element.minimum = number(attribute)
                screen.carries.insert(.minimum)
            case .maxValue:
                element.maximum = number(attribute)
                screen.carries.insert(.maximum)
            case .customActions:
                element.actions = document.value(of: attribute).split(separator: ",").map { $0.trimmed }
                screen.carries.insert(.actions)
            }
        }
        if let printedFrame {
            element.frame = frame(printedFrame, isNative: true)
        } else if let x = edges.x, let y = edges.y, let width = edges.width, let height = edges.height {
            element.frame = frame(Rect(reasonable: x, y, width, height), isNative: false)
        }
        return element
    }

    private mutating func frame(_ frame: Rect?, isNative: Bool) -> Rect? {
        screen.carries.insert(.frame)
        let frame = frames.frame(frame, isNative: isNative)
        if frame == nil { unreasonableFrames += 1 }
        return frame
    }

    private func traits(_ attribute: Int) -> Traits {
        let source = document.attributes[attribute]
        if source.hasReferences { return Traits(commaList: document.value(of: attribute)) }
        return Traits(commaList: document.bytes, Int(source.valueStart), Int(source.valueEnd))
    }

    /// A flag, or `nil` for an empty value, which is unknown.
    private mutating func flag(_ attribute: Int) -> Bool? {
        guard !document.value(of: attribute).isEmpty else { return nil }
        switch document.word(of: attribute, in: Self.flags) {
        case 0, 1: return true
        case 2, 3: return false
        default:
            report(
                Int(document.attributes[attribute].valueStart), found: document.value(of: attribute),
                expected: "true or false")
            return nil
        }
    }

    private static let flags = WordTable(["true", "1", "false", "0"])

    /// A coordinate; infinite if it does not fit a double, so that the element gets no frame.
    private mutating func coordinate(_ attribute: Int) -> Double? {
        let source = document.attributes[attribute]
        if let number = Double(decimal: document.bytes, from: Int(source.valueStart), to: Int(source.valueEnd)) {
            return number
        }
        let text = document.value(of: attribute)
        if let number = Rect.coordinate(text) { return number }
        report(Int(source.valueStart), found: text, expected: "a number")
        return nil
    }

    private mutating func number(_ attribute: Int) -> Double? {
        coordinate(attribute).flatMap { $0.isFinite ? $0 : nil }
    }

    private mutating func report(_ offset: Int, found: String, expected: String) {
        report(offset, "found \"\(found.printable)\", expected \(expected)")
    }

    private mutating func report(_ offset: Int, _ message: String) {
        if errors.count < 50 { errors.append(SyntaxError(at: offset, message)) }
    }

    private enum Key: String, CaseIterable {
        case label, name, value, placeholderValue, enabled, visible, accessible, traits, x, y, width, height
        case nativeFrame, minValue, maxValue, customActions
    }

    private static let keys = KeyTable<Key>()
}
