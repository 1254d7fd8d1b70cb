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

    /// Creates the node of the element at `index`. An argument that is an element would be copied.
    init(of index: Int, in elements: [Element]) {
        let view = elements[index].view ?? PlatformView(typeOf: elements[index])
        let flags = view.flags
        let kind = view.kind
        let description = Self.nonEmpty(view.contentDescription)
        let text = Self.nonEmpty(view.text)
        let hint = Self.nonEmpty(elements[index].placeholder)
        isAbsent =
            flags.contains(.notImportant) || Self.isBackdropOfSheet(elements[index].identifier, elements[index].view)
        isVisible = elements[index].isVisible != false
        isClickable = flags.contains(.clickable)
        hasAction = !flags.isDisjoint(with: [.clickable, .longClickable, .focusable, .screenReaderFocusable])
        scrolls = flags.contains(.scrollable)
        scrollsItems = !kind.contains(.spinner) && (scrolls || kind.contains(.list) || kind.contains(.scrollView))
        hasText = !kind.contains(.list) && (description != nil || text != nil || hint != nil)
        hasState = flags.contains(.checkable) || kind.contains(.range)
        ownName = description ?? (kind.hasTextAsValue(view.text) ? nil : text)
        spokenHint = hint == text && description == nil ? nil : hint
        replacesContents = kind.contains(.webView) || description != nil && kind.isDisjoint(with: [.list, .pager])
    }

    private static func nonEmpty(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

    /// Whether an element is the view around a bottom sheet that dismisses it. Material's layout hides it from TalkBack.
    ///
    /// Source: material-components-android (`design_bottom_sheet_dialog.xml`, `m3_side_sheet_dialog.xml`).
    private static func isBackdropOfSheet(_ identifier: String?, _ view: PlatformView?) -> Bool {
        identifier?.hasSuffix(":id/touch_outside") == true && view?.contentDescription == nil && view?.text == nil
    }
}
