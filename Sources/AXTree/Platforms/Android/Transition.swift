// Former names, for the files that other branches change. To be deleted when these are merged.

/// The former name of `PlatformView`.
package typealias AndroidView = PlatformView
/// The former name of `ViewFlags`.
package typealias AndroidFlags = ViewFlags

extension Platform {
    /// The former name of `all`.
    public static var allCases: [Platform] { all }
    /// The former name of `id`.
    public var rawValue: String { id }
}

extension Element {
    /// What the view of the element reports on a platform where views have classes; `nil` on others.
    package var view: PlatformView? {
        get { android }
        set { android = newValue }
    }
}
