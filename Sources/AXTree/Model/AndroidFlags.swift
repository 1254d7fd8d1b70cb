import AXSyntax

/// The properties of `AccessibilityNodeInfo` that decide what TalkBack stops on.
package struct AndroidFlags: OptionSet, Hashable, Sendable {
    /// One bit for each name in `names`.
    package let rawValue: UInt16

    /// Creates flags with these bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `isClickable`.
    package static let clickable = AndroidFlags(rawValue: 1 << 0)
    /// `isLongClickable`.
    package static let longClickable = AndroidFlags(rawValue: 1 << 1)
    /// `isFocusable`.
    package static let focusable = AndroidFlags(rawValue: 1 << 2)
    /// `isScreenReaderFocusable`.
    package static let screenReaderFocusable = AndroidFlags(rawValue: 1 << 3)
    /// `isCheckable`.
    package static let checkable = AndroidFlags(rawValue: 1 << 4)
    /// `isChecked`.
    package static let checked = AndroidFlags(rawValue: 1 << 5)
    /// `isScrollable`.
    package static let scrollable = AndroidFlags(rawValue: 1 << 6)
    /// `isPassword`.
    package static let password = AndroidFlags(rawValue: 1 << 7)
    /// `isShowingHintText`: the text is the hint of an empty field.
    package static let showingHint = AndroidFlags(rawValue: 1 << 8)
    /// The dump says that the view is not important for accessibility. TalkBack skips the view, but not its descendants.
    package static let notImportant = AndroidFlags(rawValue: 1 << 9)
    /// The view belongs to the system: the status bar, the navigation bar or the keyboard.
    package static let system = AndroidFlags(rawValue: 1 << 10)

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
