extension Element {
    /// The accessible name: the label, or what VoiceOver says instead of it; `nil` if there is neither.
    var nameForVoiceOver: String? {
        let substitute = isTextInput && value?.isEmpty != false ? placeholder : value
        return [label, substitute].compactMap(\.self).first { !$0.isEmpty }
    }
}
