import Foundation

/// A window.
@preconcurrency @MainActor
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            if let view = rootViewController?.view {
                if view.frame == .zero { view.frame = bounds }
                addSubview(view)
            }
        }
    }

    open override var window: UIWindow? { self }

    open func makeKeyAndVisible() { isHidden = false }
}
