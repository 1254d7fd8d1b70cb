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
    var fields = JSONFields()
    var screen = Screen(elements: [], carries: [.type, .isAccessibilityElement, .headingLevel], exposure: .listed)
    /// Whether some element has a named trait.
    private var hasTraits = false
    /// The number of elements read.
    private var count = 0
    /// The indices of the bars whose items idb is known to leave out.
    private var bars: [Int] = []
    /// The indices of those bars whose list of children is empty.
    private var emptyBars: [Int] = []

    let root: JSONValue

    init(_ root: JSONValue) {
        self.root = root
        screen.scope = .device
    }

    // MARK: Detection

    static func claim(on root: JSONValue) -> FormatClaim? {
        if isComplete(root) { return .certain }
        guard let list = list(of: root), let first = list.itemsOrSelf.first else { return nil }
        let isElement = ["AXFrame", "AXLabel", "AXValue", "AXUniqueId"].contains {
            first[$0] != nil
        }
        return isElement ? .certain : nil
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

    // MARK: Elements

    enum Key: String, CaseIterable {
        case label, value, identifier, help, placeholder, enabled, expanded, hidden, traits, type, role, subrole, frame,
            children
        case axLabel = "AXLabel"
        case axValue = "AXValue"
        case axUniqueID = "AXUniqueId"
        case axHint = "AXHint"
        case axFrame = "AXFrame"
        case customActions = "custom_actions"
        case roleDescription = "role_description"
    }

    static let keys = KeyTable<Key>()

    struct Draft: ElementDraft {
        var element = Element()
        var children: JSONItems?
        var role = IDBRole()
        /// A frame that is a string.
        var frameText: JSONValue?
        /// Whether there is a frame that is an object, which is more exact.
        var hasFrameObject = false
    }

    func roots() -> JSONItems {
        guard let list = Self.list(of: root), !list.isNull else { return root.noItems }
        return list.itemsOrSelf
    }

    mutating func read(_ key: Key, _ value: JSONValue, into draft: inout Draft) {
        switch key {
        case .axLabel, .label: draft.element.label = carried(.label, fields.text(value))
        case .axValue, .value: draft.element.value = carried(.value, self.value(value))
        case .axUniqueID, .identifier:
            // Older versions of idb wrote a handle, a number, which identifies nothing.
            draft.element.identifier = carried(.identifier, value.kind == .number ? nil : fields.text(value))
        case .help, .axHint: draft.element.hint = carried(.hint, fields.text(value))
        case .placeholder: draft.element.placeholder = carried(.placeholder, fields.text(value))
        case .enabled: if let flag = fields.flag(value) { draft.element.isEnabled = carried(.enabled, flag) }
        case .expanded: if let flag = fields.flag(value) { draft.element.isExpanded = carried(.expanded, flag) }
        case .hidden: if let flag = fields.flag(value) { draft.element.isHidden = carried(.hidden, flag) }
        case .customActions: draft.element.actions = carried(.actions, fields.texts(value))
        case .traits: draft.element.traits = traits(value)
        case .type: draft.role.type = fields.text(value)
        case .role: draft.role.role = fields.text(value)
        case .subrole: draft.role.subrole = fields.text(value)
        case .roleDescription: draft.role.description = fields.text(value)
        case .frame: frame(value, &draft)
        case .axFrame: draft.frameText = carried(.frame, value)
        case .children:
            draft.children = fields.list(value)
            if draft.children != nil { screen.carries.insert(.children) }
        }
    }

    mutating func finish(_ draft: inout Draft) {
        if let frameText = draft.frameText, draft.element.frame == nil, !draft.hasFrameObject,
            let text = fields.text(frameText)
        {
            draft.element.frame = fields.counted(Rect(braces: text))
        }
        draft.role.apply(to: &draft.element)
        if draft.role.isBar(label: draft.element.label) {
            bars.append(count)
            if let children = draft.children, children.first == nil { emptyBars.append(count) }
        }
        count += 1
    }

    private mutating func frame(_ value: JSONValue, _ draft: inout Draft) {
        switch value.kind {
        case .object:
            draft.element.frame = fields.frame(object: value)
            draft.hasFrameObject = true
        case .string: draft.frameText = value
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

    /// The traits in a list of names. A key whose list is always empty is a placeholder, which says nothing.
    private mutating func traits(_ value: JSONValue) -> Traits? {
        guard let names = fields.texts(value) else { return nil }
        var traits: Traits = []
        for name in names {
            hasTraits = true
            if let trait = Traits(spacedName: name) { traits.insert(trait) }
        }
        return traits
    }

    // MARK: Screen

    mutating func finishScreen() {
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
        if Self.isComplete(root) { readScreenKeys() }
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
    private mutating func readScreenKeys() {
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
