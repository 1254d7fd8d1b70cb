import AXAudit
import AXTree
import Foundation
import TestSupport

/// A form in which a clean screen is audited.
enum SeededForm: String, CaseIterable, Sendable {
    case native, wda, idb

    /// The screen in this form with the slots of each of its elements.
    func screen(of clean: CleanScreen) throws -> (screen: Screen, slots: [Set<String>]) {
        let (screen, slots) = clean.native
        switch self {
        case .native: return (screen, slots)
        case .wda: return (try readScreen(Self.wdaXML(screen), format: .wdaXML), slots)
        case .idb:
            let listed = [0] + Audit(rules: [])(screen).exposed.sorted()
            let read = try readScreen(Self.idbJSON(listed.map { screen.elements[$0] }), format: .idb)
            return (read, listed.map { slots[$0] })
        }
    }

    // MARK: WebDriverAgent

    /// The XML page source of a screen.
    private static func wdaXML(_ screen: Screen) -> String {
        func write(_ index: Int) -> String {
            let element = screen.elements[index]
            let tag = "XCUIElementType" + element.type.xcuiName
            let inside = screen.children(of: index).map(write).joined()
            return "<\(tag) \(wdaAttributes(element))>\(inside)</\(tag)>"
        }
        return #"<?xml version="1.0" encoding="UTF-8"?>"# + write(0)
    }

    /// The attributes of an element as WebDriverAgent writes them. `name` is the identifier, or else the label.
    private static func wdaAttributes(_ element: Element) -> String {
        let frame = element.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let isVisible = element.isVisible == true && !element.isHidden && !frame.isEmpty
        let traits = (element.traits ?? []).names.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let attributes: [(String, String?)] = [
            ("type", "XCUIElementType" + element.type.xcuiName), ("name", element.identifier ?? element.label),
            ("label", element.label), ("value", element.value), ("enabled", "\(element.isEnabled)"),
            ("visible", "\(isVisible)"), ("accessible", "\(element.isAccessibilityElement == true)"),
            ("x", "\(Int(frame.x))"), ("y", "\(Int(frame.y))"), ("width", "\(Int(frame.width))"),
            ("height", "\(Int(frame.height))"), ("traits", traits.joined(separator: ", ")),
        ]
        return attributes.compactMap { name, value in value.map { "\(name)=\"\(escaped($0))\"" } }
            .joined(separator: " ")
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }

    // MARK: idb

    /// The flat list of idb.
    private static func idbJSON(_ elements: [Element]) throws -> [UInt8] {
        let list = elements.map { element -> [String: Any] in
            let frame = element.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
            let role = idbRole(element)
            return [
                "type": role.type, "subrole": role.subrole as Any? ?? NSNull(),
                "AXLabel": element.label as Any? ?? NSNull(), "AXUniqueId": element.identifier as Any? ?? NSNull(),
                "AXValue": element.value as Any? ?? NSNull(), "help": element.hint as Any? ?? NSNull(),
                "enabled": element.isEnabled, "role_description": role.description,
                "frame": ["x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height],
            ]
        }
        return Array(try JSONSerialization.data(withJSONObject: list, options: [.sortedKeys]))
    }

    /// The role of an element as idb writes it: that of macOS.
    private static func idbRole(_ element: Element) -> (type: String, subrole: String?, description: String) {
        switch element.type {
        case .staticText where element.traits?.contains(.header) == true: ("Heading", nil, "heading")
        case .staticText: ("StaticText", nil, "text")
        case .cell: ("Button", nil, "button")
        case .switch: ("CheckBox", "AXSwitch", "switch")
        case .secureTextField: ("TextField", "AXSecureTextField", "secure text field")
        case .textField: ("TextField", nil, "text field")
        case .other: ("GenericElement", nil, "")
        default: (element.type.xcuiName, nil, element.type.words)
        }
    }
}
