/// The direction in which a screen is read.
public enum LayoutDirection: String, CaseIterable, Sendable {
    /// Left to right.
    case leftToRight = "ltr"
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = "rtl"
}
