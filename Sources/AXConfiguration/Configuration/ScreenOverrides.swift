/// Values for screens that outweigh those of the configuration.
public struct ScreenOverrides: Hashable, Sendable {
    /// The language of every screen as a BCP 47 tag, or `nil` for that of the dump, else of the configuration.
    public var locale: String?
    /// The density of every screen with frames in pixels whose dump does not carry one, in pixels per dp, or `nil` for
    /// that of the file of capabilities beside the dump, else of the configuration.
    public var density: Double?
    /// Patterns of files to leave out besides those of the configuration.
    package var excluded: [String] = []

    /// Creates overrides.
    public init(locale: String? = nil, density: Double? = nil) {
        self.locale = locale
        self.density = density
    }
}
