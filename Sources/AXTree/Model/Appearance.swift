extension Screen {
    /// The appearance of the user interface.
    public enum Appearance: String, CaseIterable, Sendable {
        /// Light.
        case light
        /// Dark.
        case dark
    }
}
