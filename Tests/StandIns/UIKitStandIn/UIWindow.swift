import Foundation

/// A window.
///
/// Header: UIKit/UIWindow.h
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// A window is hidden until it is shown.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

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

    open var screen: UIScreen { .main }

    open func makeKeyAndVisible() { isHidden = false }
}
