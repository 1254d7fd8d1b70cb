import Foundation

/// A scroll view.
@preconcurrency @MainActor
open class UIScrollView: UIView {}
