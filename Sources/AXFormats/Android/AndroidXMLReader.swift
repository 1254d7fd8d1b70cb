import AXSyntax
import AXTree

/// Reads Android's views from XML: those of uiautomator and of Appium, which have the same attributes.
///
/// Bounds are in pixels. An attribute that no view has is unknown.
struct AndroidXMLReader {
    private let document: XMLDocument
    private var windows = AndroidWindows()
    private var errors: [SyntaxError] = []
    private var unreasonableFrames = 0
    private var carries: AttributeSet = [.label, .value, .type, .children, .platformType, .text, .flags]
    /// Whether the dump says which views are important for accessibility.
    private var saysImportance = false

    /// Returns a screen for each display.
    static func screens(of document: XMLDocument) throws(SyntaxErrors) -> [Screen] {
        var reader = AndroidXMLReader(document)
        let screens = reader.read()
        guard reader.errors.isEmpty else { throw SyntaxErrors(reader.errors) }
        return screens
    }

    private init(_ document: XMLDocument) { self.document = document }

    // MARK: Tree

    private mutating func read() -> [Screen] {
        var trees: [[Element]] = []
        var tree = ElementTree()
        // The elements of the document that are open, and whether each is a view.
        var open: [(end: Int, isView: Bool)] = []
        var openViews = 0
        // The end of the innermost window of the system.
        var systemEnd = 0
        func close(before index: Int) {
            while let last = open.last, last.end <= index {
                open.removeLast()
                if last.isView {
                    tree.close()
                    openViews -= 1
                }
            }
        }
        for index in document.elements.indices {
            close(before: index)
            let node = document.elements[index]
            if Self.isAround(document.name(of: index)) {
                if document.name(of: index) == "display", !tree.elements.isEmpty { trees.append(take(&tree)) }
                if isSystemWindow(index) { systemEnd = max(systemEnd, Int(node.subtreeEnd)) }
                open.append((Int(node.subtreeEnd), false))
                continue
            }
            if let obstacle = tree.obstacle {
                report(Int(node.start), obstacle)
                break
            }
            var (element, package) = element(index)
            if index < systemEnd { element.view?.flags.insert(.system) }
            if openViews == 0 { windows.open(package: package) }
            openViews += 1
            tree.open(element)
            open.append((Int(node.subtreeEnd), true))
        }
        close(before: .max)
        if !tree.elements.isEmpty || trees.isEmpty { trees.append(take(&tree)) }
        return trees.map(screen)
    }

    /// Returns the elements of a display, and empties its tree.
    private mutating func take(_ tree: inout ElementTree) -> [Element] {
        var elements = tree.takeElements()
        windows.markSystem(&elements)
        return elements
    }

    /// Whether an XML element of this name contains views but is not a view itself.
    private static func isAround(_ name: String) -> Bool {
        switch name {
        case "hierarchy", "displays", "display", "window", "AppiumAUT": true
        default: false
        }
    }

    /// Whether an element is a window that no app drew, in a dump of all windows: of the keyboard, the system or a screen reader.
    private func isSystemWindow(_ index: Int) -> Bool {
        guard document.name(of: index) == "window", let type = document.attribute("type", of: index) else {
            return false
        }
        return !document.value(of: type).hasSuffix("APPLICATION")
    }

    private func screen(_ elements: [Element]) -> Screen {
        var screen = Screen(elements: elements, carries: carries, exposure: saysImportance ? .given : .inferred)
        screen.platform = .android
        screen.takeAndroidSize()
        screen.notes += Screen.notes(unreasonableFrames: unreasonableFrames)
        return screen
    }

    // MARK: Views

