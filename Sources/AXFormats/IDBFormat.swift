import AXSyntax
import AXTree

/// The JSON of `idb ui describe-all`, flat, nested or complete, and of AXe's `describe-ui`, which has the keys of the nested one.
///
/// Read from facebook/idb (`FBAXNodeSerializer.swift`, `FBAccessibilityDocument.swift`). The list holds what VoiceOver
/// reaches. A heading is a type of its own there, so that headings are known also where no traits are.
struct IDBFormat {
    private let document: JSONDocument
    private var fields: JSONFields
    private var screen = Screen(
        elements: [], carries: [.type, .isAccessibilityElement, .headingLevel], exposure: .listed)
    private var seesTrait = false
    /// The bars inside which the dump has nothing.
    private var emptyBars: [Int] = []
    /// How many elements were read, and which of them are bars whose items idb is known to leave out.
    private var count = 0
    private var bars: [Int] = []

    /// Whether a JSON text is such a list: the first element has the keys of idb, or the document those of a complete one.
    static func claims(_ document: JSONDocument) -> Bool {
        if isComplete(document) { return true }
        guard let roots = roots(of: document), let first = document.firstRoot(at: roots) else { return false }
        return isElement(first, document)
    }

    private static func isElement(_ index: Int, _ document: JSONDocument) -> Bool {
        document.member("AXFrame", of: index) != nil
            || document.member("AXLabel", of: index) != nil && document.member("role", of: index) != nil
    }

    /// Whether this is the document of `--format complete`, which has all its keys always.
    private static func isComplete(_ document: JSONDocument) -> Bool {
        ["elements", "backend", "truncated"].allSatisfy { document.member($0, of: 0) != nil }
    }

    /// The list of root elements, or the one root: the document itself, or what an envelope holds. Nil for an envelope
    /// that holds none.
    private static func roots(of document: JSONDocument) -> Int? {
        guard document.nodes[0].kind == .object else { return 0 }
        // XcodeBuildMCP's answer around AXe.
        if let data = document.member("data", of: 0), let capture = document.member("capture", of: data) {
            return document.member("uiHierarchy", of: capture)
        }
        return document.member("elements", of: 0) ?? 0
    }

    /// The one screen of a list.
    static func screens(of document: JSONDocument) throws(SyntaxErrors) -> [Screen] {
        var format = IDBFormat(document)
        let screen = format.read()
        guard format.fields.errors.isEmpty else { throw SyntaxErrors(format.fields.errors) }
        return [screen]
    }

    private init(_ document: JSONDocument) {
        self.document = document
        fields = JSONFields(document)
    }

    private mutating func read() -> Screen {
        let document = document
        if let root = Self.roots(of: document), document.nodes[root].kind != .null {
            let (first, end) = document.roots(at: root)
            let (elements, error) = document.elements(from: first, to: end) { element($0) }
            if let error { fields.report(error) }
            screen.elements = elements
        }
        finish()
        if Self.isComplete(document) { describe() }
        return screen
    }

    /// What a complete document says of the screen as a whole.
    private mutating func describe() {
        if let size = document.member("screen", of: 0), document.nodes[size].kind == .object {
            let width = document.member("width", of: size).flatMap { fields.number(at: $0) }
            let height = document.member("height", of: size).flatMap { fields.number(at: $0) }
            if let width, let height, width > 0, height > 0 { screen.size = Size(width, height) }
        }
        if let truncated = document.member("truncated", of: 0), fields.flag(at: truncated) == true {
            screen.incomplete.append(Screen.truncation)
        }
        // This back end takes XCUITest's snapshot, which has every element and not only those that VoiceOver reaches.
        if let backend = document.member("backend", of: 0), fields.text(at: backend) == "testmanagerd" {
            screen.exposure = .inferred
            screen.carries.remove(.isAccessibilityElement)
        }
    }

    private mutating func finish() {
        if seesTrait { screen.carries.insert(.traits) }
        for index in screen.elements.indices where !seesTrait { screen.elements[index].traits = nil }
        screen.takeSelection()
        screen.takeSize(of: screen.elements.first { $0.type == .application })
        if !screen.carries.contains(.children) { emptyBars = emptyBarsOfFlatList() }
        if !emptyBars.isEmpty {
            for bar in emptyBars { screen.elements[bar].contentsCaptured = false }
            screen.carries.insert(.contentsCaptured)
            let bars = emptyBars.count == 1 ? "a bar is" : "\(emptyBars.count) bars are"
            screen.incomplete.append(
                "\(bars) empty in this dump: idb does not list what stands in some tab and navigation bars")
        }
        screen.notes += fields.takeNotes()
    }

    /// The bars of a flat list that have no element of the list inside their frame. A screen has few bars; more than that
    /// are not looked at.
    private func emptyBarsOfFlatList() -> [Int] {
        bars.prefix(8).filter { bar in
            guard let frame = screen.elements[bar].frame, !frame.isEmpty else { return false }
            return !screen.elements.indices.contains { index in
                index != bar && screen.elements[index].frame.map { frame.contains($0, tolerance: 1) } ?? false
            }
        }
    }

