/// The names of buttons that show the rest of a section.
package enum ShowAllWords {
    /// Returns whether a name is that of such a button: `Show all`.
    package static func contains(_ name: FoldedText) -> Bool { phrases.contains(name) }

    private static let phrases = Lexicon.union(.showAll)
}
