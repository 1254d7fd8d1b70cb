import Foundation

/// The bar at the top.
@preconcurrency @MainActor
open class UINavigationBar: UIView {}
