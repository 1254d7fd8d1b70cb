extension Element {
    /// What a user of Voice Control can say to activate the element, if the app gives it names for that: `Tap Pay`.
    /// Nothing if the element says that it does not respond to user interaction.
    package var voiceControlCommands: [String] {
        if respondsToUserInteraction == false { return [] }
        return (userInputLabels ?? []).filter { !$0.isEmpty }.map { "Tap " + $0 }
    }
}
