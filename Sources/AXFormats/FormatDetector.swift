import AXSyntax
import AXTree

/// Tells formats apart by what stands in a file; names and extensions play no part.
enum FormatDetector {
    /// What a document turned out to be.
    enum Verdict {
        /// A format that can be read.
        case format(InputFormat)
        /// A format that is known and cannot be read, with its name and what to do instead.
        case refused(String)
        /// None that is known.
        case unknown
    }

    /// The byte at which the tree begins: after a byte order mark, blanks, and lines that a tool logged before it.
    ///
    /// A tree begins a line with `{`, `[` or `<` followed by what can follow there. If no line does, the first byte that is
    /// not blank is the answer, so that the error points at what was found.
    static func start(in bytes: [UInt8]) -> (offset: Int, loggedLines: Int) {
        let afterMark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = skipBlanks(bytes, from: afterMark)
        guard first < bytes.count, !beginsTree(bytes, at: first) else { return (first, 0) }
        // What stands in a script is no tree, though one may begin in one of its lines.
        if isScript(bytes, at: first) { return (first, 0) }
        // Before JSON and XML, for a label in it may go on in a line that looks like either.
        if let description = XCUITestDescriptionFormat.beginning(in: bytes, from: first) { return description }
        var line = first
        for logged in 1...200 {
            guard let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            line = skipBlanks(bytes, from: end)
            if line < bytes.count, beginsTree(bytes, at: line) { return (line, logged) }
        }
        return (first, 0)
    }

    /// Whether JavaScript stands there, in which people keep trees for tests.
    static func isScript(_ bytes: [UInt8], at offset: Int) -> Bool {
        ["module.exports", "exports.", "export default ", "export const ", "const "].contains {
            bytes[offset...].starts(with: $0.utf8)
        }
    }

    /// Whether an HTML document begins there.
    static func isWebPage(_ bytes: [UInt8], at offset: Int) -> Bool {
        let head = String(decoding: bytes[offset..<min(offset + 14, bytes.count)], as: UTF8.self).lowercased()
        return head == "<!doctype html" || head.hasPrefix("<html>") || head.hasPrefix("<html ")
    }

    private static func isOpening(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<")
    }

    private static func skipBlanks(_ bytes: [UInt8], from start: Int) -> Int {
        var at = start
        while at < bytes.count, bytes[at] == 0x20 || (0x09...0x0D).contains(bytes[at]) { at += 1 }
        return at
    }

