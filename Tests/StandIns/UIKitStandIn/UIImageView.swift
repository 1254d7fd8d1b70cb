import Foundation

/// An image view.
///
/// Header: UIKit/UIImageView.h
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage?
}
