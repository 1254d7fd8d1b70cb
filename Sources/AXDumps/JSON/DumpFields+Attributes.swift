import AXSyntax
import AXTree

extension DumpFields {
    /// Sets the property of an element that is an attribute, a text or a flag. A flag that is null is left as it is.
    ///
    /// - Returns: Whether the value tells the attribute: a flag that is null does not.
    package mutating func read(
        _ value: JSONValue, _ attribute: Attribute, _ notation: JSONNotation, into element: inout Element
    ) -> Bool {
        switch attribute {
        case .label: element.label = text(value, notation)
        case .value: element.value = text(value, notation)
        case .hint: element.hint = text(value, notation)
        case .identifier: element.identifier = text(value, notation)
        case .placeholder: element.placeholder = text(value, notation)
        case .language: element.language = text(value, notation)
        case .platformType: element.platformType = text(value, notation)
        case .text: element.viewText = text(value, notation)
        case .actions: element.actions = texts(value)
        case .userInputLabels: element.userInputLabels = texts(value)
        case .minimum: element.minimum = number(value)
        case .maximum: element.maximum = number(value)
        default:
            guard let flag = notation == .loose ? looseFlag(value) : flag(value) else { return false }
            set(attribute, flag, of: &element)
        }
        return true
    }

    private mutating func text(_ value: JSONValue, _ notation: JSONNotation) -> String? {
        switch notation {
        case .exact: text(value)
        case .nonEmpty: nonEmptyText(value)
        case .loose: looseText(value)
        }
    }

    private func set(_ attribute: Attribute, _ flag: Bool, of element: inout Element) {
        switch attribute {
        case .isAccessibilityElement: element.isAccessibilityElement = flag
        case .hidden: element.isHidden = flag
        case .elementsHidden: element.elementsHidden = flag
        case .modal: element.isModal = flag
        case .visible: element.isVisible = flag
        case .enabled: element.isEnabled = flag
        case .selected: element.isSelected = flag
        case .expanded: element.isExpanded = flag
        case .respondsToUserInteraction: element.respondsToUserInteraction = flag
        case .contentsCaptured: element.contentsCaptured = flag
        default: preconditionFailure("\(attribute) is neither a text nor a flag")
        }
    }
}
