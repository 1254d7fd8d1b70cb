/// Whose elements a dump lists.
package enum DumpScope: String, CaseIterable, Sendable {
    /// The app's own elements, such as those of a view. All of them are the app's, also a key of a keypad that it
    /// draws.
    case app
    /// All elements of the device's screen, those of the app and those that the system draws, such as the keyboard.
    case device
}
