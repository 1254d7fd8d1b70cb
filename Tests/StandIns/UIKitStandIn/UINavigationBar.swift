import Foundation

/// A navigation bar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {}
