/// The name of a screen in configurations, baselines and reports, and the file from which it was read.
public struct ScreenID: Hashable, Sendable {
    /// The screen's own name, or the path of its file relative to the configuration.
    public var name: String
    /// The absolute path of the file, or an empty string for a screen made in code.
    package var path: String

    /// The identity of a screen.
    package init(name: String, path: String = "") {
        self.name = name
        self.path = path
    }
}