    /// Returns a view, and the package of the app that draws it.
    private mutating func element(_ index: Int) -> (Element, package: String) {
        let node = document.elements[index]
        var element = Element()
        element.offset = Int(node.start)
        var view = PlatformView(className: document.name(of: index) == "node" ? "" : document.name(of: index))
        var package = ""
        for attribute in Int(node.firstAttribute)..<Int(node.attributeEnd) {
            let name = document.attributes[attribute]
            guard let key = Self.keys.key(in: document.bytes, Int(name.nameStart), Int(name.nameEnd)) else { continue }
            switch key {
            case .text: view.text = text(attribute)
            case .contentDescription: view.contentDescription = text(attribute)
            case .resourceID:
                element.identifier = text(attribute)
                carries.insert(.identifier)
            case .className: view.className = text(attribute) ?? view.className
            case .package: package = document.value(of: attribute)
            case .hint:
                element.placeholder = text(attribute)
                carries.insert(.placeholder)
            case .bounds: element.frame = bounds(attribute)
            case .enabled:
                element.isEnabled = flag(attribute) ?? true
                carries.insert(.enabled)
            case .selected:
                element.isSelected = flag(attribute) ?? false
                carries.insert(.selected)
            case .displayed, .visibleToUser:
                element.isVisible = flag(attribute) ?? true
                carries.insert(.visible)
            case .heading:
                if flag(attribute) == true { element.headingLevel = 0 }
                carries.insert(.headingLevel)
            case .important:
                saysImportance = true
                if flag(attribute) == false { view.flags.insert(.notImportant) }
            case .clickable: set(.clickable, attribute, &view)
            case .longClickable: set(.longClickable, attribute, &view)
            case .focusable: set(.focusable, attribute, &view)
            case .screenReaderFocusable: set(.screenReaderFocusable, attribute, &view)
            case .checkable: set(.checkable, attribute, &view)
            case .checked: set(.checked, attribute, &view)
            case .scrollable: set(.scrollable, attribute, &view)
            case .password: set(.password, attribute, &view)
            case .showingHint: set(.showingHint, attribute, &view)
            case .textEntryKey: set(.system, attribute, &view)
            }
        }
        if view.flags.contains(.showingHint), element.placeholder == nil { element.placeholder = view.text }
        element.type = ElementType(androidClass: view.className, flags: view.flags)
        element.view = view
        return (element, package)
    }

    private func text(_ attribute: Int) -> String? {
        let text = document.value(of: attribute)
        return text.isEmpty ? nil : text
    }

    private mutating func set(_ flag: ViewFlags, _ attribute: Int, _ view: inout PlatformView) {
        if self.flag(attribute) == true { view.flags.insert(flag) }
    }

    /// A flag, or `nil` for an empty value, which is unknown.
    private mutating func flag(_ attribute: Int) -> Bool? {
        switch document.word(of: attribute, in: Self.flags) {
        case 0: return true
        case 1: return false
        default:
            let text = document.value(of: attribute)
            if !text.isEmpty {
                report(
                    Int(document.attributes[attribute].valueStart),
                    "found \"\(text.printable(limit: 60))\", expected true or false")
            }
            return nil
        }
    }

    private static let flags = WordTable(["true", "false"])

    /// A frame given by its corners: `[left,top][right,bottom]`.
    private mutating func bounds(_ attribute: Int) -> Rect? {
        carries.insert(.frame)
        let source = document.attributes[attribute]
        guard
            let (left, top, right, bottom) = Rect.fourNumbers(
                in: document.bytes, Int(source.valueStart), Int(source.valueEnd))
        else {
            report(
                Int(source.valueStart),
                "found \"\(document.value(of: attribute).printable(limit: 60))\", expected [left,top][right,bottom]")
            return nil
        }
        // A view that is scrolled away may end before it begins.
        let frame = Rect(reasonable: left, top, max(right - left, 0), max(bottom - top, 0))
        if frame == nil { unreasonableFrames += 1 }
        return frame
    }

    private mutating func report(_ offset: Int, _ message: String) {
        if errors.count < 50 { errors.append(SyntaxError(at: offset, message)) }
    }

    private enum Key: String, CaseIterable {
        case text, package, hint, bounds, enabled, selected, displayed, heading, clickable, focusable, checkable
        case checked, scrollable, password
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

    private static let keys = KeyTable<Key>()
}
