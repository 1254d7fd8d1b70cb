import AXTree

/// The properties of the screen of an example.
public struct ExampleScreen: Sendable {
    /// The platform: that of the variant that the example belongs to.
    package internal(set) var platform = Platform.iOS
    /// The attributes that the dump does not carry.
    public var lacks: AttributeSet
    /// The kind of device.
    public var idiom: Idiom
    /// The language of the app.
    public var locale: String?

    /// Creates a screen, by default of a phone whose dump carries all attributes.
    public init(lacks: AttributeSet = [], idiom: Idiom = .phone, locale: String? = nil) {
        self.lacks = lacks
        self.idiom = idiom
        self.locale = locale
    }
}
