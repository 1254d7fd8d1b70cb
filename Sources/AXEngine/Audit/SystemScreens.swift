/// How a run treats a screen that only the system draws, such as the home screen or a dialog about permissions.
package enum SystemScreens: String, CaseIterable, Sendable {
    /// The screen has no verdict: a test that ends there did not show the app.
    case verdict
    /// The screen is left out, with a note.
    case skip
    /// The screen is the app's: the system's elements on it are checked.
    case mine
}
