import AXTree

/// A node of Compose's semantics, and the view that Compose presents to TalkBack for it.
///
/// Source: androidx.compose.ui (`AndroidComposeViewAccessibilityDelegateCompat`, `SemanticsProperties`).
struct ComposeNode {
    /// The properties by name; those without a text are empty.
    var properties: [String: String] = [:]
    /// The names of the actions, and of the properties that have no value.
    var words: Set<String> = []

    /// The names of the properties that decide about the view.
    static let names: Set = [
        "Text", "ContentDescription", "StateDescription", "EditableText", "Role", "Selected", "ToggleableState",
        "ProgressBarRangeInfo",
    ]

    private static let flags: [String: ViewFlags] = [
        "OnClick": .clickable, "Clickable": .clickable, "OnLongClick": .longClickable, "RequestFocus": .focusable,
        "ScrollBy": .scrollable, "MergeDescendants": .screenReaderFocusable, "Password": .password,
        "HideFromAccessibility": .notImportant, "InvisibleToUser": .notImportant,
    ]

    /// The classes in `android.widget` that Compose reports for roles.
    private static let classes = [
        "Button": "Button", "Checkbox": "CheckBox", "Switch": "Switch", "RadioButton": "RadioButton",
        "Image": "ImageView", "DropdownList": "Spinner", "ValuePicker": "NumberPicker",
    ]

    private func text(_ name: String) -> String? { properties[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// Completes an element with a view of this class, as the properties say.
    func describe(_ element: inout Element, className: String) {
        var view = PlatformView(
            className: className, contentDescription: text("ContentDescription"), text: text("Text"))
        for word in words { view.flags.formUnion(Self.flags[word] ?? []) }
        if let state = properties["ToggleableState"] { view.flags.formUnion(Self.checkable(state == "On")) }
        element.type = ElementType(androidClass: className, flags: view.flags)
        element.view = view
        if words.contains("Disabled") { element.isEnabled = false }
        if words.contains("Heading") { element.headingLevel = 0 }
    }

    /// Completes an element as Compose presents the node to TalkBack.
    func present(_ element: inout Element) {
        describe(&element, className: "")
        guard var view = element.view else { return }
        view.text = view.text.map(Self.joined)
        view.contentDescription = view.contentDescription.map(Self.joined)
        if let text = properties["EditableText"] {
            // The texts of a field are its label; a description would hide its content.
            element.placeholder = view.text
            view.text = text.isEmpty ? nil : text
        }
        view.className = className(of: view)
        let isTab = properties["Role"] == "Tab"
        element.isSelected = isTab && properties["Selected"] == "true"
        if !isTab, let selected = properties["Selected"] { view.flags.formUnion(Self.checkable(selected == "true")) }
        // Compose only describes the role of a tab; its class says nothing.
        element.type = isTab ? .tab : ElementType(androidClass: view.className, flags: view.flags)
        element.view = view
    }

    private static func checkable(_ isChecked: Bool) -> ViewFlags { isChecked ? [.checkable, .checked] : .checkable }

    /// The class that Compose reports for the node.
    private func className(of view: PlatformView) -> String {
        if properties["EditableText"] != nil || words.contains("SetText") { return "android.widget.EditText" }
        if let name = properties["Role"].flatMap({ Self.classes[$0] }) { return "android.widget." + name }
        if words.contains("SetProgress") { return "android.widget.SeekBar" }
        if properties["ProgressBarRangeInfo"] != nil { return "android.widget.ProgressBar" }
        let isPlainText = view.text != nil && view.flags.isDisjoint(with: [.clickable, .checkable])
        return isPlainText ? "android.widget.TextView" : "android.view.View"
    }

    /// Returns the texts of a list as tools write it, as they are read: `Pay, 12 €` for `[Pay, 12 €]`.
    private static func joined(_ text: String) -> String {
        text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    }
}

extension Screen {
    /// Records that the dump carries the labels of fields, if some field has one.
    mutating func takeFieldLabels() {
        if elements.contains(where: { $0.placeholder != nil }) { carries.insert(.placeholder) }
    }
}
