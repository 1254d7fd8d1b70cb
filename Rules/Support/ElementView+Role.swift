import AXEngine
import AXTree
import AXWords

extension ElementView {
    /// The role that VoiceOver announces; `nil` for a role without words in the lists.
    var wordRole: WordRole? {
        switch type {
        case .slider: .slider
        case .textField, .secureTextField, .searchField: .textField
        case .textView: isControl ? .textField : nil
        case .switch, .toggle: .switch
        case .checkBox: .checkBox
        case .radioButton: .radioButton
        case .tab: .tab
        case .link: .link
        case .image, .icon: isControl ? controlRole : .image
        case .stepper, .pickerWheel, .picker, .datePicker, .segmentedControl, .pageIndicator: nil
        default: controlRole
        }
    }

    /// The role by traits, of which the first decides where there are several.
    private var controlRole: WordRole? {
        let traits = traits ?? []
        if traits.isDisjoint(with: Self.traitsOfRoles) { return type == .button ? .button : nil }
        if traits.contains(.tabButton) { return .tab }
        if traits.contains(.toggleButton) { return .switch }
        if traits.contains(.link) { return .link }
        if traits.contains(.adjustable) { return .adjustable }
        if traits.contains(.button) || type == .button { return .button }
        return traits.contains(.image) ? .image : nil
    }

    private static let traitsOfRoles: Traits = [.tabButton, .toggleButton, .link, .adjustable, .button, .image]
}
