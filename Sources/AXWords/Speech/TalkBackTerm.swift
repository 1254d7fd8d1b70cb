/// A term of TalkBack.
///
/// Source: google/talkback (`strings_compositor.xml`, October 2024).
package enum TalkBackTerm: CaseIterable, Sendable {
    // Roles.
    case button, switchButton, checkBox, radioButton, editBox, password, image
    case slider, progressBar, dropDownList, list, grid, webView, heading
    // States, and what is said of a view without a name.
    case disabled, selected, checked, notChecked, on, off, unlabelled
    // How to operate a view: `%1` is the gesture `doubleTap`.
    case doubleTap, activateHint, toggleHint, editHint, changeHint

    /// Returns the term in a language.
    package func text(in language: Lexicon) -> String { language.text(of: self) }
}
