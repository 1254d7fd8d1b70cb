/// A call that makes a control whose text is drawn by another element: `Switch(checked = …)`.
struct CodeControl: Sendable {
    /// What the control is.
    enum Kind: Sendable {
        case toggle, slider, stepper, textField
        /// The button at the beginning of a toolbar of Android.
        case navigation
    }

    let kind: Kind
    /// The byte offset in the file.
    let offset: Int
    /// The number of the line, from 1.
    let line: Int
    /// The index in the file of the scope that has the call; -1 at the top of the file.
    let scope: Int
}
