/// Names that could be those of any element, and so name none.
package enum GenericNames {
    /// Whole names of controls.
    package static let words = Lexicon.union(.genericNames)

    /// Content descriptions of Android that only say that something is there.
    package static let descriptions = Lexicon.union(.genericDescriptions)

    /// Returns whether a content description says what a view or a layout is for, as developers explain it to each
    /// other.
    package static func explainsView(_ text: FoldedText) -> Bool {
        text.scalars.count <= 60 && (containers.contains(text) || !explanations.matches(atStartOf: text).isEmpty)
    }

    private static let containers = Lexicon.union(.containerNames)
    private static let explanations = Lexicon.union(.explanations)

    /// Words for images which with a number are no name.
    package static let images = Lexicon.union(.genericImageNouns)

    /// Names of controls that may have a number in a list of content.
    package static let numbered = Lexicon.union(.numberedNames)

    /// Whether an element with this role seldom has a number in its name.
    package static func isSeldomNumbered(_ role: WordRole) -> Bool {
        switch role {
        case .button, .image, .textField, .slider, .checkBox: true
        case .link, .tab, .switch, .radioButton, .adjustable, .header: false
        }
    }

    /// Whole names of text fields in code, without their number.
    package static let fieldsInCode = PhraseSet(
        "edittext, edit text, textfield, textinput, text input, texteditor, inputfield, uitextfield, hint, hint text, placeholder"
    )

    /// Whole names of text fields that say only that something can be entered, or has to be.
    package static let fields = Lexicon.union(.fieldPrompts)
}
