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
    var fields = DumpFields()
    var screen = Screen(elements: [], carries: [.value, .type, .children], exposure: .inferred)
    /// For each view: its number, the number of the view around it, and its package.
    private var places: [Extra] = []
    private var television = TelevisionSigns()

    static func claim(on root: JSONValue) -> FormatClaim? {
        let isState = root["views"]?.kind == .array && root["state_str"] != nil && root["foreground_activity"] != nil
        return isState ? .certain : nil
    }

    // MARK: Views

    static let keys = ElementKeys<Self>(always: [
        "class": .nonEmpty(.platformType), "text": .nonEmpty(.text), "content_description": .nonEmpty(.label),
        "resource_id": .nonEmpty(.identifier), "visible": .exact(.visible), "enabled": .exact(.enabled),
        "selected": .exact(.selected), "clickable": .viewFlag(.clickable, .exact),
        "long_clickable": .viewFlag(.longClickable, .exact), "checkable": .viewFlag(.checkable, .exact),
        "checked": .viewFlag(.checked, .exact), "scrollable": .viewFlag(.scrollable, .exact),
        "focusable": .viewFlag(.focusable, .exact), "is_password": .viewFlag(.password, .exact),
        "bounds": .own(.frame) { $2.element.frame = $0.bounds($1) },
        "package": .own { $2.extra.package = $0.fields.text($1) ?? "" },
        "focused": .own { $2.extra.isFocused = $0.fields.flag($1) == true },
        "temp_id": .own { $2.extra.number = $0.fields.number($1) },
        "parent": .own { $2.extra.parent = $0.fields.number($1) },
    ])

    static let blank = Element.blankView

    /// Where a view is in the tree.
    struct Extra: DraftExtra {
        var number: Double?
        /// The number of the view around it, `-1` for a window.
        var parent: Double?
        var package = ""
        var isFocused = false
    }

    mutating func roots(of root: JSONValue) -> JSONItems {
        let activity = root["foreground_activity"].flatMap { fields.nonEmptyText($0) }
        let moment = root["tag"].flatMap { fields.nonEmptyText($0) }
        screen.name = DroidbotState.name(activity: activity, moment: moment)
        screen.origin.state = root["state_str"]?.text
        guard let views = root["views"], let items = fields.list(views, "a list of views") else { return root.noItems }
        return items
    }

    /// A frame given by its corners: `[[left, top], [right, bottom]]`.
    private mutating func bounds(_ value: JSONValue) -> Rect? {
        guard let (left, top, right, bottom) = value.twoPairs else {
            fields.report(value, expected: "[[left, top], [right, bottom]]")
            return nil
        }
        return fields.frame(left: left, top, right, bottom)
    }

    mutating func finish(_ draft: inout Draft) {
        television.add(draft.element.finishView(), package: draft.extra.package)
        if draft.extra.isFocused { television.addFocus(on: draft.element) }
        places.append(draft.extra)
    }

    // MARK: Screen

    mutating func finishScreen(of root: JSONValue) {
        link()
        screen.takeAndroidSize()
        screen.finishAndroid(television)
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
        var tree = ElementTree(reserving: flat.count)
        if let index = tree.add(flat, roots: windows, children: { children[$0] }), let obstacle = tree.obstacle {
            fields.report(SyntaxError(at: flat[index].offset, obstacle))
        }
        var elements = tree.takeElements()
        var packages = AndroidWindows()
        for window in windows { packages.open(package: places[window].package) }
        if fields.errors.isEmpty { packages.markSystem(&elements) }
        return elements
    }

    /// A number as it is written in a list of views: `7`, not `7.0`.
    private static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
