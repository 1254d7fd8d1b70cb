/// What an attribute of an element is, as changes tell it.
public enum AttributeValue: Hashable, Sendable {
    /// A label, a value, a type.
    case text(String)
    /// A level, a limit.
    case number(Double)
    /// Whether.
    case flag(Bool)
    /// Traits, actions.
    case texts([String])
    /// A frame as x, y, width and height; a point as x and y.
    case numbers([Double])
}

extension Element {
    /// The value of an attribute; nil where there is none.
    package func value(of attribute: Attribute) -> AttributeValue? {
        switch attribute {
        case .type: return .text(type.name)
        case .traits: return traits.map { .texts($0.names) }
        case .frame: return frame.map { .numbers([$0.x, $0.y, $0.width, $0.height]) }
        case .activationPoint: return activationPoint.map { .numbers([$0.x, $0.y]) }
        case .isAccessibilityElement: return isAccessibilityElement.map { .flag($0) }
        case .hidden: return .flag(isHidden)
        case .elementsHidden: return .flag(elementsHidden)
        case .modal: return .flag(isModal)
        case .visible: return isVisible.map { .flag($0) }
        case .enabled: return .flag(isEnabled)
        case .selected: return .flag(isSelected)
        case .contentsCaptured: return contentsCaptured.map { .flag($0) }
        case .actions: return actions.map { .texts($0) }
        case .userInputLabels: return userInputLabels.map { .texts($0) }
        case .customContent: return customContent.map { .texts($0.map(\.words)) }
        case .headingLevel: return headingLevel.map { .number(Double($0)) }
        case .minimum: return minimum.map { .number($0) }
        case .maximum: return maximum.map { .number($0) }
        case .children: return nil
        case .label, .value, .hint, .identifier, .placeholder, .language: return text(of: attribute).map { .text($0) }
        }
    }

    /// A text that is spoken or written; nil for an empty one, which says the same.
    package func text(of attribute: Attribute) -> String? {
        let text: String? =
            switch attribute {
            case .label: label
            case .value: value
            case .hint: hint
            case .identifier: identifier
            case .placeholder: placeholder
            case .language: language
            default: nil
            }
        return text?.isEmpty == true ? nil : text
    }
}

extension CustomContent {
    /// `Rating: 4 of 5`.
    fileprivate var words: String {
        (isImportant ? "(important) " : "") + (value.isEmpty ? label : "\(label): \(value)")
    }
}
