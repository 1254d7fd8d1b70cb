import AXDumps
import AXTree

/// A node of Compose's semantics, and the view that Compose presents to TalkBack for it.
///
/// Source: androidx.compose.ui (`AndroidComposeViewAccessibilityDelegateCompat`, `SemanticsProperties`).
struct ComposeNode {
    var element = Element(.any)
    var view = PlatformView(className: "")
    private var hasProgress = false
    private var canSetProgress = false
    private var canSetText = false
    private var editableText: String?
    private var role: String?
    private var isSelected: Bool?

    /// The properties that decide about the view.
    enum Property: String, CaseIterable {
        case text = "Text"
        case contentDescription = "ContentDescription"
        case stateDescription = "StateDescription"
        case editableText = "EditableText"
        case role = "Role"
        case selected = "Selected"
        case toggleableState = "ToggleableState"
        case progress = "ProgressBarRangeInfo"
    }

    /// Sets a property to its value as text, which is not empty.
    mutating func set(_ property: Property, _ text: String?) {
        switch property {
        case .text: view.text = text
        case .contentDescription: view.contentDescription = text
        case .editableText: editableText = text ?? ""
        case .role: role = text
        case .selected: isSelected = text == "true"
        case .toggleableState:
            view.flags.insert(.checkable)
            if text == "On" { view.flags.insert(.checked) }
        case .progress: hasProgress = true
        case .stateDescription: break
        }
    }

    /// Adds an action by its name.
    mutating func add(action: String) {
        switch action {
        case "OnClick": view.flags.insert(.clickable)
        case "OnLongClick": view.flags.insert(.longClickable)
        case "RequestFocus": view.flags.insert(.focusable)
        case "ScrollBy": view.flags.insert(.scrollable)
        case "SetProgress": canSetProgress = true
        case "SetText": canSetText = true
        default: break
        }
    }

    /// Adds a property without a value by its name.
    mutating func add(flag: String) {
        switch flag {
        case "Clickable": view.flags.insert(.clickable)
        case "MergeDescendants": view.flags.insert(.screenReaderFocusable)
        case "Disabled": element.isEnabled = false
        case "Password": view.flags.insert(.password)
        case "Heading": element.headingLevel = 0
        case "HideFromAccessibility", "InvisibleToUser": view.flags.insert(.notImportant)
        default: break
        }
    }

    /// Completes a node of Compose as Compose presents it to TalkBack.
    mutating func present() {
        view.text = view.text.map(Self.joined)
        view.contentDescription = view.contentDescription.map(Self.joined)
        if let text = editableText {
            // The texts of a field are its label.
            view.contentDescription = view.contentDescription ?? view.text
            view.text = text.isEmpty ? nil : text
        }
        view.className = className
        if let isSelected {
            if role == "Tab" {
                element.isSelected = isSelected
            } else {
                view.flags.insert(.checkable)
                if isSelected { view.flags.insert(.checked) }
            }
        }
        element.type = ElementType(androidClass: view.className, flags: view.flags)
        // Compose only describes the role of a tab; its class says nothing.
        if role == "Tab" { element.type = .tab }
        element.view = view
    }

    /// The class that Compose reports for the node.
    private var className: String {
        if editableText != nil || canSetText { return "android.widget.EditText" }
        switch role {
        case "Button": return "android.widget.Button"
        case "Checkbox": return "android.widget.CheckBox"
        case "Switch": return "android.widget.Switch"
        case "RadioButton": return "android.widget.RadioButton"
        case "Image": return "android.widget.ImageView"
        case "DropdownList": return "android.widget.Spinner"
        case "ValuePicker": return "android.widget.NumberPicker"
        default: break
        }
        if canSetProgress { return "android.widget.SeekBar" }
        if hasProgress { return "android.widget.ProgressBar" }
        let isPlainText = view.text != nil && view.flags.isDisjoint(with: [.clickable, .checkable])
        return isPlainText ? "android.widget.TextView" : "android.view.View"
    }

    /// Returns the texts of a list as tools write it, as they are read: `Pay, 12 €` for `[Pay, 12 €]`.
    private static func joined(_ text: String) -> String {
        text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    }
}
