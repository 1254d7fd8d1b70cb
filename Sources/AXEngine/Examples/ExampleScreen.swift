import AXTree

/// The properties of the screen of an example.
public struct ExampleScreen: Sendable {
    /// The attributes that the dump does not carry.
    package var lacks: AttributeSet
    /// The kind of device.
    package var idiom: Screen.Idiom
    /// The language of the app.
    package var locale: String?
    /// The issues of Apple's audit, or `nil` if there was none.
    package var issues: [AuditIssue]?

    /// Creates a screen with an audit.
    package init(issues: [AuditIssue]) {
        self.init()
        self.issues = issues
    }

    /// Creates a screen, by default of a phone whose dump carries all attributes.
    public init(lacks: AttributeSet = [], idiom: Screen.Idiom = .phone, locale: String? = nil) {
        self.lacks = lacks
        self.idiom = idiom
        self.locale = locale
    }
}
