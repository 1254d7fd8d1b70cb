import Foundation

/// A progress view.
///
/// Header: UIKit/UIProgressView.h
@preconcurrency @MainActor
open class UIProgressView: UIView {
    open var progress: Float = 0

    // Source: `UIProgressViewAccessibility` (#10302819338).
    override func bundleFlag(_ own: Bool?) -> Bool { own ?? isShown }
    override func bundleLabel(_ own: String?) -> String? { own ?? "Progress" }
    override func bundleValue(_ own: String?) -> String? { own ?? "\(Int((progress * 100).rounded()))%" }
    override func bundleTraits(_ own: UIAccessibilityTraits?) -> UIAccessibilityTraits {
        (own ?? .none).union(.updatesFrequently)
    }
    override var bundleFrame: CGRect { super.bundleFrame.insetBy(dx: 0, dy: -10) }
}
