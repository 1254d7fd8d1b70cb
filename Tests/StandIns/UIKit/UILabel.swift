import Foundation

/// A text.
@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String?
}
