import AXAudit
import Foundation
import TestSupport
import Testing

/// What uiautomator dumped, written as other tools write the same views, has the same stops, names and findings.
@Suite("Forms of Android's views")
struct AndroidFormTests {
    /// What the two forms cannot carry. Without it, the original is compared.
    private static var untold: [Regex<(Substring, Substring)>] {
        [
            #/ (hint|heading|a11y-important|showing-hint|screen-reader-focusable|text-entry-key)="[^"]*"/#,
            #/ (hint|heading|a11y-important|showing-hint|screen-reader-focusable|text-entry-key)='[^']*'/#,
        ]
    }

    @Test("As android layout, without passwords and packages")
    func layout() throws {
        var whole = 0
        for (name, bytes) in try Self.originals() {
            let original = try Self.screen(bytes.replacing(#/ password=["']true["']/#, with: ""))
            let copy = try Self.screen(Self.layout(original))
            #expect(copy.origin.format == "android-layout", "\(name)")
            try Self.check(copy, original, name)
            // Of what the system draws, only resource names tell it here.
            guard Self.systemElements(copy) == Self.systemElements(original), copy.idiom == original.idiom else {
                continue
            }
            whole += 1
            Self.checkFindings(copy, original, name)
        }
        // Of our own two, one shows a status bar without resource names.
        #expect(whole >= (AndroidCorpus.isAvailable ? 40 : 1), "\(whole)")
    }

    @Test("As android layout without a hierarchy: the texts of all stops, and no rule that needs sizes")
    func flatLayout() throws {
        for (name, bytes) in try Self.originals() {
            let original = try Self.screen(bytes)
            let copy = try Self.screen(Self.flatLayout(original))
            #expect(copy.carries.isDisjoint(with: [.type, .frame, .platformType]), "\(name)")
            let stops = Exposure(copy, includesSystem: true).order
            let texts = Set(stops.compactMap { copy.elements[$0].label })
            let described = original.nearestAncestors { original.elements[$0].view?.contentDescription != nil }
            for (index, element) in original.elements.enumerated() {
                guard let text = element.view?.text, element.view?.contentDescription == nil,
                    element.isVisible != false, described[index] == nil
                else { continue }
                #expect(texts.contains { $0.contains(text) }, "\(name): \(text)")
            }
            let sizes = Audit(rules: [.targetSize, .targetSizeMinimum, .controlOverlap])(copy)
            #expect(sizes.findings.isEmpty, "\(name)")
        }
    }

    @Test("As a state of droidbot")
    func droidbot() throws {
        for (name, bytes) in try Self.originals() {
            let original = try Self.screen(bytes)
            let copy = try Self.screen(Self.state(original, packages: Self.packages(bytes)))
            #expect(copy.origin.format == "droidbot", "\(name)")
            #expect(Self.systemElements(copy) == Self.systemElements(original), "\(name)")
            #expect(copy.idiom == original.idiom, "\(name)")
            try Self.check(copy, original, name)
            Self.checkFindings(copy, original, name)
        }
    }

    // MARK: Checking

    private static func check(_ copy: Screen, _ original: Screen, _ name: String) throws {
        try #require(copy.elements.count == original.elements.count, "\(name)")
        #expect(copy.size == original.size, "\(name)")
        for index in copy.elements.indices {
            let (one, other) = (copy.elements[index], original.elements[index])
            #expect(one.label == other.label && one.value == other.value, "\(name): \(one)")
            #expect(one.type == other.type && one.frame == other.frame && one.parent == other.parent, "\(name): \(one)")
        }
        #expect(Exposure(copy, includesSystem: true).order == Exposure(original, includesSystem: true).order, "\(name)")
    }

    /// Compares the findings of the rules that can be checked on both, with and without a density.
    private static func checkFindings(_ copy: Screen, _ original: Screen, _ name: String) {
        for density in [nil, 2.625] {
            var (one, other) = (copy, original)
            if let density {
                one.setDensity(density)
                other.setDensity(density)
            }
            // Visibility that no view has written is unknown in one of them.
            if !one.carries.contains(.visible) { other.carries.remove(.visible) }
            let (first, second) = (Audit(rules: Rule.all)(one), Audit(rules: Rule.all)(other))
            #expect(first.findings.map(words) == second.findings.map(words), "\(name)")
        }
    }

    private static func words(_ finding: Finding) -> [String] {
        [finding.ruleID, finding.severity.rawValue, finding.message, finding.key]
    }

    private static func systemElements(_ screen: Screen) -> [Int] {
        screen.elements.indices.filter { screen.elements[$0].view?.flags.contains(.system) == true }
    }

    // MARK: Originals

    /// The dumps of uiautomator, without what the forms cannot carry.
    private static func originals() throws -> [(name: String, text: String)] {
        var dumps = try fixtures(of: .uiautomator)
        for name in try AndroidCorpus.names() { dumps.append((name, try AndroidCorpus.dump(name))) }
        return dumps.compactMap { name, bytes in
            guard let screens = try? TreeReader.read(bytes, file: name), screens.count == 1,
                screens[0].origin.format == "uiautomator"
            else { return nil }
            var text = String(decoding: bytes, as: UTF8.self)
            for pattern in untold { text = text.replacing(pattern, with: "") }
            return (name, text)
        }
    }

    private static func screen(_ text: String) throws -> Screen { try readScreen(text) }

    /// The packages of the views, in the order of the dump.
    private static func packages(_ text: String) -> [String] {
        text.matches(of: #/<node\b[^>]*? package=["']([^"']*)["']/#).map { String($0.output.1) }
    }

    // MARK: Forms

    private static func json(_ value: Any) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }

    private static func corners(_ frame: Rect) -> String {
        "[\(Int(frame.x)),\(Int(frame.y))][\(Int(frame.maxX)),\(Int(frame.maxY))]"
    }

    private static func center(_ frame: Rect?) -> String {
        "[\(Int((frame?.x ?? 0) + (frame?.width ?? 0) / 2)),\(Int((frame?.y ?? 0) + (frame?.height ?? 0) / 2))]"
    }

    /// The keys of a view but its class, its frame and its children.
    private static func keys(_ element: Element) -> [String: Any] {
        var object: [String: Any] = ["center": center(element.frame)]
        object["text"] = element.view?.text
        object["content-desc"] = element.view?.contentDescription
        object["resource-id"] = element.identifier
        let flags = element.viewFlags ?? []
        let names: [(ViewFlags, String)] = [
            (.clickable, "CLICKABLE"), (.longClickable, "LONG_CLICKABLE"), (.focusable, "FOCUSABLE"),
            (.checkable, "CHECKABLE"), (.scrollable, "SCROLLABLE"),
        ]
        let interactions = names.filter { flags.contains($0.0) }.map(\.1)
        if !interactions.isEmpty { object["interactions"] = interactions }
        var state: [String] = []
        if flags.contains(.checked) { state.append("CHECKED") }
        if element.isSelected { state.append("SELECTED") }
        if !element.isEnabled { state.append("DISABLED") }
        if !state.isEmpty { object["state"] = state }
        if element.isVisible == false { object["off-screen"] = true }
        return object
    }

    private static func layout(_ screen: Screen) throws -> String {
        func view(_ index: Int) -> [String: Any] {
            let element = screen.elements[index]
            var object = keys(element)
            object["class"] = element.platformType
            object["bounds"] = element.frame.map(corners)
            let children = screen.children(of: index)
            if !children.isEmpty { object["children"] = children.map(view) }
            return object
        }
        return try json(screen.elements.indices.filter { screen.elements[$0].parent == nil }.map(view))
    }

    /// The views with something to say or to do; those of one item have the number of its first view.
    private static func flatLayout(_ screen: Screen) throws -> String {
        let items = screen.nearestAncestors { screen.elements[$0].viewFlags?.contains(.clickable) == true }
        return try json(
            screen.elements.indices.compactMap { index -> [String: Any]? in
                let element = screen.elements[index]
                var object = keys(element)
                guard object.count > 1 else { return nil }
                for key in ["interactions", "state"] {
                    object[key] = (object[key] as? [String])?.map { $0.lowercased() }
                }
                object["key"] = element.viewFlags?.contains(.clickable) == true ? index : items[index] ?? index
                return object
            })
    }

    private static func state(_ screen: Screen, packages: [String]) throws -> String {
        let views = screen.elements.indices.map { index -> [String: Any] in
            let element = screen.elements[index]
            let flags = element.viewFlags ?? []
            var view: [String: Any] = [
                "temp_id": index, "parent": element.parent ?? -1, "children": screen.children(of: index),
                "class": element.platformType ?? "", "package": packages[index],
                "text": (element.view?.text as Any?) ?? NSNull(),
                "content_description": (element.view?.contentDescription as Any?) ?? NSNull(),
                "resource_id": (element.identifier as Any?) ?? NSNull(), "visible": element.isVisible ?? true,
                "enabled": element.isEnabled, "selected": element.isSelected,
            ]
            let names: [(ViewFlags, String)] = [
                (.clickable, "clickable"), (.longClickable, "long_clickable"), (.focusable, "focusable"),
                (.checkable, "checkable"), (.checked, "checked"), (.scrollable, "scrollable"),
                (.password, "is_password"),
            ]
            for (flag, name) in names { view[name] = flags.contains(flag) }
            if let frame = element.frame {
                view["bounds"] = [[Int(frame.x), Int(frame.y)], [Int(frame.maxX), Int(frame.maxY)]]
            }
            return view
        }
        return try json(
            ["state_str": "a", "tag": "b", "foreground_activity": "a.b/.C", "views": views] as [String: Any])
    }
}
