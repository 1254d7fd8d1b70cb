import Foundation

/// A label.
@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String?
}
