/// The two states of UIKit: with its accessibility bundle and without it.
///
/// The bundle adds to UIKit's classes what they answer an assistive technology. What each class answers is in its
/// `bundle…` members, which name their source: section 2 of the collection of facts on devices, with the class of the
/// bundle that was read.
///
/// Header: UIKit/UIAccessibility.h, whose properties it answers
@preconcurrency @MainActor
public enum AccessibilityBundle {
    /// Whether the bundle is loaded.
    public static var isLoaded = false
    /// Whether `load()` succeeds: `false` in a test bundle without a host application.
    public static var canLoad = true

    /// Loads the bundle. Returns whether it is loaded.
    @discardableResult
    public static func load() -> Bool {
        if canLoad { isLoaded = true }
        return isLoaded
    }
}
