/// Names of buttons that say that the button shows an icon: `Close icon`.
package enum IconNames {
    /// Returns the word for an icon at the start or the end of a name, if the rest is a command. `App icon` is a thing.
    package static func word(in name: FoldedText) -> FoldedText? {
        guard let last = name.scalars.last else { return nil }
        if let word = endings.matches(atEndOf: name, last < "\u{2E80}" ? .words : .anywhere).first,
            isCommand(name.scalars.dropLast(word.scalars.count)), !things.contains(name)
        {
            return word
        }
        if let phrase = phrases.matches(atStartOf: name).first, name != phrase { return phrase }
        guard let word = beginnings.matches(atStartOf: name).first, name != word else { return nil }
        var rest = name.dropping(first: word)
        let next = rest.word(at: 0)
        if prepositions.contains(next) { rest = rest.dropping(first: next) }
        return isCommand(rest.scalars) ? word : nil
    }

    /// Returns the Chinese word for a key at the end of the short name of a command: `分享键`. The keys of devices and
    /// keypads are called so.
    package static func key(in name: FoldedText) -> FoldedText? {
        guard name.scalars.count == 3, let word = keys.matches(atEndOf: name, .anywhere).first else { return nil }
        let rest = FoldedText(scalars: name.scalars.dropLast())
        return !keysOfDevices.contains(rest) && isCommand(rest.scalars) ? word : nil
    }

    /// Returns whether the rest of a name is a command.
    private static func isCommand(_ rest: some Collection<Unicode.Scalar>) -> Bool {
        let words = rest.split(separator: " ")
        guard !words.isEmpty, words.count <= 3 else { return false }
        let text = FoldedText(scalars: words.joined(separator: [" "]))
        return commands.contains(text) || !Vocabulary.latin.commandLanguages(of: text, native: []).isEmpty
            || NonLatinCommands.contains(text)
    }

    private static let phrases = Lexicon.union(.iconPhrases)
    private static let endings = Lexicon.union(.iconEndings)
    private static let beginnings = Lexicon.union(.iconBeginnings)
    /// Names of icons as things: that of an app, or one to show.
    private static let things = Lexicon.union(.iconThings)
    private static let keys = Lexicon.union(.keys)
    private static let keysOfDevices = Lexicon.union(.deviceKeys)
    private static let prepositions = Lexicon.union(.iconPrepositions)

    /// English words for what a button of an interface does, which alone would be its name.
    private static let commands = Lexicon.union(.iconCommands)
}
