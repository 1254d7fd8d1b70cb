import AXEngine
import AXSyntax
import AXTree

/// What VoiceOver says for an element, in English: `Selected, Home, tab`.
///
/// An approximation: the words differ between versions of the system, and users can switch some off. The order is state, label,
/// value, role, hint. If the dump does not carry traits, the role is derived from the type.
package struct Speech {
    /// The state that VoiceOver says first.
    package var before: [String] = []
    /// Label and value, or the placeholder of an empty text field. Empty for an element without a name.
    package var name = ""
    /// Role and state.
    package var after: [String] = []
    /// The hint, which follows after a pause.
    package var hint: String?

    /// Creates the speech for an element of a screen that carries these attributes.
    package init(_ element: Element, carries: AttributeSet) {
        let traits = element.traits ?? []
        let isSwitch = Self.isSwitch(element)
        if element.isSelected || traits.contains(.selected) { before.append("Selected") }
        name = element.label ?? ""
        var state: String?
        if let value = element.value, !value.isEmpty, value != element.label {
            if isSwitch, let word = Self.switchWords[value.lowercased()] {
                state = word
            } else {
                name += name.isEmpty ? value : ", " + value
            }
        }
        if element.isTextInput, element.value?.isEmpty != false, let placeholder = element.placeholder,
            placeholder != element.label, !placeholder.isEmpty
        {
            name += name.isEmpty ? placeholder : ", " + placeholder
        }
        if !element.isEnabled || traits.contains(.notEnabled) { after.append("dimmed") }
        after += Self.roles(element, knowsTraits: carries.contains(.traits) && element.traits != nil)
        if let state { after.append(state) }
        if let level = element.headingLevel, level > 0 { after.append("level \(level)") }
        if element.actions?.isEmpty == false { after.append("actions available") }
        if let hint = element.hint, !hint.isEmpty { self.hint = hint }
    }

    /// Whether VoiceOver says nothing.
    package var isSilent: Bool { name.isBlank && after.isEmpty && before.isEmpty && hint == nil }

    private static let switchWords = ["1": "on", "true": "on", "on": "on", "0": "off", "false": "off", "off": "off"]

    private static func isSwitch(_ element: Element) -> Bool {
        switch element.type {
        case .switch, .toggle, .checkBox, .radioButton: true
        default: element.traits?.contains(.toggleButton) == true
        }
    }

    private static func roles(_ element: Element, knowsTraits: Bool) -> [String] {
        // The traits of these controls are private to the system, so the type is more specific.
        switch element.type {
        case .textField: return ["text field"]
        case .secureTextField: return ["secure text field"]
        case .searchField: return ["search field"]
        case .switch, .toggle: return ["switch button"]
        case .textView where element.traits?.contains(.textEntry) == true: return ["text field"]
        default: break
        }
        var roles: [String] = []
        if knowsTraits, let traits = element.traits {
            if traits.contains(.toggleButton) {
                roles.append("switch button")
            } else if traits.contains(.tabButton) {
                roles.append("tab")
            } else if traits.contains(.button) {
                roles.append(traits.contains(.backButton) ? "back button" : "button")
            }
            if traits.contains(.link) { roles.append("link") }
            if traits.contains(.searchField) { roles.append("search field") }
            if traits.contains(.image) { roles.append("image") }
            if traits.contains(.adjustable) { roles.append("adjustable") }
            if traits.contains(.header) { roles.append("heading") }
        } else {
            switch element.type {
            case .button, .toolbarButton, .menuButton, .popUpButton, .radioButton, .checkBox, .menuItem:
                roles.append("button")
            case .link: roles.append("link")
            case .image: roles.append("image")
            case .tab: roles.append("tab")
            case .slider, .pickerWheel, .pageIndicator: roles.append("adjustable")
            default: break
            }
        }
        if element.headingLevel != nil, !roles.contains("heading") { roles.append("heading") }
        return roles
    }
}
