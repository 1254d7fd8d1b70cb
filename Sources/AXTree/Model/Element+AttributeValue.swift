extension Element {
    /// Returns the value of an attribute, or `nil` if the element does not have it.
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
        case .customContent: return customContent.map { .texts($0.map(Self.description)) }
        case .headingLevel: return headingLevel.map { .number(Double($0)) }
        case .minimum: return minimum.map { .number($0) }
        case .maximum: return maximum.map { .number($0) }
        case .children: return nil
        case .platformType: return android.map { .text($0.className) }
        case .flags: return android.map { .texts($0.flags.names) }
        case .text: return android?.text.map { .text($0) }
        case .label, .value, .hint, .identifier, .placeholder, .language: return text(of: attribute).map { .text($0) }
        }
    }

    /// Describes an entry of the custom content, for example `Rating: 4 of 5`.
    private static func description(of entry: CustomContent) -> String {
        (entry.isImportant ? "(important) " : "")
            + (entry.value.isEmpty ? entry.label : "\(entry.label): \(entry.value)")
    }
}