    /// Whether a tree may begin here, as against `[INFO] …` or `<3 files>`.
    private static func beginsTree(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard isOpening(bytes[offset]) else { return false }
        let next = skipBlanks(bytes, from: offset + 1)
        guard next < bytes.count else { return true }
        switch bytes[offset] {
        case UInt8(ascii: "{"): return bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "}")
        case UInt8(ascii: "["): return bytes[next] == UInt8(ascii: "{") || bytes[next] == UInt8(ascii: "]")
        case UInt8(ascii: "<"):
            let letter = bytes[next] | 0x20
            return bytes[next] == UInt8(ascii: "?") || bytes[next] == UInt8(ascii: "!")
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
        default: return false
        }
    }

    /// What a text is that is neither JSON nor XML.
    static func verdict(text bytes: [UInt8], from start: Int) -> Verdict {
        if XCUITestDescriptionFormat.beginning(in: bytes, from: start) != nil { return .format(.xcuitestDescription) }
        let head = String(decoding: bytes[start..<min(start + 65_536, bytes.count)], as: UTF8.self)
        if head.trimmed == "null" { return .refused("idb's answer that no element is at that point") }
        for line in head.split(whereSeparator: \.isNewline) {
            if let item = line.prefixMatch(of: /\s*- ([a-z]+)(?: "| \[|:|$)/), ariaRoles.contains(String(item.1)) {
                return .refused("Playwright's aria snapshot" + ofWeb)
            }
            if line.hasPrefix("AX.label='") || line.contains(/^\s*<[A-Z]\w+: 0x[0-9a-f]+; AX\./) {
                return .refused(detox)
            }
            if line.trimmed == "Query chain:" || line.contains("\u{2192}Find: ") {
                return .refused(
                    "XCUITest's description of an app that it could not look into: there is no element subtree; print "
                        + "it while the app is in the foreground")
            }
        }
        return .unknown
    }

    /// The roles with which a line of an aria snapshot may begin; other lists in YAML look the same.
    private static let ariaRoles: Set<String> = [
        "alert", "alertdialog", "application", "article", "banner", "blockquote", "button", "caption", "cell",
        "checkbox", "code", "columnheader", "combobox", "complementary", "contentinfo", "definition", "dialog",
        "document", "emphasis", "figure", "form", "generic", "grid", "gridcell", "group", "heading", "iframe", "img",
        "link", "list", "listbox", "listitem", "log", "main", "menu", "menubar", "menuitem", "navigation", "option",
        "paragraph", "progressbar", "radio", "radiogroup", "region", "row", "rowgroup", "rowheader", "search",
        "searchbox", "separator", "slider", "spinbutton", "status", "strong", "switch", "tab", "table", "tablist",
        "tabpanel", "term", "text", "textbox", "time", "toolbar", "tooltip", "tree", "treeitem",
    ]

    // What to do with trees of other systems.
    private static let ofAndroid =
        " (Android), which axaudit does not read; Accessibility Scanner and Espresso's AccessibilityChecks check those"
    private static let ofWeb = " (a web page), which axaudit does not read; axe-core checks those"
    private static let detox =
        "Detox's view hierarchy, which axaudit does not read; dump the app with idb or Appium instead"

    /// What an XML document is.
    static func verdict(_ document: XMLDocument) -> Verdict {
        let root = name(of: 0, document)
        let child = document.elements.count > 1 ? name(of: 1, document) : ""
        if (root == "AppiumAUT" ? child : root).hasPrefix("UIA") {
            return .refused("the UIAutomation page source of Appium before 2016; dump it with the XCUITest driver")
        }
        switch root {
        case "hierarchy" where child == "node": return .refused("a dump of uiautomator" + ofAndroid)
        case "hierarchy",
            _ where root.hasPrefix("android."):
            return .refused("the page source of Appium's UiAutomator2 driver" + ofAndroid)
        case "ViewHierarchy": return .refused(detox)
        case "RootWebArea": return .refused("Chrome's accessibility tree as XML" + ofWeb)
        default: return WDAXMLFormat.claims(document) ? .format(.wdaXML) : .unknown
        }
    }

    private static func name(of index: Int, _ document: XMLDocument) -> String {
        document.string(Int(document.elements[index].nameStart), Int(document.elements[index].nameEnd))
    }

    /// The formats written in JSON, in the order in which their tests are decisive; our own, which needs least, is the last.
    static let jsonFormats: [JSONFormat] = [
        JSONFormat(.idb, claims: IDBFormat.claims, screens: IDBFormat.screens),
        JSONFormat(
            .xcuitestDictionary, claims: XCUITestDictionaryFormat.claims, screens: XCUITestDictionaryFormat.screens),
        JSONFormat(.maestro, claims: { MaestroFormat.kind(of: $0) == .iOS }, screens: MaestroFormat.screens),
        JSONFormat(.wdaJSON, claims: WDAJSONFormat.claims, screens: WDAJSONFormat.screens),
        JSONFormat(.a11yuitests, claims: A11yUITestsFormat.claims, screens: A11yUITestsFormat.screens),
        JSONFormat(
            .accessibilitySnapshot, claims: AccessibilitySnapshotFormat.claims,
            screens: AccessibilitySnapshotFormat.screens),
        JSONFormat(.axaudit, claims: AxauditFormat.claims, screens: AxauditFormat.screens),
    ]

    /// What a JSON document is.
    static func verdict(_ document: JSONDocument) -> Verdict {
        if document.member("axaudit", of: 0) != nil { return .format(.axaudit) }
        if let refusal = refusal(document) { return .refused(refusal) }
        return jsonFormats.first { $0.claims(document) }.map { .format($0.format) } ?? .unknown
    }

    /// The formats that are known and not read.
    private static func refusal(_ document: JSONDocument) -> String? {
        guard let root = document.firstRoot(at: 0) else { return nil }
        func has(_ keys: String...) -> Bool { keys.allSatisfy { document.member($0, of: root) != nil } }
        switch MaestroFormat.kind(of: document) {
        case .android: return "the output of maestro hierarchy" + ofAndroid
        case .harmony: return "a layout of HarmonyOS, which axaudit does not read; it reads iOS trees"
        case .old: return "the output of a maestro of 2022, which has no labels; dump it with a newer one"
        case .iOS, nil: break
        }
        if let value = document.member("value", of: root), let error = document.member("error", of: value),
            document.nodes[error].kind == .string
        {
            return "WebDriver's answer that it failed: \(document.string(at: error).printable(limit: 60))"
        }
        if has("value", "sessionId"), let value = document.member("value", of: root),
            document.nodes[value].kind == .null
        {
            return "WebDriver's answer without a tree: its value is null"
        }
        if isChrome(root, document) { return "Chrome's accessibility tree" + ofWeb }
        if has("axeContext") { return "an axe-android result" + ofAndroid }
        if has("activity", "activity_name") { return "a RICO hierarchy" + ofAndroid }
        if has("schema", "data") {
            let capture = document.member("data", of: root).flatMap { document.member("capture", of: $0) }
            if capture.flatMap({ document.member("uiHierarchy", of: $0) }) != nil { return nil }
            return "XcodeBuildMCP's capture result without a hierarchy" + withoutFrames
        }
        if has("screenshot", "elements") {
            return "a device screen of Maestro Studio, which has no frames in points; dump it with maestro hierarchy"
        }
        if has("protocol", "elements") { return "a runtime snapshot of XcodeBuildMCP" + withoutFrames }
        if has("screen_dimensions") {
            return "idb's description of a simulator, not of a screen; dump it with idb ui describe-all"
        }
        return nil
    }

    private static let withoutFrames = ", which has no frames in points; dump it with axe describe-ui"

    /// Whether this is what Chrome's DevTools answer: a list of nodes, as it is, in the answer's envelope, or one node.
    private static func isChrome(_ root: Int, _ document: JSONDocument) -> Bool {
        let answer = document.member("result", of: root) ?? root
        var node = answer
        if let nodes = document.member("nodes", of: answer), document.nodes[nodes].kind == .array {
            guard let first = document.firstRoot(at: nodes) else { return true }
            node = first
        }
        return document.member("nodeId", of: node) != nil
            && ["role", "ignored", "childIds"].contains { document.member($0, of: node) != nil }
    }
}
