/// What rules have to know about the apps of a platform and their dumps. The defaults are those of iOS.
package struct PlatformConventions: Sendable {
    /// Whether the name of a control is the texts that it shows, its own and those inside it, unless a description
    /// replaces them.
    package var namesControlsByTexts = false
    /// Whether a text field without an entry may have its hint as its text.
    package var showsHintsAsText = false
    /// Whether identifiers are those of a layout, so that the rows of a list share them.
    package var sharesIdentifiers = false
    /// Whether a text or a plain view can be a control: a link, a tab.
    package var hasControlsWithoutType = false
    /// Whether tools that dump a screen lose characters of its texts.
    package var losesCharacters = false
    /// Whether the system has names for its symbols: "Forward" for a chevron.
    package var namesSymbols = true
    /// Whether actions in bars and forms are disabled, rather than absent, while there is nothing to do.
    package var disablesIdleActions = true
    /// Whether the screen reader taps in the middle of each element that it stops at, also if it is no control.
    package var tapsEveryElement = true
}
