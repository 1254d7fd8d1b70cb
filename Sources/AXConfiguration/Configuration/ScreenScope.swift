import AXEngine
import AXSyntax

/// The screens to which a part of a configuration applies.
struct ScreenScope: Sendable {
    /// Patterns for names, or an empty array for every name.
    var screens: [Glob] = []
    /// Patterns for files. No pattern means every file.
    var paths = PathPatterns([], in: "/")

    /// Whether the scope contains a screen. If there are patterns for both names and files, both have to match.
    func contains(_ screen: ScreenID) -> Bool {
        (screens.isEmpty || screens.contains { $0.matches(screen.name) })
            && (paths.globs.isEmpty || !screen.path.isEmpty && paths.matches(screen.path))
    }
}
