import AXSyntax

/// The properties of a view that decide what the screen reader stops on: those of `AccessibilityNodeInfo`.
package struct ViewFlags: OptionSet, Hashable, Sendable {
    /// One bit for each name in `names`.
    package let rawValue: UInt16

    /// Creates flags with these bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `isClickable`.
    package static let clickable = ViewFlags(rawValue: 1 << 0)
    /// `isLongClickable`.
    package static let longClickable = ViewFlags(rawValue: 1 << 1)
    /// `isFocusable`.
    package static let focusable = ViewFlags(rawValue: 1 << 2)
    /// `isScreenReaderFocusable`.
    package static let screenReaderFocusable = ViewFlags(rawValue: 1 << 3)
    /// `isCheckable`.
    package static let checkable = ViewFlags(rawValue: 1 << 4)
    /// `isChecked`.
    package static let checked = ViewFlags(rawValue: 1 << 5)
    /// `isScrollable`.
    package static let scrollable = ViewFlags(rawValue: 1 << 6)
    /// `isPassword`.
    package static let password = ViewFlags(rawValue: 1 << 7)
    /// `isShowingHintText`: the text is the hint of an empty field.
    package static let showingHint = ViewFlags(rawValue: 1 << 8)
    /// The view is not important for accessibility, as the dump says: the screen reader ignores the view, but not its
    /// children.
    package static let notImportant = ViewFlags(rawValue: 1 << 9)
    /// The view belongs to the system: the status bar, the navigation bar or the keyboard.
    package static let system = ViewFlags(rawValue: 1 << 10)

    /// The names of the flags in axaudit's own tree, from bit 0 on.
    package static let names = [
        "clickable", "longClickable", "focusable", "screenReaderFocusable", "checkable", "checked", "scrollable",
        "password", "showingHint", "notImportant", "system",
    ]

    /// Finds the number of a flag's bit by its name.
    package static let table = WordTable(names)

    /// The names of the flags in the order of their bits.
    package var names: [String] { Self.names.indices.filter { rawValue >> $0 & 1 == 1 }.map { Self.names[$0] } }
}
