import AXSyntax

extension Element {
    /// Returns the traits that VoiceOver speaks: those of the dump, and those that the type implies.
    ///
    /// Text fields, switches, tabs and back buttons have traits that are private to the system and that few dumps
    /// carry. The other traits are implied only where the dump does not carry traits: a button without the trait is not
    /// called one.
    package func spokenTraits(_ carries: AttributeSet) -> Traits {
        var spoken = traits ?? []
        if isSelected { spoken.insert(.selected) }
        if !isEnabled { spoken.insert(.notEnabled) }
        if headingLevel != nil { spoken.insert(.header) }
        spoken.formUnion(privateTraits)
        if carries.contains(.traits), traits != nil { return spoken }
        return spoken.union(publicTraits)
    }

    private var privateTraits: Traits {
        switch type {
        case .textField: .textEntry
        case .secureTextField: [.textEntry, .secureTextField]
        case .searchField: .searchField
        case .textView where traits?.contains(.textEntry) == true || placeholder?.isEmpty == false:
            [.textEntry, .textArea]
        case .switch, .toggle, .checkBox, .radioButton: [.button, .toggleButton]
        case .tab: .tabButton
        // The identifier that UIKit gives the back button of a navigation bar.
        case .button where identifier == "BackButton": .backButton
        default: []
        }
    }

    private var publicTraits: Traits {
        switch type {
        case .button, .toolbarButton, .menuButton, .popUpButton, .menuItem: .button
        case .link: .link
        case .image: .image
        case .slider, .pickerWheel, .pageIndicator: .adjustable
        case .key: .keyboardKey
        default: []
        }
    }

    /// The value that UIKit gives a switch, by what idb and DeviceAgent write.
    private static let switchValues = ["true": "1", "false": "0"]

    /// The value that VoiceOver speaks; empty if there is none.
    var spokenValue: String {
        if let value, !value.isEmpty {
            // XCUITest and WebDriverAgent repeat the label of a text, and the placeholder of a field, as the value.
            if value == label, isTextInput { return "" }
            if type == .staticText, label?.isEqualExceptForSpaces(to: value) == true { return "" }
            return privateTraits.contains(.toggleButton) ? Self.switchValues[value] ?? value : value
        }
        guard isTextInput, let placeholder, placeholder != label else { return "" }
        return placeholder
    }
}
