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
    var fields = DumpFields()
    var screen = Screen(elements: [], carries: [.value, .enabled, .selected, .children], exposure: .inferred)
    /// Whether it is a flat list.
    private var isFlat = false
    /// The number of the item of each element.
    private var items: [Double?] = []
    private var television = TelevisionSigns()

    static func claim(on root: JSONValue) -> FormatClaim? {
        guard root.kind == .array else { return nil }
        let hasCenter = root.items.prefix(20).contains { $0["center"]?.text?.hasPrefix("[") == true }
        return hasCenter ? .certain : nil
    }

    // MARK: Elements

    static let keys = ElementKeys<Self>(
        always: [
            "text": .nonEmpty(.text), "content-desc": .nonEmpty(.label), "resource-id": .nonEmpty(.identifier),
            "interactions": .own(.flags) { $0.words($1, &$2) }, "state": .own { $0.words($1, &$2) },
            "key": .own { $2.extra.item = $0.fields.number($1) },
        ],
        [
            "class": .nonEmpty(.platformType), "children": .children,
            "bounds": .own { if !$0.isFlat { $2.element.frame = $0.fields.corners($1) } },
            "off-screen": .own {
                if let isOff = $0.fields.looseFlag($1) { $2.element.isVisible = $0.carried(.visible, !isOff) }
            },
        ])

    static let blank = Element.blankView

    struct Extra: DraftExtra {
        var item: Double?
        var isFocused = false
    }

    mutating func roots(of root: JSONValue) -> JSONItems {
        isFlat = !root.itemsOrSelf.contains { $0["class"] != nil || $0["children"] != nil }
        if !isFlat { screen.carries.formUnion([.type, .frame, .platformType]) }
        return root.itemsOrSelf
    }

    /// What can be done with a view and the states that flags of views tell.
    private static let flags: [String: ViewFlags] = [
        "CLICKABLE": .clickable, "LONG_CLICKABLE": .longClickable, "FOCUSABLE": .focusable, "CHECKABLE": .checkable,
        "SCROLLABLE": .scrollable, "CHECKED": .checked,
    ]

    private mutating func words(_ value: JSONValue, _ draft: inout Draft) {
        for word in (fields.texts(value) ?? []).map({ $0.uppercased() }) {
            switch word {
            case "SELECTED": draft.element.isSelected = true
            case "DISABLED": draft.element.isEnabled = false
            case "FOCUSED": draft.extra.isFocused = true
            default: draft.element.view?.flags.formUnion(Self.flags[word] ?? [])
            }
        }
    }

    mutating func finish(_ draft: inout Draft) {
        television.add(draft.element.finishView(), package: "")
        if isFlat { draft.element.type = .any }
        if draft.extra.isFocused { television.addFocus(on: draft.element) }
        items.append(draft.extra.item)
    }

    // MARK: Screen

    mutating func finishScreen(of root: JSONValue) {
        if isFlat { groupItems() }
        takeSize()
        // The key is written where it is true only.
        if screen.carries.contains(.visible) {
            for index in screen.elements.indices where screen.elements[index].isVisible == nil {
                screen.elements[index].isVisible = true
            }
        }
        AndroidWindows.markSystemByIdentifiers(&screen.elements)
        screen.finishAndroid(television)
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
