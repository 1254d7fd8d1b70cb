import AXEngine
import AXTree

/// An option of commands and assertions that outweighs the key of the configuration with the same name, of what is
/// about screens.
package struct ScreenOption: Sendable {
    /// What help shows as its value: `tag`.
    package let value: String
    /// A one-line description.
    package let summary: String
    /// Whether it chooses files, so that only commands that search for files have it. It can then be given more than
    /// once.
    package let choosesFiles: Bool
    /// Reads the value on a command line, and returns the row of `config show`, if there is one.
    package let read: @Sendable (String, inout ScreenOverrides) throws(ScreenOptionError) -> EffectiveSetting?
    /// Sets what the option, or else the configuration, says of a screen.
    let prepare: @Sendable (inout Screen, ScreenID, Configuration, ScreenOverrides) -> Void

    /// Creates an option.
    init(
        _ value: String, _ summary: String, choosesFiles: Bool = false,
        read: @escaping @Sendable (String, inout ScreenOverrides) throws(ScreenOptionError) -> EffectiveSetting?,
        prepare: @escaping @Sendable (inout Screen, ScreenID, Configuration, ScreenOverrides) -> Void = { _, _, _, _ in
        }
    ) {
        self.value = value
        self.summary = summary
        self.choosesFiles = choosesFiles
        self.read = read
        self.prepare = prepare
    }
}
