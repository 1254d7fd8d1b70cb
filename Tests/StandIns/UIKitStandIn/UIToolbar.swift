import Foundation

/// A toolbar.
@preconcurrency @MainActor
open class UIToolbar: UIView {}
