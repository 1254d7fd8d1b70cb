extension Element {
    /// Role and states in a text snapshot: `switch, on`, `password field, disabled`; `nil` for a text.
    var roleLineOnAndroid: String? {
        var words: [String] = []
        if ![.staticText, .toggle, .other].contains(type) { words.append(self.words(on: .android)) }
        if headingLevel != nil { words.append("heading") }
        if let state = checkedTerm { words.append(state.text(in: .base)) }
        if isSelected { words.append("selected") }
        if !isEnabled { words.append("disabled") }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
