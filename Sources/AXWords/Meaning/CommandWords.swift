/// Whole names of buttons that are commands, in all languages.
///
/// Dumps do not always name the language, so those of any language count.
package enum CommandWords {
    /// Returns whether a name is that of a command and of little else: `Save`, `Sign in`.
    package static func contains(_ name: FoldedText) -> Bool {
        name.scalars.count <= longest && commands.contains(name)
    }

    private static let commands = Lexicon.union(.commands)

    private static let longest = commands.phrases.lazy.map(\.scalars.count).max() ?? 0
}
