import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// `idb ui describe-all`, flat, nested or complete, AXe's `describe-ui`, and sim-use's `describe-ui --json`.
    public static let idb = InputFormat(
        "idb", tool: "idb", summary: "The JSON of idb ui describe-all, and of describe-ui of AXe and sim-use.",
        dump: "idb ui describe-all",
        words: [
            "\"AXFrame\"", "\"AXLabel\"", "\"AXUniqueId\"", "\"AXValue\"", "\"role\"", "\"custom_actions\"",
            "\"backend\"", "\"truncated\"",
        ],
        reader: .json(claim: IDBFormat.claim, read: IDBFormat.screens))
}

/// Reads the JSON of `idb ui describe-all`, flat, nested or complete, and of `describe-ui` of AXe and sim-use, which
/// has the keys of the nested one.
///
/// Source: facebook/idb (`FBAXNodeSerializer.swift`, `FBAccessibilityDocument.swift`). The list contains the elements
/// that VoiceOver reaches. A heading has a type of its own, so headings are known even if traits are not.
struct IDBFormat: JSONDumpReader {
    var fields = DumpFields()
    var screen = Screen(elements: [], carries: [.type, .isAccessibilityElement, .headingLevel], exposure: .listed)
    /// Whether some element has a named trait.
    private var hasTraits = false
    /// The number of elements read.
    private var count = 0
    /// The indices of the bars whose items idb is known to leave out.
    private var bars: [Int] = []
    /// The indices of those bars whose list of children is empty.
    private var emptyBars: [Int] = []

    static func claim(on root: JSONValue) -> FormatClaim? {
        if isComplete(root) { return .certain }
        guard let list = list(of: root), let first = list.itemsOrSelf.first else { return nil }
        return ["AXFrame", "AXLabel", "AXValue", "AXUniqueId"].contains { first[$0] != nil } ? .certain : nil
    }

    /// Whether this is the document of `--format complete`, which always has all its keys.
    private static func isComplete(_ root: JSONValue) -> Bool {
        ["elements", "backend", "truncated"].allSatisfy { root[$0] != nil }
    }

    /// The list of elements or of the one root: the document itself, or the one inside an envelope. `nil` for an
    /// envelope without elements.
    private static func list(of root: JSONValue) -> JSONValue? {
        guard root.kind == .object else { return root }
        if let data = root["data"] {
            // sim-use's answer; `raw` is one object for a point.
            if let raw = data["raw"] { return raw }
            // XcodeBuildMCP's answer around AXe's.
            if let capture = data["capture"] { return capture["uiHierarchy"] }
        }
        return root["elements"] ?? root
    }

    static let keys = ElementKeys<Self>([
        "AXLabel": .exact(.label), "label": .exact(.label),
        "AXValue": .own(.value) { $2.element.value = $0.value($1) },
        "value": .own(.value) { $2.element.value = $0.value($1) },
        "AXUniqueId": .own(.identifier) { $2.element.identifier = $0.identifier($1) },
        "identifier": .own(.identifier) { $2.element.identifier = $0.identifier($1) },
        "help": .exact(.hint), "AXHint": .exact(.hint), "placeholder": .exact(.placeholder),
        "enabled": .exact(.enabled), "expanded": .exact(.expanded), "hidden": .exact(.hidden),
        "custom_actions": .exact(.actions), "traits": .own { $2.element.traits = $0.traits($1) },
        "type": .own { $2.extra.role.type = $0.fields.text($1) },
        "role": .own { $2.extra.role.role = $0.fields.text($1) },
        "subrole": .own { $2.extra.role.subrole = $0.fields.text($1) },
        "role_description": .own { $2.extra.role.description = $0.fields.text($1) },
        "frame": .own { $0.frame($1, &$2) }, "AXFrame": .own(.frame) { $2.extra.frameText = $1 },
        "children": .children,
    ])

    struct Extra: DraftExtra {
        var role = IDBRole()
        /// A frame that is a string.
        var frameText: JSONValue?
        /// Whether there is a frame that is an object, which is more exact.
        var hasFrameObject = false
    }

    func roots(of root: JSONValue) -> JSONItems {
        guard let list = Self.list(of: root), !list.isNull else { return root.noItems }
        return list.itemsOrSelf
    }

