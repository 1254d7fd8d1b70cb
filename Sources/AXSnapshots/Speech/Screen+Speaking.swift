import AXTree

extension Screen {
    /// Returns the screen without the attributes that VoiceOver speaks, except for some. Types remain.
    func speaking(only attributes: AttributeSet) -> Screen {
        var screen = self
        let removed = ScreenSpeech.spoken.subtracting(attributes)
        if removed.isEmpty { return screen }
        screen.carries.subtract(removed)
        for index in screen.elements.indices {
            for attribute in removed { screen.elements[index].copy(attribute, of: Element()) }
        }
        return screen
    }
}
