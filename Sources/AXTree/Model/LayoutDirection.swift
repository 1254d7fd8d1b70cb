extension Screen {
    /// The layout direction of a screen's language.
    public enum LayoutDirection: String, CaseIterable, Sendable {
        /// Left to right.
        case leftToRight = "ltr"
        /// Right to left, as in Arabic and Hebrew.
        case rightToLeft = "rtl"
    }
}
