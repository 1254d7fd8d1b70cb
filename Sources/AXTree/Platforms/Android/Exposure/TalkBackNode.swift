/// What decides whether TalkBack stops on one element, and what it is called.
struct TalkBackNode: Sendable {
    /// Whether the view is not important for accessibility.
    let isAbsent: Bool
    let isVisible: Bool
    /// Whether the view can be clicked; its items then speak for it.
    let isClickable: Bool
    /// Whether the view can be acted on or focused, visible or not.
    let hasAction: Bool
    let scrolls: Bool
    /// Whether its children are items that TalkBack stops on one by one.
    let scrollsItems: Bool
    let hasText: Bool
    let hasState: Bool
    /// The content description, or else the text.
    let ownName: String?
    /// The hint, unless the view shows it as its text.
    let spokenHint: String?
    /// Whether the name does not include what is inside.
    let replacesContents: Bool

    /// The nearest ancestor that is important for accessibility.
    var parent: Int?
    var hasChildren = false
    var isTopScrollItem = false
    var speaks = false
    /// Whether the view has contents and the bounds of its window.
    var fillsWindow = false

    /// Whether TalkBack stops on the view even if it is inside another.
    var isActionable: Bool { isVisible && hasAction }

    init(_ element: Element) {
        let view = element.view ?? PlatformView(typeOf: element)
        let flags = view.flags
        // A suffix of a String is compared by its bytes, and one of a Substring is not.
        let name = String(view.simpleClassName)
        let isList = Self.lists.contains { name.hasSuffix($0) }
        let isPager = name.holds("ViewPager")
        let isRange = Self.ranges.contains { name.hasSuffix($0) }
        let description = Self.nonEmpty(view.contentDescription)
        let text = Self.nonEmpty(view.text)
        let hint = Self.nonEmpty(element.placeholder)
        isAbsent = flags.contains(.notImportant)
        isVisible = element.isVisible != false
        isClickable = flags.contains(.clickable)
        hasAction = !flags.isDisjoint(with: [.clickable, .longClickable, .focusable, .screenReaderFocusable])
        scrolls = flags.contains(.scrollable)
        scrollsItems = !name.holds("Spinner") && (scrolls || isList || name.hasSuffix("ScrollView"))
        hasText = !isList && (description != nil || text != nil || hint != nil)
        hasState = flags.contains(.checkable) || isRange
        ownName = description ?? (view.hasTextAsValue ? nil : text)
        spokenHint = hint == text && description == nil ? nil : hint
        replacesContents = name == "WebView" || description != nil && !isList && !isPager
    }

    private static func nonEmpty(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

    private static let lists = ["ListView", "GridView", "RecyclerView"]
    private static let ranges = ["ProgressBar", "SeekBar", "RatingBar"]
}

extension String {
    /// Returns whether the bytes of an ASCII word occur.
    fileprivate func holds(_ word: String) -> Bool {
        var rest = utf8[...]
        while let start = rest.firstIndex(of: word.utf8[word.startIndex]) {
            rest = rest[start...]
            if rest.starts(with: word.utf8) { return true }
            rest.removeFirst()
        }
        return false
    }
}

extension PlatformView {
    /// Whether the text is a value: that of a progress bar, and the number that Appium writes for a view with a range.
    var hasTextAsValue: Bool {
        let name = String(simpleClassName)
        if name.hasSuffix("ProgressBar") { return true }
        guard name.hasSuffix("SeekBar") || name.hasSuffix("RatingBar"), let text else { return false }
        return Double(text) != nil && text.contains(".")
    }
}
