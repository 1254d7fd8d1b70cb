import AXSyntax

/// The screens that a part of a configuration speaks of.
struct ScreenScope: Sendable {
    /// Patterns for names; empty for any.
    var screens: [Glob] = []
    /// Patterns for files; empty for any.
    var paths = PathPatterns([], in: "/")

    /// Whether it speaks of this screen: where both names and files are given, both have to match.
    func contains(_ place: ScreenPlace) -> Bool {
        (screens.isEmpty || screens.contains { $0.matches(place.name) })
            && (paths.globs.isEmpty || !place.path.isEmpty && paths.matches(place.path))
    }
}
