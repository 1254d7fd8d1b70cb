/// A key of the cache that a `ScreenView` keeps for the duration of an audit.
///
/// A rule file that computes something for the whole screen declares a key and asks for the value:
///
///     enum BarTitles: ScreenCacheKey { typealias Value = Set<String> }
///     let titles = screen.cached(BarTitles.self) { … }
package protocol ScreenCacheKey {
    /// What is stored under the key.
    associatedtype Value
}
