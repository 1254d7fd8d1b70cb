/// A key of the cache that a `ScreenView` keeps for the duration of an audit.
///
/// A rule file that computes something for the whole screen declares a key and asks for the value:
///
///     final class BarTitles: ScreenCacheKey { … }
///     let titles = screen.cached(BarTitles.self) { BarTitles(screen) }
///
/// The values are objects, because a cast of an object is cheap and some rules ask once per element.
@usableFromInline
package protocol ScreenCacheKey {
    /// What is stored under the key.
    associatedtype Value: AnyObject = Self
}
