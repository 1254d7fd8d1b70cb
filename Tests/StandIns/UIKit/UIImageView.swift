import Foundation

/// A picture on the screen.
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage?
}
