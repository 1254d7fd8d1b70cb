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

    /// The journey of the configuration, or `nil` if there is none.
    package var journey: Journey?

    /// What was touched: labels, or identifiers after a number sign.
    package var touched: [String] = []
    /// Whether the screen changed after each touch; `nil` if it is unknown.
    package var touchChanged: Bool?

    /// Creates a screen on which elements were touched, each named by its label or, after a number sign, its
    /// identifier.
    package init(touched: String..., changed: Bool? = true, lacks: AttributeSet = []) {
        self.init(lacks: lacks)
        self.touched = touched
        touchChanged = changed
    }

    /// Creates a screen with a journey to the element with a label or, after a number sign, an identifier.
    package init(
        reach name: String, within steps: Int, by movement: Reach.Movement = .elements, lacks: AttributeSet = []
    ) {
        self.init(lacks: lacks)
        journey = Journey(screen: "Example", reach: name, within: steps, by: movement)
    }

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
