import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// The output of `android layout`, a tree or a flat list.
    public static let androidLayout = InputFormat(
        "android-layout", tool: "android layout",
        summary: "The output of android layout of Google's Android CLI, with or without a hierarchy.",
        dump: "android layout > screen.json",
        words: ["\"interactions\"", "\"center\"", "\"content-desc\"", "\"resource-id\"", "\"bounds\""],
        reader: .json(claim: AndroidLayoutFormat.claim, read: AndroidLayoutFormat.screens))
}

/// Reads the output of `android layout`, a command of Google's Android CLI (2026): a list of views with their children,
/// or in older versions a flat list without classes and frames.
///
/// A key that is missing is false or empty. Hints, passwords and packages are never told. In a flat list, the views of
/// one item have the same number, `key`: the texts are read as children of the view that can be acted on.
struct AndroidLayoutFormat: JSONDumpReader {
    var fields = JSONFields()
    var screen = Screen(
        elements: [], carries: [.label, .value, .identifier, .enabled, .selected, .children, .text, .flags],
        exposure: .inferred)
    let root: JSONValue
    private let isFlat: Bool
    /// The number of the item of each element.
    private var items: [Double?] = []
    private var television = TelevisionSigns()

    init(_ root: JSONValue) {
        self.root = root
        isFlat = !root.itemsOrSelf.contains { $0["class"] != nil || $0["children"] != nil }
        if !isFlat { screen.carries.formUnion([.type, .frame, .platformType]) }
    }

    static func claim(on root: JSONValue) -> FormatClaim? {
        guard root.kind == .array else { return nil }
        let hasCenter = root.items.prefix(20).contains { $0["center"]?.text?.hasPrefix("[") == true }
        return hasCenter ? .certain : nil
    }

    // MARK: Elements

    enum Key: String, CaseIterable {
        case `class`, text, interactions, state, bounds, key, children
        case contentDescription = "content-desc"
        case resourceID = "resource-id"
        case offScreen = "off-screen"
    }

    static let keys = KeyTable<Key>()

    struct Draft: ElementDraft {
        var element = Element(.any)
        var view = PlatformView(className: "")
        var children: JSONItems?
        var item: Double?
        var isFocused = false
    }

    func roots() -> JSONItems { root.itemsOrSelf }

    mutating func read(_ key: Key, _ value: JSONValue, into draft: inout Draft) {
        switch key {
        case .class: draft.view.className = fields.nonEmptyText(value) ?? ""
        case .text: draft.view.text = fields.nonEmptyText(value)
        case .contentDescription: draft.view.contentDescription = fields.nonEmptyText(value)
        case .resourceID: draft.element.identifier = fields.nonEmptyText(value)
        case .interactions: for word in fields.texts(value) ?? [] { add(interaction: word, to: &draft) }
        case .state: for word in fields.texts(value) ?? [] { add(state: word, to: &draft) }
        case .bounds: if !isFlat { draft.element.frame = fields.corners(value) }
        case .offScreen: if let isOff = flag(.visible, value) { draft.element.isVisible = !isOff }
        case .key: draft.item = fields.number(value)
        case .children: draft.children = fields.list(value)
        }
    }

    private func add(interaction word: String, to draft: inout Draft) {
        switch word.uppercased() {
        case "CLICKABLE": draft.view.flags.insert(.clickable)
        case "LONG_CLICKABLE": draft.view.flags.insert(.longClickable)
        case "FOCUSABLE": draft.view.flags.insert(.focusable)
        case "CHECKABLE": draft.view.flags.insert(.checkable)
        case "SCROLLABLE": draft.view.flags.insert(.scrollable)
        default: break
        }
    }

    private func add(state word: String, to draft: inout Draft) {
        switch word.uppercased() {
        case "CHECKED": draft.view.flags.insert(.checked)
        case "SELECTED": draft.element.isSelected = true
        case "DISABLED": draft.element.isEnabled = false
        case "FOCUSED": draft.isFocused = true
        default: break
        }
    }

    mutating func finish(_ draft: inout Draft) {
        let viewClass = ViewClass(draft.view.className)
        if !isFlat { draft.element.type = viewClass.role.type(with: draft.view.flags) }
        draft.element.view = draft.view
        television.add(viewClass, package: "")
        if draft.isFocused, !draft.element.isTextInput { television.addFocus(on: draft.view) }
        items.append(draft.item)
    }

    // MARK: Screen

    mutating func finishScreen() {
        screen.platform = .android
        if isFlat { groupItems() }
        takeSize()
        // The key is written where it is true only.
        if screen.carries.contains(.visible) {
            for index in screen.elements.indices where screen.elements[index].isVisible == nil {
                screen.elements[index].isVisible = true
            }
        }
        AndroidWindows.markSystemByIdentifiers(&screen.elements)
        screen.origin.notes += DevelopmentOverlays.mark(&screen.elements)
        if television.show(on: screen) { screen.idiom = .tv }
    }

    /// Sets the size of the screen, if a window is around the others. Without one, where the screen ends is unknown.
    private mutating func takeSize() {
        let roots = screen.elements.filter { $0.parent == nil }
        let frames = roots.compactMap(\.frame)
        let hasWindow = roots.contains { root in
            root.subtreeEnd > 1
                && root.frame.map { window in frames.allSatisfy { window.contains($0, tolerance: 0) } } == true
        }
        if hasWindow { screen.takeAndroidSize() }
    }

    /// Makes the texts of an item children of its view that can be acted on.
    private mutating func groupItems() {
        let flat = screen.elements
        func item(_ index: Int) -> Double? { index < items.count ? items[index] : nil }
        func hasAction(_ index: Int) -> Bool {
            flat[index].view?.flags.isDisjoint(with: [.clickable, .longClickable, .focusable, .checkable]) == false
        }
        // For each item, its view that can be acted on, and its texts.
        var heads: [Double: Int] = [:]
        var texts: [Int: [Int]] = [:]
        for index in flat.indices where hasAction(index) {
            if let number = item(index), heads[number] == nil { heads[number] = index }
        }
        var isInside = [Bool](repeating: false, count: flat.count)
        for index in flat.indices where !hasAction(index) {
            guard let head = item(index).flatMap({ heads[$0] }) else { continue }
            isInside[index] = true
            texts[head, default: []].append(index)
        }
        var tree = ElementTree(reserving: flat.count)
        for index in flat.indices where !isInside[index] {
            tree.open(flat[index])
            for text in texts[index] ?? [] { tree.add(flat[text]) }
            tree.close()
        }
        screen.elements = tree.takeElements()
    }
}
