import AXAudit
import AXEngine
import AXTree
import TestSupport
import Testing

/// A small dump of WebDriverAgent or uiautomator with one defect, or with what only looks like one.
struct PlantedDump: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    /// The rules of which one has to report the defect, and no other may; empty if nothing is to be reported.
    let rules: Set<String>
    /// A part of the label of an element in the finding.
    let subject: String

    var testDescription: String { name }

    /// The findings of a preset, each as the rule and the labels of its elements.
    func findings(_ preset: Preset) throws -> [(rule: String, labels: [String])] {
        let screen = try readScreen(text)
        let audit = preset.seededAudit(on: screen.platform)(screen)
        return audit.findings.map { finding in
            (finding.ruleID, finding.elements.map { screen.elements[$0.index].label ?? "" })
        }
    }

    /// A screen of iOS below the title "Orders".
    static func iOS(_ name: String, _ rules: String..., of subject: String = "", on views: String...) -> Self {
        let title = text("Orders", [16, 60, 200, 40])
        let window = view("Window", nil, [0, 0, 390, 844], exposed: false, title + views.joined())
        return PlantedDump(
            name: "iOS: " + name,
            text: #"<?xml version="1.0"?>"# + view("Application", "Shop", [0, 0, 390, 844], exposed: false, window),
            rules: Set(rules), subject: subject)
    }

    /// A screen of Android below the title "Orders".
    static func android(_ name: String, _ rules: String..., of subject: String = "", on views: String...) -> Self {
        let title = node("widget.TextView", "Orders", [340, 100, 700, 180])
        return PlantedDump(
            name: "Android: " + name,
            text: "<hierarchy rotation='0'>"
                + node("widget.FrameLayout", "", [0, 0, 1080, 2000], inside: title + views.joined()) + "</hierarchy>",
            rules: Set(rules), subject: subject)
    }

    // MARK: Views

    /// An element of XCUITest with x, y, width and height.
    static func view(
        _ type: String, _ label: String?, _ frame: [Int], exposed: Bool = true, visible: Bool = true,
        value: String? = nil, _ inside: String...
    ) -> String {
        let name = label.map { " name='\($0)' label='\($0)'" } ?? ""
        let value = value.map { " value='\($0)'" } ?? ""
        return """
            <XCUIElementType\(type) type='XCUIElementType\(type)'\(name)\(value) enabled='true' visible='\(visible)' \
            accessible='\(exposed)' x='\(frame[0])' y='\(frame[1])' width='\(frame[2])' height='\(frame[3])'>\
            \(inside.joined())</XCUIElementType\(type)>
            """
    }

    static func text(_ label: String, _ frame: [Int], exposed: Bool = true) -> String {
        view("StaticText", label, frame, exposed: exposed)
    }

    static func button(_ label: String, _ frame: [Int], visible: Bool = true) -> String {
        view("Button", label, frame, visible: visible)
    }

    /// A view of Android with left, top, right and bottom, and the flags that are set.
    static func node(
        _ type: String, _ text: String, _ bounds: [Int], description: String = "", _ flags: String..., inside: String...
    ) -> String {
        let set = flags + (flags.contains("clickable") ? ["focusable"] : [])
        let names = [
            "checkable", "checked", "clickable", "focusable", "long-clickable", "password", "scrollable", "selected",
        ]
        let attributes = names.map { "\($0)='\(set.contains($0))'" }.joined(separator: " ")
        return """
            <node class='android.\(type)' text='\(text)' content-desc='\(description)' package='com.example.shop' \
            enabled='true' \(attributes) bounds='[\(bounds[0]),\(bounds[1])][\(bounds[2]),\(bounds[3])]'>\
            \(inside.joined())</node>
            """
    }

    /// A button with a picture and this name.
    static func icon(_ name: String) -> String {
        node("widget.ImageButton", "", [900, 60, 1040, 200], description: name, "clickable")
    }

    /// A button with a text.
    static func button(titled title: String) -> String {
        node("widget.Button", title, [40, 300, 600, 440], "clickable")
    }
}
