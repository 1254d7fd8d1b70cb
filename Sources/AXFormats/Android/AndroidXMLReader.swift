import AXDumps
import AXSyntax
import AXTree

/// Reads Android's views from XML: those of uiautomator and of Appium, which have the same attributes.
///
/// Bounds are in pixels. An attribute that no view has is unknown.
struct AndroidXMLReader {
    private let nodes: XMLNodes
    /// The key of each name of an attribute; `nil` for an unknown one.
    private let keys: [Key?]
    /// What is known of the classes of the dump, by their names.
    private var classes: [String: ViewClass] = [:]
    private var windows = AndroidWindows()
    private var television = TelevisionSigns()
    private var fields = DumpFields()
    private var carries: AttributeSet = [.label, .value, .type, .children, .platformType, .text, .flags]
    /// Whether the dump says which views are important for accessibility.
    private var saysImportance = false

    /// Returns a screen for each display.
    static func screens(of nodes: XMLNodes) throws(SyntaxErrors) -> [Screen] {
        var reader = AndroidXMLReader(nodes)
        let screens = reader.read()
        guard reader.fields.errors.isEmpty else { throw SyntaxErrors(reader.fields.errors) }
        return screens
    }

    private init(_ nodes: XMLNodes) {
        self.nodes = nodes
        keys = nodes.attributeNames.map { Self.keys[$0] }
    }

    private mutating func read() -> [Screen] {
        var trees: [[Element]] = []
        var tree = ElementTree(reserving: nodes.count)
        // For each open element of the document: whether it is a view, and whether it is or is in a window of the
        // system.
        var open: [(isView: Bool, isOfSystem: Bool)] = []
        func close(to depth: Int) {
            while open.count > depth { if open.removeLast().isView { tree.close() } }
        }
        for node in nodes {
            close(to: node.depth)
            let container = node.name(in: Self.containers)
            let isOfSystem = open.last?.isOfSystem == true || container == 0 && Self.isSystemWindow(node)
            let isView = container == nil
            if !isView {
                if container == 1, !tree.elements.isEmpty { trees.append(take(&tree)) }
            } else if let obstacle = tree.obstacle {
                fields.report(SyntaxError(at: node.offset, obstacle))
                break
            } else {
                var element = Element()
                let package = read(node, into: &element)
                if isOfSystem { element.view?.flags.insert(.system) }
                if tree.depth == 0 { windows.open(package: package) }
                tree.open(consume element)
            }
            open.append((isView, isOfSystem))
        }
        close(to: 0)
        if !tree.elements.isEmpty || trees.isEmpty { trees.append(take(&tree)) }
        let notes = fields.takeNotes()
        return trees.map { screen($0, notes) }
    }

    /// Returns the elements of a display, and empties its tree.
    private mutating func take(_ tree: inout ElementTree) -> [Element] {
        var elements = tree.takeElements()
        windows.markSystem(&elements)
        return elements
    }

    /// The names of elements that contain views and are not views themselves.
    private static let containers = WordTable(["window", "display", "displays", "hierarchy", "AppiumAUT"])

    /// Whether a window is one that no app drew, in a dump of all windows: of the keyboard, the system or a screen
    /// reader.
    private static func isSystemWindow(_ window: XMLNode) -> Bool {
        guard let type = window["type"] else { return false }
        return !type.value.hasSuffix("APPLICATION")
    }

    private func screen(_ elements: [Element], _ notes: [String]) -> Screen {
        var screen = Screen(elements: elements, carries: carries, exposure: saysImportance ? .given : .inferred)
        screen.takeAndroidSize()
        screen.finishAndroid(television)
        screen.origin.notes += notes
        return screen
    }

    /// Reads a view, and returns the package of the app that draws it.
    private mutating func read(_ node: XMLNode, into element: inout Element) -> String {
        element.offset = node.offset
        var className = node.name == "node" ? "" : node.name
        var contentDescription: String?
        var shownText: String?
        var flags = ViewFlags(rawValue: 0)
        var package = ""
        var isFocused = false
        for attribute in node.attributes {
            guard let key = keys[attribute.name] else { continue }
            switch key {
            case .text: shownText = fields.nonEmptyText(attribute)
            case .contentDescription: contentDescription = fields.nonEmptyText(attribute)
            case .resourceID: element.identifier = carries.adding(.identifier, fields.nonEmptyText(attribute))
            case .className: className = fields.nonEmptyText(attribute) ?? className
            case .package: package = attribute.value
            case .hint: element.placeholder = carries.adding(.placeholder, fields.nonEmptyText(attribute))
            case .bounds: element.frame = carries.adding(.frame, fields.corners(attribute))
            case .enabled: element.isEnabled = carries.adding(.enabled, fields.flag(attribute) ?? true)
            case .selected: element.isSelected = carries.adding(.selected, fields.flag(attribute) ?? false)
            case .visible: element.isVisible = carries.adding(.visible, fields.flag(attribute) ?? true)
            case .heading: if carries.adding(.headingLevel, fields.flag(attribute)) == true { element.headingLevel = 0 }
            case .important:
                saysImportance = true
                if fields.flag(attribute) == false { flags.insert(.notImportant) }
            case .flag(let flag): if fields.flag(attribute) == true { flags.insert(flag) }
            case .focused: isFocused = fields.flag(attribute) == true
            }
        }
        if flags.contains(.showingHint), element.placeholder == nil { element.placeholder = shownText }
        let viewClass = viewClass(named: className)
        element.view = PlatformView(
            className: viewClass.name, kind: viewClass.kind, contentDescription: contentDescription, text: shownText,
            flags: flags)
        element.type = viewClass.role.type(with: flags)
        television.add(viewClass, package: package)
        if isFocused { television.addFocus(on: element) }
        return package
    }

    private mutating func viewClass(named name: String) -> ViewClass {
        if let known = classes[name] { return known }
        let viewClass = ViewClass(name)
        classes[name] = viewClass
        return viewClass
    }

    private enum Key {
        case text, contentDescription, resourceID, className, package, hint, bounds, enabled, selected, visible, heading
        case important, focused
        case flag(ViewFlags)
    }

    private static let keys: [String: Key] = [
        "text": .text, "content-desc": .contentDescription, "resource-id": .resourceID, "class": .className,
        "package": .package, "hint": .hint, "bounds": .bounds, "enabled": .enabled, "selected": .selected,
        "displayed": .visible, "visible-to-user": .visible, "heading": .heading, "a11y-important": .important,
        "focused": .focused, "clickable": .flag(.clickable), "long-clickable": .flag(.longClickable),
        "focusable": .flag(.focusable), "screen-reader-focusable": .flag(.screenReaderFocusable),
        "checkable": .flag(.checkable), "checked": .flag(.checked), "scrollable": .flag(.scrollable),
        "password": .flag(.password), "showing-hint": .flag(.showingHint), "text-entry-key": .flag(.system),
    ]
}
