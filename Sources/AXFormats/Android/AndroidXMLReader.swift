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
        keys = nodes.attributeNames.map { Key(rawValue: $0) }
    }

    // MARK: Tree

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

    // MARK: Views

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
            case .resourceID: element.identifier = carried(.identifier, fields.nonEmptyText(attribute))
            case .className: className = fields.nonEmptyText(attribute) ?? className
            case .package: package = attribute.value
            case .hint: element.placeholder = carried(.placeholder, fields.nonEmptyText(attribute))
            case .bounds: element.frame = carried(.frame, fields.corners(attribute))
            case .enabled: element.isEnabled = carried(.enabled, fields.flag(attribute) ?? true)
            case .selected: element.isSelected = carried(.selected, fields.flag(attribute) ?? false)
            case .displayed, .visibleToUser: element.isVisible = carried(.visible, fields.flag(attribute) ?? true)
            case .heading: if carried(.headingLevel, fields.flag(attribute)) == true { element.headingLevel = 0 }
            case .important:
                saysImportance = true
                if fields.flag(attribute) == false { flags.insert(.notImportant) }
            case .clickable: set(.clickable, attribute, &flags)
            case .longClickable: set(.longClickable, attribute, &flags)
            case .focusable: set(.focusable, attribute, &flags)
            case .screenReaderFocusable: set(.screenReaderFocusable, attribute, &flags)
            case .checkable: set(.checkable, attribute, &flags)
            case .checked: set(.checked, attribute, &flags)
            case .scrollable: set(.scrollable, attribute, &flags)
            case .password: set(.password, attribute, &flags)
            case .showingHint: set(.showingHint, attribute, &flags)
            case .textEntryKey: set(.system, attribute, &flags)
            case .focused: isFocused = fields.flag(attribute) == true
            }
        }
        if flags.contains(.showingHint), element.placeholder == nil { element.placeholder = shownText }
        let viewClass = viewClass(named: className)
        let view = PlatformView(
            className: viewClass.name, kind: viewClass.kind, contentDescription: contentDescription, text: shownText,
            flags: flags)
        element.type = viewClass.role.type(with: flags)
        element.view = view
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

    /// Returns a value, and records that the dump carries the attribute.
    private mutating func carried<Value>(_ attribute: Attribute, _ value: Value) -> Value {
        carries.insert(attribute)
        return value
    }

    private mutating func set(_ flag: ViewFlags, _ attribute: XMLAttribute, _ flags: inout ViewFlags) {
        if fields.flag(attribute) == true { flags.insert(flag) }
    }

    private enum Key: String {
        case text, package, hint, bounds, enabled, selected, displayed, heading, clickable, focusable, checkable
        case checked, scrollable, password, focused
        case contentDescription = "content-desc"
        case resourceID = "resource-id"
        case className = "class"
        case visibleToUser = "visible-to-user"
        case important = "a11y-important"
        case longClickable = "long-clickable"
        case screenReaderFocusable = "screen-reader-focusable"
        case showingHint = "showing-hint"
        case textEntryKey = "text-entry-key"
    }
}
