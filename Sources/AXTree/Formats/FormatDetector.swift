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
        guard first < bytes.count, !isOpening(bytes[first]) || !beginsTree(bytes, at: first) else { return (first, 0) }
        var line = first
        for logged in 1...200 {
            guard let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            line = skipBlanks(bytes, from: end)
            if line < bytes.count, beginsTree(bytes, at: line) { return (line, logged) }
        }
        return (first, 0)
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

    /// What a text is that is neither JSON nor XML: one of the known ones, or nil.
    static func verdict(text bytes: [UInt8], from start: Int) -> Verdict {
        let head = String(decoding: bytes[start..<min(start + 4_096, bytes.count)], as: UTF8.self)
        for line in head.split(whereSeparator: \.isNewline) {
            if line.contains(/^\s*→?(?:Attributes: )?[A-Z]\w+(?: \(Main\))?, (?:pid: \d+, )?0x[0-9a-f]+/) {
                return .refused("XCUITest's debugDescription, which is not supported yet")
            }
            if line.contains(/^\s*- [a-z]+(?: "| \[|:)/) {
                return .refused("Playwright's aria snapshot; axaudit reads iOS trees")
            }
        }
        return .unknown
    }

    /// What an XML document is.
    static func verdict(_ document: XMLDocument) -> Verdict {
        let root = name(of: 0, document)
        let child = document.elements.count > 1 ? name(of: 1, document) : ""
        if root == "AppiumAUT", child.hasPrefix("UIA") {
            return .refused("the UIAutomation page source of Appium before 2016; dump it with the XCUITest driver")
        }
        if root == "hierarchy" {
            return .refused(
                child == "node"
                    ? "an Android uiautomator dump; axaudit reads iOS trees"
                    : "the page source of Appium's UiAutomator2 driver (Android); axaudit reads iOS trees")
        }
        return WDAXMLFormat.claims(document) ? .format(.wdaXML) : .unknown
    }

    private static func name(of index: Int, _ document: XMLDocument) -> String {
        document.string(Int(document.elements[index].nameStart), Int(document.elements[index].nameEnd))
    }

    /// What a JSON document is. The tests stand in the order in which they are decisive.
    static func verdict(_ document: JSONDocument) -> Verdict {
        if document.member("axaudit", of: 0) != nil { return .format(.axaudit) }
        if document.member("backend", of: 0) != nil, document.member("truncated", of: 0) != nil {
            return .refused("idb's complete document, which is not supported yet; use the flat or the nested form")
        }
        if IDBFormat.claims(document) { return .format(.idb) }
        if A11yUITestsFormat.claims(document) { return .format(.a11yuitests) }
        if let refusal = refusal(document) { return .refused(refusal) }
        return AxauditFormat.claims(document) ? .format(.axaudit) : .unknown
    }

    /// The formats that are known by their first object and not read.
    private static func refusal(_ document: JSONDocument) -> String? {
        let root: Int
        if document.nodes[0].kind == .array {
            guard let first = document.items(of: 0).first(where: { _ in true }) else { return nil }
            root = first
        } else {
            root = 0
        }
        func has(_ keys: String...) -> Bool { keys.allSatisfy { document.member($0, of: root) != nil } }
        if let node = document.member("value", of: 0), document.nodes[node].kind == .object { return wdaJSON }
        if has("rawIdentifier") || has("type", "rect") || has("type", "isEnabled") || has("type", "isVisible") {
            return wdaJSON
        }
        if has("axElement") || has("elementType", "frame") {
            return "XCUIElementSnapshot's dictionaryRepresentation, which is not supported yet"
        }
        if has("attributes", "children") { return "the output of maestro hierarchy, which is not supported yet" }
        if has("nodes") || has("result") { return "Chrome's accessibility tree; axaudit reads iOS trees" }
        if has("axeContext") { return "an axe-android result (Android); axaudit reads iOS trees" }
        if has("activity", "activity_name") { return "a RICO hierarchy (Android); axaudit reads iOS trees" }
        if has("schema", "data") { return "XcodeBuildMCP's capture result, which is not supported yet" }
        if has("element") || has("container") {
            return "AccessibilitySnapshot's model, which is not supported yet"
        }
        if has("screenshot", "elements") { return "a device screen of Maestro Studio, which has no frames in points" }
        return nil
    }

    private static let wdaJSON =
        "WebDriverAgent's JSON source, which is not supported yet; use its XML: GET /source without format=json"
}
