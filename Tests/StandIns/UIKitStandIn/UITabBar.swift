import Foundation

/// A tab bar.
@preconcurrency @MainActor
open class UITabBar: UIView {}
