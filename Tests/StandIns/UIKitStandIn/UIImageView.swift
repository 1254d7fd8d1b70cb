import Foundation

/// An image view.
///
/// Header: UIKit/UIImageView.h
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage?

    // Source: `UIImageViewAccessibility` (#10585986539).
    override func bundleLabel(_ own: String?) -> String? { own ?? image?.accessibilityLabel }
    override func bundleTraits(_ own: UIAccessibilityTraits?) -> UIAccessibilityTraits { own ?? .image }
}
