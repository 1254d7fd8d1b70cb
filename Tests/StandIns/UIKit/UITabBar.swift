import Foundation

/// The bar at the bottom.
@preconcurrency @MainActor
open class UITabBar: UIView {}
