extension Screen {
    /// The kind of device from which a screen was dumped.
    public enum Idiom: String, CaseIterable, Sendable {
        /// iPhone.
        case phone
        /// iPad.
        case pad
        /// Mac.
        case mac
        /// A television, such as Apple TV.
        case tv
        /// Apple Watch.
        case watch
        /// A web page.
        case web
    }
}
