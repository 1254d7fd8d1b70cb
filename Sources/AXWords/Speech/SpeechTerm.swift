/// A term of VoiceOver that is said in the language of an element. `%1` and `%2` are filled in.
package enum SpeechTerm: String, CaseIterable, Sendable {
    /// Selected, without and with what is selected.
    case selected, selectedElement
    /// States: disabled; the states of a switch; a text field that is being edited; what shows more, or does not.
    case dimmed, on, off, mixed, isEditing, expanded, collapsed
    /// Roles. `back` is the label that a back button does not repeat.
    case button, backButton, back, switchButton, tab, textField, secureTextField, searchField
    case heading, headingLevel, link, adjustable, image
    /// The position of an element in its container.
    case position, listStart, listEnd, landmark, landmarkEnd, row, column
    /// What else VoiceOver offers.
    case actionsAvailable, moreContent
    /// How to operate the element. `editingHint` is said while a text field is edited.
    case switchHint, editHint, editingHint, adjustHint
}