    mutating func finish(_ draft: inout Draft) {
        if let frameText = draft.extra.frameText, draft.element.frame == nil, !draft.extra.hasFrameObject,
            let text = fields.text(frameText)
        {
            draft.element.frame = fields.counted(Rect(braces: text))
        }
        draft.extra.role.apply(to: &draft.element)
        if draft.extra.role.isBar(label: draft.element.label) {
            bars.append(count)
            if let children = draft.children, children.first == nil { emptyBars.append(count) }
        }
        count += 1
    }

    private mutating func frame(_ value: JSONValue, _ draft: inout Draft) {
        switch value.kind {
        case .object:
            draft.element.frame = fields.frame(object: value)
            draft.extra.hasFrameObject = true
        case .string: draft.extra.frameText = value
        default: return
        }
        screen.carries.insert(.frame)
    }

    /// A value, which may be any JSON. The empty string means that there is none.
    private mutating func value(_ value: JSONValue) -> String? {
        switch value.kind {
        case .object: return nil
        case .array:
            let parts = value.items.compactMap { self.value($0) }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        default:
            let value = fields.looseText(value)
            return value == "" ? nil : value
        }
    }

    /// An identifier. Older versions of idb wrote a handle, a number, which identifies nothing.
    private mutating func identifier(_ value: JSONValue) -> String? {
        value.kind == .number ? nil : fields.text(value)
    }

    /// The traits in a list of names. A key whose list is always empty is a placeholder, which says nothing.
    private mutating func traits(_ value: JSONValue) -> Traits? {
        guard let names = fields.texts(value) else { return nil }
        if !names.isEmpty { hasTraits = true }
        return Traits(names.compactMap { Traits(spacedName: $0) })
    }

    mutating func finishScreen(of root: JSONValue) {
        screen.scope = .device
        reportEmptyApplication()
        if hasTraits {
            screen.carries.insert(.traits)
        } else {
            for index in screen.elements.indices { screen.elements[index].traits = nil }
        }
        screen.takeSelection()
        screen.takeSize(of: screen.elements.first { $0.type == .application })
        if !screen.carries.contains(.children) { emptyBars = emptyBarsOfFlatList() }
        if !emptyBars.isEmpty {
            for bar in emptyBars { screen.elements[bar].contentsCaptured = false }
            screen.carries.insert(.contentsCaptured)
            let bars = emptyBars.count == 1 ? "a bar is" : "\(emptyBars.count) bars are"
            screen.incomplete.append(
                "\(bars) empty in this dump: idb does not list the contents of some tab and navigation bars")
        }
        if Self.isComplete(root) { readScreenKeys(of: root) }
    }

    /// Reports an application without size and children, which the simulator answers with while the app is not up.
    /// There is nothing to check.
    private mutating func reportEmptyApplication() {
        guard screen.elements.count == 1, screen.elements[0].type == .application,
            screen.elements[0].frame?.isEmpty ?? true
        else { return }
        fields.report(
            SyntaxError(
                at: screen.elements[0].offset,
                "the application has no size and no elements: wait until the app is up, or relaunch it, and dump it again"
            ))
    }

    /// Reads the keys of a complete document that describe the screen as a whole.
    private mutating func readScreenKeys(of root: JSONValue) {
        if let size = root["screen"], size.kind == .object {
            let width = size["width"].flatMap { fields.number($0) }
            let height = size["height"].flatMap { fields.number($0) }
            if let width, let height, width > 0, height > 0 { screen.size = Size(width, height) }
        }
        if let truncated = root["truncated"], fields.flag(truncated) == true {
            screen.incomplete.append(Screen.truncation)
        }
        // This back end takes XCUITest's snapshot, which has all elements and not only those that VoiceOver reaches.
        if let backend = root["backend"], fields.text(backend) == "testmanagerd" {
            screen.exposure = .inferred
            screen.carries.remove(.isAccessibilityElement)
        }
    }

    /// The indices of the bars in a flat list without an element inside their frame. Looks at eight bars, more than any
    /// screen has, so that it stays linear.
    private func emptyBarsOfFlatList() -> [Int] {
        bars.prefix(8).filter { bar in
            guard let frame = screen.elements[bar].frame, !frame.isEmpty else { return false }
            return !screen.elements.indices.contains { index in
                index != bar && screen.elements[index].frame.map { frame.contains($0, tolerance: 1) } ?? false
            }
        }
    }
}
