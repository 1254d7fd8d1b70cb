/// The JSON of `idb ui describe-all`, flat or nested, and of AXe's `describe-ui`, which has the same keys.
///
/// Read from facebook/idb (`FBAXNodeSerializer.swift`). The list holds what VoiceOver reaches. A heading is a type of its
/// own there, so that headings are known also where no traits are.
struct IDBFormat {
    private let document: JSONDocument
    private var fields: JSONFields
    private var screen = Screen(
        elements: [], carries: [.type, .isAccessibilityElement, .headingLevel], exposure: .listed)
    private var seesTrait = false
    private var emptyBars = 0

    /// Whether a JSON text is such a list: the first element has the keys of idb.
    static func claims(_ document: JSONDocument) -> Bool {
        guard let roots = roots(of: document), let first = document.items(of: roots).first(where: { _ in true }) else {
            return document.nodes[0].kind == .object && isElement(0, document)
        }
        return isElement(first, document)
    }

    private static func isElement(_ index: Int, _ document: JSONDocument) -> Bool {
        document.member("AXFrame", of: index) != nil
            || document.member("AXLabel", of: index) != nil && document.member("role", of: index) != nil
    }

    /// The list of root elements: the document itself, or what an `elements` envelope holds.
    private static func roots(of document: JSONDocument) -> Int? {
        if document.nodes[0].kind == .array { return 0 }
        guard let list = document.member("elements", of: 0), document.nodes[list].kind == .array else { return nil }
        return list
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
        var tree = ElementTree(capacity: document.nodes.count / 30)
        var pending: [(next: Int, end: Int)] = []
        if let roots = Self.roots(of: document) {
            pending.append((roots + 1, Int(document.nodes[roots].end)))
        } else {
            pending.append((0, 1))
        }
        while let last = pending.last {
            if last.next >= last.end {
                pending.removeLast()
                tree.close()
                continue
            }
            pending[pending.count - 1].next = document.next(after: last.next)
            guard tree.depth < ElementTree.maximumDepth else {
                fields.report(
                    SyntaxError(at: document.offset(of: last.next), "elements nested deeper than 10,000 levels"))
                break
            }
            let children = element(last.next, into: &tree)
            if children > 0 {
                screen.carries.insert(.children)
                pending.append((children + 1, Int(document.nodes[children].end)))
            } else {
                tree.close()
            }
        }
        screen.elements = tree.takeElements()
        finish()
        return screen
    }

    private mutating func finish() {
        if seesTrait { screen.carries.insert(.traits) }
        for index in screen.elements.indices where !seesTrait { screen.elements[index].traits = nil }
        screen.size = screen.elements.first { $0.type == .application }?.frame?.size
        if emptyBars > 0 {
            let bars = emptyBars == 1 ? "a bar is" : "\(emptyBars) bars are"
            screen.incomplete.append(
                "\(bars) empty in this dump: idb does not list what stands in tab and navigation bars")
        }
        screen.notes += fields.takeNotes()
    }

    /// Reads one element and opens it in the tree. Returns the node of its children, or 0.
    private mutating func element(_ object: Int, into tree: inout ElementTree) -> Int {
        var element = Element()
        guard document.nodes[object].kind == .object else {
            fields.report(object, expected: "an element")
            tree.open(element)
            return 0
        }
        element.sourceOffset = document.nodes[object].start
        var role = Role()
        var children = 0
        var frameText: Int?
        var seesFrame = false
        for key in document.keys(of: object) {
            let at = key + 1
            guard let index = document.word(at: key, in: Self.keys) else { continue }
            switch Key.allCases[index] {
            case .AXLabel:
                element.label = fields.text(at: at)
                carry(.label)
            case .AXValue:
                element.value = value(at)
                carry(.value)
            case .AXUniqueId:
                // Older idb wrote a handle, a number, which identifies nothing.
                element.identifier = document.nodes[at].kind == .number ? nil : fields.text(at: at)
                carry(.identifier)
            case .help:
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
                carry(.hidden)
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
                }
            case .AXFrame:
                frameText = at
                carry(.frame)
            case .children:
                if document.nodes[at].kind == .array {
                    children = at
                } else if document.nodes[at].kind != .null {
                    fields.report(at, expected: "a list of elements")
                }
            }
        }
        if let frameText, element.frame == nil, !seesFrame, let text = fields.text(at: frameText) {
            element.frame = fields.counted(Rect(braces: text))
        }
        role.apply(to: &element)
        if role.isBar(label: element.label), children > 0, Int(document.nodes[children].end) == children + 1 {
            emptyBars += 1
        }
        tree.open(element)
        return children
    }

    private mutating func carry(_ attribute: Attribute) { screen.carries.insert(attribute) }

    /// A value may be any JSON; the empty string is how idb writes that there is none.
    private mutating func value(_ index: Int) -> String? {
        switch document.nodes[index].kind {
        case .object, .array: return nil
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
        case AXLabel, AXValue, AXUniqueId, AXFrame, help, placeholder, enabled, hidden, custom_actions, traits, type,
            role,
            subrole, role_description, frame, children
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
