import Foundation

/// A page control.
@preconcurrency @MainActor
open class UIPageControl: UIControl {}
