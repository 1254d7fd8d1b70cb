import AXTree

extension Screen {
    /// Returns the screen without the attributes that VoiceOver speaks, except for some. Types remain.
    func speaking(only attributes: AttributeSet) -> Screen {
        var screen = self
        let removed = ScreenSpeech.spoken.subtracting(attributes)
        if removed.isEmpty { return screen }
        screen.carries.subtract(removed)
        for index in screen.elements.indices {
            for attribute in removed { screen.elements[index].removeSpoken(attribute) }
        }
        return screen
    }
}

extension Element {
    /// Removes an attribute that VoiceOver speaks.
    fileprivate mutating func removeSpoken(_ attribute: Attribute) {
        switch attribute {
        case .label: label = nil
        case .value: value = nil
        case .hint: hint = nil
        case .placeholder: placeholder = nil
        case .traits: traits = nil
        case .enabled: isEnabled = true
        case .selected: isSelected = false
        case .actions: actions = nil
        case .customContent: customContent = nil
        case .headingLevel: headingLevel = nil
        case .language: language = nil
        default: break
        }
    }
}
