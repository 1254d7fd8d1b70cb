import Foundation

/// The page of several.
@preconcurrency @MainActor
open class UIPageControl: UIControl {}