    private mutating func element(_ object: Int) -> (element: Element, children: Int) {
        var element = Element()
        guard document.nodes[object].kind == .object else {
            fields.report(object, expected: "an element")
            return (element, 0)
        }
        element.offset = Int(document.nodes[object].start)
        var role = Role()
        var children = 0
        var frameText: Int?
        var seesFrame = false
        var seen: UInt32 = 0
        var key = object + 1
        let end = Int(document.nodes[object].end)
        while key < end {
            let at = key + 1
            key = document.next(after: at)
            guard let index = document.word(at: at - 1, in: Self.keys) else { continue }
            fields.meet(index, at: at - 1, &seen)
            switch Key.allCases[index] {
            case .AXLabel, .label:
                element.label = fields.text(at: at)
                carry(.label)
            case .AXValue, .value:
                element.value = value(at)
                carry(.value)
            case .AXUniqueId, .identifier:
                // Older idb wrote a handle, a number, which identifies nothing.
                element.identifier = document.nodes[at].kind == .number ? nil : fields.text(at: at)
                carry(.identifier)
            case .help, .AXHint:
                element.hint = fields.text(at: at)
                carry(.hint)
            case .placeholder:
                element.placeholder = fields.text(at: at)
                carry(.placeholder)
            case .enabled:
                element.isEnabled = fields.flag(at: at) ?? true
                if document.nodes[at].kind != .null { carry(.enabled) }
            case .hidden:
                element.isHidden = fields.flag(at: at) ?? false
                if document.nodes[at].kind != .null { carry(.hidden) }
            case .custom_actions:
                element.actions = fields.texts(at: at)
                carry(.actions)
            case .traits: element.traits = traits(at)
            case .type: role.type = fields.text(at: at)
            case .role: role.role = fields.text(at: at)
            case .subrole: role.subrole = fields.text(at: at)
            case .role_description: role.description = fields.text(at: at)
            case .frame:
                if document.nodes[at].kind == .object {
                    element.frame = fields.frame(object: at)
                    seesFrame = true
                    carry(.frame)
                } else if document.nodes[at].kind == .string {
                    frameText = at
                    carry(.frame)
                }
            case .AXFrame:
                frameText = at
                carry(.frame)
            case .children:
                children = fields.list(at: at)
                if children > 0 { screen.carries.insert(.children) }
            }
        }
        if let frameText, element.frame == nil, !seesFrame, let text = fields.text(at: frameText) {
            element.frame = fields.counted(Rect(braces: text))
        }
        role.apply(to: &element)
        if role.isBar(label: element.label) {
            bars.append(count)
            if children > 0, Int(document.nodes[children].end) == children + 1 { emptyBars.append(count) }
        }
        count += 1
        return (element, children)
    }

    private mutating func carry(_ attribute: Attribute) { screen.carries.insert(attribute) }

    /// A value may be any JSON; the empty string is how idb writes that there is none.
    private mutating func value(_ index: Int) -> String? {
        switch document.nodes[index].kind {
        case .object: return nil
        case .array:
            let parts = document.items(of: index).compactMap { value($0) }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        default:
            let value = fields.looseText(at: index)
            return value == "" ? nil : value
        }
    }

    /// The traits that are named; a list that is always empty is a placeholder and says nothing.
    private mutating func traits(_ index: Int) -> Traits? {
        guard let names = fields.texts(at: index) else { return nil }
        var traits: Traits = []
        for name in names {
            seesTrait = true
            if let trait = Traits(spacedName: name) { traits.insert(trait) }
        }
        return traits
    }

    private enum Key: String, CaseIterable {
        case AXLabel, AXValue, AXUniqueId, AXHint, AXFrame, label, value, identifier, help, placeholder, enabled, hidden
        case custom_actions, traits, type, role, subrole, role_description, frame, children
    }

    private static let keys = WordTable(Key.allCases.map(\.rawValue))
}

/// How idb says what an element is: macOS roles, with the finer kinds in the subrole.
private struct Role {
    var type: String?
    var role: String?
    var subrole: String?
    var description: String?

    /// The role without its prefix.
    private var name: String {
        if let type, !type.isEmpty { return type }
        guard let role else { return "" }
        return role.hasPrefix("AX") ? String(role.dropFirst(2)) : role
    }

    /// Whether this is a bar whose items idb is known to leave out.
    func isBar(label: String?) -> Bool {
        let bars = ["nav bar", "tab bar", "toolbar"]
        return name == "Group"
            && (bars.contains(description?.lowercased() ?? "") || bars.contains(label?.lowercased() ?? ""))
            || name == "TabBar" || name == "NavigationBar" || name == "TabGroup"
    }

    func apply(to element: inout Element) {
        switch name {
        case "Heading":
            element.type = .staticText
            element.headingLevel = 0
        case "TextField":
            switch subrole {
            case "AXSearchField": element.type = .searchField
            case "AXSecureTextField": element.type = .secureTextField
            default: element.type = .textField
            }
        case "TextArea": element.type = .textView
        case "CheckBox": element.type = subrole == "AXSwitch" || subrole == "AXToggle" ? .switch : .checkBox
        case "RadioButton": element.type = subrole == "AXTabButton" || description == "tab" ? .tab : .radioButton
        case "ScrollArea": element.type = .scrollView
        case "WebArea": element.type = .webView
        case "GenericElement", "": element.type = .other
        case "Group" where description?.lowercased() == "nav bar": element.type = .navigationBar
        case "Group" where description?.lowercased() == "tab bar": element.type = .tabBar
        default: element.type = ElementType(xcuiName: name) ?? .other
        }
    }
}
