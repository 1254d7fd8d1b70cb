/// The kind of device from which a screen was dumped.
public enum Idiom: String, CaseIterable, Sendable {
    /// iPhone.
    case phone
    /// iPad.
    case pad
    /// Mac.
    case mac
    /// Apple TV, or a television with Android.
    case tv
    /// Apple Watch.
    case watch
    /// A web page.
    case web
}
