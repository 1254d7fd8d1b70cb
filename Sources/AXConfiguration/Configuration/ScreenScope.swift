import AXEngine
import AXSyntax

/// The screens to which a part of a configuration applies. If there are patterns for both names and files, both have to
/// match.
struct ScreenScope: Sendable {
    /// Patterns for names, or an empty array for every name.
    var screens: [Glob] = []
    /// Patterns for files. No pattern means every file.
    var paths = PathPatterns([], in: "/")
}
