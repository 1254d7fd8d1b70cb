import AXTree

/// What is special about the screen of an example.
public struct ExampleScreen: Sendable {
    /// What its dump does not carry.
    public var lacks: AttributeSet
    /// The kind of device.
    public var idiom: Idiom
    /// The language of the app.
    public var locale: String?

    /// A phone whose dump carries everything, unless said otherwise.
    public init(lacks: AttributeSet = [], idiom: Idiom = .phone, locale: String? = nil) {
        self.lacks = lacks
        self.idiom = idiom
        self.locale = locale
    }
}
