import Foundation

/// A view.
///
/// Header: UIKit/UIView.h
@preconcurrency @MainActor
open class UIView: UIResponder, UIAccessibilityIdentification {
    open var frame: CGRect
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var accessibilityIdentifier: String?
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    weak var controller: UIViewController?
    private var ownAccessibilityFrame: CGRect?

    public init(frame: CGRect) {
        self.frame = frame
        super.init(standIn: ())
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init(standIn: ())
    }

    public convenience init() { self.init(frame: .zero) }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open override var next: UIResponder? { controller ?? superview }

    open var window: UIWindow? { superview?.window }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Lays out the view of a controller; there is no other layout.
    open func layoutIfNeeded() { controller?.viewDidLayoutSubviews() }

    /// Converts a rectangle to the coordinates of a superview, or of the window if `view` is `nil`.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        if self === view { return rect }
        // The origin of a window does not affect the coordinates in it.
        if view == nil, self is UIWindow { return rect }
        let outer = rect.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
        return superview?.convert(outer, to: view) ?? outer
    }

    /// The frame that was set, or the view's frame in screen coordinates.
    open override var accessibilityFrame: CGRect {
        get { ownAccessibilityFrame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set { ownAccessibilityFrame = newValue }
    }
}
