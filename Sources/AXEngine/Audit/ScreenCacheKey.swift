/// A class whose object a `ScreenView` keeps for the duration of an audit.
///
/// A rule file that computes something for the whole screen declares a class and asks for its object:
///
///     final class BarTitles: ScreenCacheKey { … }
///     let titles = screen.cached(BarTitles.self) { BarTitles(screen) }
package protocol ScreenCacheKey: AnyObject {}
