import AXTree

/// The properties of the screen of an example.
public struct ExampleScreen: Sendable {
    /// The platform.
    public var platform: Platform
    /// The attributes that the dump does not carry.
    public var lacks: AttributeSet
    /// The kind of device.
    public var idiom: Idiom
    /// The language of the app.
    public var locale: String?

    /// Creates a screen, by default of a phone whose dump carries all attributes.
    public init(_ platform: Platform = .iOS, lacks: AttributeSet = [], idiom: Idiom = .phone, locale: String? = nil) {
        self.platform = platform
        self.lacks = lacks
        self.idiom = idiom
        self.locale = locale
    }
}
