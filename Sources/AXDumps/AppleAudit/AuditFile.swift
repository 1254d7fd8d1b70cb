import AXSyntax
import AXTree

/// Reads the issues of Apple's audit as JSON: of Appium's `mobile: performAccessibilityAudit`, of WebDriverAgent with
/// its envelope, of pymobiledevice3's `run-audit` and of go-ios' `ax audit`.
package enum AuditFile {
    /// The identifier of the format in reports.
    package static let formatID = "apple-audit"

    /// The keys by which an issue is recognised: those of XCTest's audit, of pymobiledevice3 and of go-ios.
    private static let typeKeys = ["auditType", "issue_classification", "issueType"]

    /// Keys that are near the beginning of an audit. The order of keys is any, and the description of an element can be
    /// long.
    private static let hints = (typeKeys + ["compactDescription", "elementDescription", "elementAttributes"]).map {
        Array("\($0)\"".utf8)
    }

    /// Whether a file may be an audit, by its beginning: whether it is worth parsing.
    package static func mayBeAudit(_ bytes: [UInt8]) -> Bool {
        if bytes.first == UInt8(ascii: "<") { return false }
        var rest = bytes.prefix(4_096)
        while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
            rest = rest[(quote + 1)...]
            if hints.contains(where: rest.starts) { return true }
        }
        return false
    }

    /// Returns the issues in a file.
    ///
    /// - Parameter isNamed: Whether the name of the file says that it is an audit. It can then be an empty list.
    /// - Returns: `nil` for a file that is something else.
    package static func issues(_ bytes: [UInt8], isNamed: Bool) throws(SyntaxErrors) -> [AuditIssue]? {
        let root = try SyntaxErrors.of { () throws(SyntaxError) in
            try JSONDocument(parsing: bytes, from: bytes.byteOrderMarkLength).root
        }
        let list = root.kind == .object ? root["value"] ?? root : root
        if isNamed, list.kind == .object, let error = list["error"], error.kind == .string {
            // `{"value": {"error": "unknown method", "message": …}}`, on systems without the audit for example.
            throw SyntaxErrors(
                at: error.offset, found: "a WebDriver error response: \(error.content.printable(limit: 60))",
                expected: "the list of issues of Apple's audit")
        }
        guard list.kind == .array, isNamed || list.items.contains(where: { typeValue(of: $0) != nil }) else {
            return nil
        }
        var issues: [AuditIssue] = []
        var errors: [SyntaxError] = []
        for item in list.items {
            do throws(SyntaxError) { issues.append(try issue(item)) } catch { errors.append(error) }
        }
        guard errors.isEmpty else { throw SyntaxErrors(errors) }
        return issues
    }

    private static func typeValue(of item: JSONValue) -> JSONValue? {
        typeKeys.lazy.compactMap { item.optional($0) }.first
    }

    private static func issue(_ item: JSONValue) throws(SyntaxError) -> AuditIssue {
        _ = try item.asObject()
        guard let type = typeValue(of: item) else {
            throw item.error(found: "an issue without a type", expected: "\"auditType\"")
        }
        guard type.kind == .string || type.kind == .number else { throw type.error(expected: "a type of issue") }
        let kind = AuditIssueType(type.content)
        let words = try item.optionalText("compactDescription")
        var issue = AuditIssue(kind, words, detail: text(item, "detailedDescription"))
        if kind == .other { issue.words += " (\(type.content.printable(limit: 60)))" }
        issue.offset = item.offset
        readElement(item, &issue)
        return issue
    }

    // MARK: The element

    /// Reads what the issue says about its element. Values of other kinds are unknown, because makers differ.
    private static func readElement(_ item: JSONValue, _ issue: inout AuditIssue) {
        for object in [item.optional("elementAttributes"), item.optional("element")].compactMap(\.self)
        where object.kind == .object && !object.isEmptyContainer {
            read(object, &issue)
        }
        if let words = text(item, "element") {
            issue.hasElement = true
            readDescription(words, &issue)
        }
        issue.identifier = issue.identifier ?? text(item, "elementIdentifier")
        issue.label = issue.label ?? text(item, "elementLabel") ?? text(item, "label")
        issue.elementType = issue.elementType ?? elementType(text(item, "elementType"))
        issue.frame = issue.frame ?? frame(item["element_rect_value"]) ?? frame(item["elementRect"])
        if issue.identifier != nil || issue.label != nil || issue.frame != nil { issue.hasElement = true }
    }

    private static func read(_ object: JSONValue, _ issue: inout AuditIssue) {
        issue.hasElement = true
        issue.identifier = text(object, "rawIdentifier") ?? text(object, "identifier")
        issue.label = text(object, "label")
        issue.elementType = elementType(text(object, "type"))
        issue.frame = frame(object["rect"]) ?? frame(object["frame"])
        // WebDriverAgent's name is the identifier, or else the label.
        if issue.identifier == nil, issue.label == nil { issue.name = text(object, "name") }
    }

    /// Reads XCTest's description of an element, the only one of audits before October 2023: `"Pay" Button`.
    private static func readDescription(_ words: String, _ issue: inout AuditIssue) {
        if #available(iOS 16, macOS 13, tvOS 16, *),
            let match = words.wholeMatch(of: #/"(?<name>.*)" (?<type>[A-Za-z]+)/#.dotMatchesNewlines())
        {
            if issue.identifier == nil, issue.label == nil, !match.output.name.isEmpty {
                issue.name = String(match.output.name)
            }
            issue.elementType = issue.elementType ?? elementType(String(match.output.type))
        } else {
            issue.elementType = issue.elementType ?? elementType(words)
        }
    }

    private static func text(_ object: JSONValue, _ key: String) -> String? {
        object[key]?.text.flatMap { $0.isBlank ? nil : $0 }
    }

    private static func elementType(_ name: String?) -> ElementType? { name.flatMap { ElementType(xcuiName: $0) } }

    /// Returns a frame: an object with numbers, or Foundation's notation.
    private static func frame(_ value: JSONValue?) -> Rect? {
        guard let value else { return nil }
        if let text = value.text { return Rect(braces: text) }
        guard let x = value["x"]?.number, let y = value["y"]?.number, let width = value["width"]?.number,
            let height = value["height"]?.number
        else { return nil }
        return Rect(reasonable: x, y, width, height)
    }

    // MARK: Writing

    /// Returns the file of issues, in the form of Appium's answer.
    package static func text(_ issues: [AuditIssue]) -> String { file.document(issues) }

    private static let file = JSONObject<[AuditIssue]>(.written("value", .list(.object(issue)), \.self))

    private static let issue = JSONObject<AuditIssue>(
        .written("auditType", .text) { issue in
            let name = issue.type.rawValue
            return "XCUIAccessibilityAuditType" + name.prefix(1).uppercased() + name.dropFirst()
        },
        .written("compactDescription", .text, \.words), .written("detailedDescription", .text) { $0.detail ?? "" },
        .object(
            "elementAttributes", attribute("type", \.elementType?.xcuiName), attribute("rawIdentifier", \.identifier),
            attribute("label", \.label), attribute("name", \.name),
            .written("rect", .optional(.object(rect))) { $0.hasElement ? $0.frame : nil }))

    private static func attribute(
        _ key: String, _ get: @escaping @Sendable (AuditIssue) -> String?
    ) -> JSONProperty<AuditIssue> {
        .written(key, .optional(.orNull(.text))) { $0.hasElement ? .some(get($0)) : nil }
    }

    private static let rect = JSONObject<Rect>(
        .written("x", .number, \.x), .written("y", .number, \.y), .written("width", .number, \.width),
        .written("height", .number, \.height))

    // MARK: An audit alone

    /// Returns the screen of an audit without a dump: the elements of its issues, each once. It carries no attribute,
    /// so that only the rules about Apple's issues are checked.
    package static func screen(_ issues: [AuditIssue]) -> Screen {
        var tree = ElementTree()
        var seen: Set<Element> = []
        for issue in issues {
            guard issue.identifier != nil || issue.label != nil || issue.name != nil || issue.frame != nil else {
                continue
            }
            var element = Element(issue.elementType ?? .other)
            element.identifier = issue.identifier
            element.label = issue.label ?? issue.name
            element.frame = issue.frame
            guard seen.insert(element).inserted else { continue }
            element.offset = issue.offset
            tree.add(element)
        }
        var screen = Screen(elements: tree.takeElements(), carries: [], exposure: .listed)
        screen.origin.format = formatID
        screen.origin.issues = issues
        screen.origin.isAuditAlone = true
        return screen
    }
}
