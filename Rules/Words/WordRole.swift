/// What VoiceOver announces an element as, so that its label need not.
enum WordRole: Int, CaseIterable, Sendable {
    case button, image, link, textField, slider, tab, `switch`, checkBox, adjustable
}
