import Foundation

/// What scrolls.
@preconcurrency @MainActor
open class UIScrollView: UIView {}
