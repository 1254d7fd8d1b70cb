import AXDumps
import AXSyntax
import AXTree

extension UnsupportedFormat {
    /// Every format that is refused by name. If two formats match a document, the first one is named.
    package static let all: [UnsupportedFormat] = xmlFormats + failures + jsonFormats + textFormats

    private static let xmlFormats = [
        UnsupportedFormat(
            "the UIAutomation page source of Appium before 2016; dump it with the XCUITest driver",
            .xml { root, child in (root.name == "AppiumAUT" ? child : root.name).hasPrefix("UIA") }),
        UnsupportedFormat(detox, .xml { root, _ in root.name == "ViewHierarchy" }),
        UnsupportedFormat("Chrome's accessibility tree as XML" + web, .xml { root, _ in root.name == "RootWebArea" }),
    ]

    private static let jsonFormats = [
        UnsupportedFormat(
            "a layout of HarmonyOS, which axaudit does not read; it reads trees of "
                + Platform.all.map(\.name).joined(separator: " and "),
            .json { MaestroDocument(root: $0).kind == .harmony }),
        UnsupportedFormat(
            "the output of a Maestro version from 2022, which has no labels; use a newer version",
            .json { MaestroDocument(root: $0).kind == .old }),
        UnsupportedFormat("a Trailblaze waypoint" + android, .json { TrailblazeFormat.hasClasses($0) == true }),
        // The answer of sim-use without an iOS tree, with which `InputFormat.idb` reads it.
        UnsupportedFormat(json: { root in
            guard let data = root.itemsOrSelf.first?["data"], data["entries"] != nil, data["outline"] != nil else {
                return nil
            }
            return data["raw"]?.isNull == false
                ? "sim-use's tree" + android
                : "sim-use's outline without the tree; dump it with sim-use describe-ui --json, without --no-raw"
        }),
        UnsupportedFormat("Chrome's accessibility tree" + web, .json(isOfChrome)),
        UnsupportedFormat("an axe-android result" + android, .keys("axeContext")),
        UnsupportedFormat("a RICO hierarchy" + android, .keys("activity", "activity_name")),
        UnsupportedFormat(
            "XcodeBuildMCP's capture result without a hierarchy" + withoutFrames,
            .json { root in
                guard let root = root.itemsOrSelf.first, root["schema"] != nil, let data = root["data"] else {
                    return false
                }
                return data["capture"]?["uiHierarchy"] == nil
            }),
        UnsupportedFormat(
            "a device screen of Maestro Studio, which has no frames in points; dump it with maestro hierarchy",
            .keys("screenshot", "elements")),
        UnsupportedFormat("a runtime snapshot of XcodeBuildMCP" + withoutFrames, .keys("protocol", "elements")),
        UnsupportedFormat(
            "an idb description of a simulator, not of a screen; use idb ui describe-all", .keys("screen_dimensions")),
    ]

    /// Whether JSON is the answer of Chrome's DevTools: a list of nodes, bare or in its envelope, or one node.
    private static func isOfChrome(_ root: JSONValue) -> Bool {
        guard let root = root.itemsOrSelf.first else { return false }
        var node = root["result"] ?? root
        if let nodes = node["nodes"], nodes.kind == .array {
            guard let first = nodes.items.first else { return true }
            node = first
        }
        return node["nodeId"] != nil && ["role", "ignored", "childIds"].contains { node[$0] != nil }
    }

    private static let textFormats = [
        UnsupportedFormat("an idb response for a point without an element", .text { $0.trimmed == "null" }),
        UnsupportedFormat(
            "Playwright's aria snapshot" + web,
            .line { line in
                guard #available(iOS 16, macOS 13, tvOS 16, *),
                    let item = line.prefixMatch(of: /\s*- ([a-z]+)(?: "| \[|:|$)/)
                else { return false }
                return ariaRoles.contains(String(item.1))
            }),
        UnsupportedFormat(
            detox,
            .line { line in
                if line.hasPrefix("AX.label='") { return true }
                guard #available(iOS 16, macOS 13, tvOS 16, *) else { return false }
                return line.contains(/^\s*<[A-Z]\w+: 0x[0-9a-f]+; AX\./)
            }),
        UnsupportedFormat(
            "an XCUITest description without an element subtree; print it while the app is in the foreground",
            .line { $0.trimmed == "Query chain:" || $0.contains("\u{2192}Find: ") }),
    ]

    /// The roles with which a line of an aria snapshot may begin. Other lists in YAML have the same shape.
    private static let ariaRoles: Set<String> = [
        "alert", "alertdialog", "application", "article", "banner", "blockquote", "button", "caption", "cell",
        "checkbox", "code", "columnheader", "combobox", "complementary", "contentinfo", "definition", "dialog",
        "document", "emphasis", "figure", "form", "generic", "grid", "gridcell", "group", "heading", "iframe", "img",
        "link", "list", "listbox", "listitem", "log", "main", "menu", "menubar", "menuitem", "navigation", "option",
        "paragraph", "progressbar", "radio", "radiogroup", "region", "row", "rowgroup", "rowheader", "search",
        "searchbox", "separator", "slider", "spinbutton", "status", "strong", "switch", "tab", "table", "tablist",
        "tabpanel", "term", "text", "textbox", "time", "toolbar", "tooltip", "tree", "treeitem",
    ]

    // Advice that several formats share.
    private static let android =
        " (Android), which axaudit does not read; dump the screen with uiautomator or Appium"
    private static let detox =
        "Detox's view hierarchy, which axaudit does not read; dump the app with idb or Appium instead"
    private static let web = " (a web page), which axaudit does not read; axe-core checks those"
    private static let withoutFrames = ", which has no frames in points; dump it with axe describe-ui"
}
