import Foundation

/// An image view.
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage?
}
