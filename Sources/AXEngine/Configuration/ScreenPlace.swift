/// What a screen is called where its findings are ignored, and where it was read from.
public struct ScreenPlace: Hashable, Sendable {
    /// The screen's own name; else the path of its file, as the configuration sees it.
    public var name: String
    /// The absolute path of its file; empty for a screen made in code.
    public var path: String

    /// A screen of that name.
    public init(name: String, path: String = "") {
        self.name = name
        self.path = path
    }
}
