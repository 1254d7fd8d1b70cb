/// The steps of an `ElementPath` on a platform.
package enum PathSteps: Sendable {
    /// The names of the element types, from the root without the application: `Window/NavigationBar/Button[2]`.
    case types
    /// The class names of the views, from the nearest view whose identifier no other view has:
    /// `#toolbar/LinearLayout/Button[2]`.
    case classes
}
