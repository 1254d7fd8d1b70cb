extension WordRole {
    /// What a screen reader announces, in a word for messages.
    package var words: String {
        switch self {
        case .button: "button"
        case .image: "image"
        case .link: "link"
        case .textField: "text field"
        case .slider: "slider"
        case .tab: "tab"
        case .switch: "switch"
        case .checkBox: "check box"
        case .radioButton: "radio button"
        case .adjustable: "adjustable element"
        case .header: "heading"
        }
    }
}
