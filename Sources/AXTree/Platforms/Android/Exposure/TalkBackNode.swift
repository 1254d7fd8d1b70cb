/// What decides whether TalkBack stops on one element.
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
    /// Whether the name does not include what is inside.
    let replacesContents: Bool
    /// Whether the view is a web page.
    let isPage: Bool

    /// The nearest ancestor that is important for accessibility.
    var parent: Int?
    var hasChildren = false
    var isTopScrollItem = false
    /// Whether the view is part of a web page.
    var isInPage = false
    var speaks = false
    /// Whether the view has contents and the bounds of its window.
    var fillsWindow = false

    /// Whether TalkBack stops on the view even if it is inside another.
    var isActionable: Bool { isVisible && hasAction }

    /// Creates the node of an element.
    init(_ element: Element) {
        let view = element.view ?? PlatformView(typeOf: element)
        let flags = view.flags
        let kind = view.kind
        let isDescribed = view.contentDescription?.isEmpty == false
        isAbsent =
            flags.contains(.notImportant)
            || view.contentDescription == nil && view.text == nil && Self.isBackdropOfSheet(element.identifier)
        isVisible = element.isVisible != false
        isClickable = flags.contains(.clickable)
        hasAction = !flags.isDisjoint(with: [.clickable, .longClickable, .focusable, .screenReaderFocusable])
        scrolls = flags.contains(.scrollable)
        scrollsItems = !kind.contains(.spinner) && (scrolls || kind.contains(.list) || kind.contains(.scrollView))
        hasText =
            !kind.contains(.list)
            && (isDescribed || view.text?.isEmpty == false || element.placeholder?.isEmpty == false)
        hasState = flags.contains(.checkable) || kind.contains(.range)
        isPage = kind.contains(.webView)
        replacesContents = kind.contains(.webView) || isDescribed && kind.isDisjoint(with: [.list, .pager])
    }

    /// Whether a resource name is that of the view around a bottom sheet that dismisses it. Material's layout hides it
    /// from TalkBack.
    ///
    /// Source: material-components-android (`design_bottom_sheet_dialog.xml`, `m3_side_sheet_dialog.xml`).
    private static func isBackdropOfSheet(_ identifier: String?) -> Bool {
        identifier?.hasSuffix(":id/touch_outside") == true
    }
}
