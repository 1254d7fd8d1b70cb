extension Element {
    /// The accessible name: the label, else the value or the placeholder that VoiceOver says instead; `nil` if there is none.
    package var accessibleName: String? {
        if android != nil { return nameForTalkBack }
        let substitute = isTextInput && value?.isEmpty != false ? placeholder : value
        return [label, substitute].compactMap(\.self).first { !$0.isEmpty }
    }

    /// What a user of Voice Control can say to activate the element, if the app gives it names for that: `Tap Pay`.
    package var voiceControlCommands: [String] {
        (userInputLabels ?? []).filter { !$0.isEmpty }.map { "Tap " + $0 }
    }
}
