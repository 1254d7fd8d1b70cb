/// Commands of user interfaces in scripts other than Latin, to tell that a button is in another language than its
/// screen.
package enum NonLatinCommands {
    /// Returns whether a whole name is a command: a word of the list, or up to four words that begin or end with one.
    package static func contains(_ name: FoldedText) -> Bool {
        if words.contains(name) { return true }
        guard let first = name.scalars.first, first >= "\u{400}", name.scalars.count <= 40 else { return false }
        let parts = name.words
        if "\u{2E80}"..<"\u{AC00}" ~= first {
            return parts.count == 1 && name.scalars.count <= 12 && !unspaced.matches(atStartOf: name, .anywhere).isEmpty
        }
        return (2...4).contains(parts.count)
            && [parts[0], parts[parts.count - 1]].contains { words.contains($0) }
    }

    private static let words = Lexicon.union(.nonLatinCommands)
    /// Those that may begin a longer name.
    private static let unspaced = PhraseSet(
        Lexicon.complete.filter { $0.words?.writing == .unspaced }.flatMap { FoldedText.list($0[.nonLatinCommands]) }
            .filter { $0.scalars.count > 1 })
}
