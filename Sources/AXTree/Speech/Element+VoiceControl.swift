extension Element {
    /// What a user of Voice Control can say to activate the element, if the app gives it names for that: `Tap Pay`.
    package var voiceControlCommands: [String] {
        (userInputLabels ?? []).filter { !$0.isEmpty }.map { "Tap " + $0 }
    }
}
