/// A role that VoiceOver announces by itself, so that the label need not name it.
package enum WordRole: Int, CaseIterable, Sendable {
    case button, image, link, textField, slider, tab, `switch`, checkBox, radioButton, adjustable, header
}
