import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// A state of a crawl of droidbot.
    public static let droidbot = InputFormat(
        "droidbot", tool: "droidbot", summary: "A state of a crawl of droidbot, for Android.",
        dump: "droidbot -a app.apk -o crawl",
        words: ["\"views\"", "\"state_str\"", "\"foreground_activity\"", "\"temp_id\"", "\"resource_id\""],
        reader: .json(claim: DroidbotFormat.claim, read: DroidbotFormat.screens))
}

/// Reads a state that droidbot writes to `states/state_*.json` while it crawls an app: the views as a flat list, each
/// with the number of the view around it.
///
/// Source: honeynet/droidbot (`device_state.py`). Bounds are in pixels. The size beside the views is that of the
/// device, which may be turned; that of the window is taken. Hints, headings and which views are
/// important for accessibility are not told. A screen is named by its activity and the moment of the state.
struct DroidbotFormat: JSONDumpReader {
    var fields = JSONFields()
    var screen = Screen(
        elements: [],
        carries: [
            .label, .value, .identifier, .enabled, .selected, .visible, .frame, .type, .children, .platformType, .text,
            .flags,
        ],
        exposure: .inferred)
    let root: JSONValue
    /// For each view: its number, the number of the view around it, and its package.
    private var places: [Place] = []
    private var television = TelevisionSigns()

    init(_ root: JSONValue) { self.root = root }

    static func claim(on root: JSONValue) -> FormatClaim? {
        let isState = root["views"]?.kind == .array && root["state_str"] != nil && root["foreground_activity"] != nil
        return isState ? .certain : nil
    }

    // MARK: Views

    enum Key: String, CaseIterable {
        case text, package, bounds, visible, clickable, checkable, checked, scrollable, enabled, focusable, focused
        case selected, parent
        case number = "temp_id"
        case className = "class"
        case resourceID = "resource_id"
        case contentDescription = "content_description"
        case longClickable = "long_clickable"
        case isPassword = "is_password"
    }

    static let keys = KeyTable<Key>()

    struct Draft: ElementDraft {
        var element = Element(.any)
        var view = PlatformView(className: "")
        /// Always `nil`: the list is flat.
        var children: JSONItems?
        var place = Place()
        var isFocused = false
    }

    /// Where a view is in the tree.
    struct Place {
        var number: Double?
        /// The number of the view around it, `-1` for a window.
        var parent: Double?
        var package = ""
    }

    mutating func roots() -> JSONItems {
        let activity = root["foreground_activity"].flatMap { fields.nonEmptyText($0) }
        let moment = root["tag"].flatMap { fields.nonEmptyText($0) }
        let names = [activity.map { String($0.split { "./".contains($0) }.last ?? "") }, moment].compactMap(\.self)
        if !names.isEmpty { screen.name = names.joined(separator: " ") }
        guard let views = root["views"], let items = fields.list(views, "a list of views") else { return root.noItems }
        return items
    }

    mutating func read(_ key: Key, _ value: JSONValue, into draft: inout Draft) {
        switch key {
        case .className: draft.view.className = fields.nonEmptyText(value) ?? ""
        case .text: draft.view.text = fields.nonEmptyText(value)
        case .contentDescription: draft.view.contentDescription = fields.nonEmptyText(value)
        case .resourceID: draft.element.identifier = fields.nonEmptyText(value)
        case .package: draft.place.package = fields.text(value) ?? ""
        case .bounds: draft.element.frame = bounds(value)
        case .visible: draft.element.isVisible = fields.flag(value)
        case .enabled: draft.element.isEnabled = fields.flag(value) ?? true
        case .selected: draft.element.isSelected = fields.flag(value) ?? false
        case .clickable: set(.clickable, value, &draft.view)
        case .longClickable: set(.longClickable, value, &draft.view)
        case .checkable: set(.checkable, value, &draft.view)
        case .checked: set(.checked, value, &draft.view)
        case .scrollable: set(.scrollable, value, &draft.view)
        case .focusable: set(.focusable, value, &draft.view)
        case .isPassword: set(.password, value, &draft.view)
        case .focused: draft.isFocused = fields.flag(value) == true
        case .number: draft.place.number = fields.number(value)
        case .parent: draft.place.parent = fields.number(value)
        }
    }

    private mutating func set(_ flag: ViewFlags, _ value: JSONValue, _ view: inout PlatformView) {
        if fields.flag(value) == true { view.flags.insert(flag) }
    }

    /// A frame given by its corners: `[[left, top], [right, bottom]]`.
    private mutating func bounds(_ value: JSONValue) -> Rect? {
        guard let (left, top, right, bottom) = value.twoPairs else {
            fields.report(value, expected: "[[left, top], [right, bottom]]")
            return nil
        }
        // A view that is scrolled away may end before it begins.
        return fields.frame(left, top, max(right - left, 0), max(bottom - top, 0))
    }

    mutating func finish(_ draft: inout Draft) {
        let viewClass = ViewClass(draft.view.className)
        draft.element.type = viewClass.role.type(with: draft.view.flags)
        draft.element.view = draft.view
        television.add(viewClass, package: draft.place.package)
        if draft.isFocused, !draft.element.isTextInput { television.addFocus(on: draft.view) }
        places.append(draft.place)
    }

    // MARK: Screen

    mutating func finishScreen() {
        screen.platform = .android
        link()
        screen.takeAndroidSize()
        screen.origin.notes += DevelopmentOverlays.mark(&screen.elements)
        if television.show(on: screen) { screen.idiom = .tv }
    }

    /// Links the views by their numbers.
    private mutating func link() {
        let flat = screen.elements
        guard places.count == flat.count else { return }
        // Of views with the same number, the first one is meant.
        var indices: [Double: Int] = [:]
        for (index, place) in places.enumerated() {
            let number = place.number ?? Double(index)
            if indices[number] == nil { indices[number] = index }
        }
        var children = [[Int]](repeating: [], count: flat.count)
        var windows: [Int] = []
        for (index, place) in places.enumerated() {
            if let parent = place.parent, parent != -1 {
                guard let around = indices[parent] else {
                    fields.report(
                        SyntaxError(
                            at: flat[index].offset, found: "a view in the view \(Self.text(parent))",
                            expected: "the number of a view of the list, or -1"))
                    continue
                }
                children[around].append(index)
            } else {
                windows.append(index)
            }
        }
        screen.elements = elements(flat, windows: windows, children)
        if screen.elements.count < flat.count, fields.errors.isEmpty, let view = flat.first {
            fields.report(
                SyntaxError(at: view.offset, found: "views that are inside themselves", expected: "a tree of views"))
        }
    }

    /// Returns the elements of the windows in preorder.
    private mutating func elements(_ flat: [Element], windows: [Int], _ children: [[Int]]) -> [Element] {
        var packages = AndroidWindows()
        var tree = ElementTree(reserving: flat.count)
        // The views that remain to be opened, the next one last; `nil` closes a view.
        var pending: [Int?] = windows.reversed()
        while let next = pending.popLast() {
            guard let index = next else {
                tree.close()
                continue
            }
            if let obstacle = tree.obstacle {
                fields.report(SyntaxError(at: flat[index].offset, obstacle))
                break
            }
            if tree.depth == 0 { packages.open(package: places[index].package) }
            tree.open(flat[index])
            pending.append(nil)
            for child in children[index].reversed() { pending.append(child) }
        }
        var elements = tree.takeElements()
        if fields.errors.isEmpty { packages.markSystem(&elements) }
        return elements
    }

    /// A number as it is written in a list of views: `7`, not `7.0`.
    private static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
