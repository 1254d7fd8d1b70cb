import Foundation

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {}
