import Foundation

/// A view without drawing and without layout.
///
/// Header: UIKit/UIView.h
@preconcurrency @MainActor
open class UIView: UIResponder, UIAccessibilityIdentification {
    open var frame: CGRect
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var tag = 0
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var accessibilityIdentifier: String?
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    weak var controller: UIViewController?
    /// The origin of the bounds, which only scroll views change.
    var origin = CGPoint.zero

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
        get { CGRect(origin: origin, size: frame.size) }
        set {
            origin = newValue.origin
            frame.size = newValue.size
        }
    }

    open override var next: UIResponder? { controller ?? superview }

    open var window: UIWindow? { superview?.window }

    open var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }

    /// The traits of the controller, or else of the superview.
    open var traitCollection: UITraitCollection {
        controller?.traitCollection ?? superview?.traitCollection ?? UITraitCollection()
    }

    /// The view's own direction, or that of its traits or of its superview.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight: .leftToRight
        case .unspecified:
            traitCollection.layoutDirection == .rightToLeft
                ? .rightToLeft : superview?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
        }
    }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.superview = self
        subviews.insert(view, at: min(index, subviews.count))
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

    open func setNeedsLayout() {}

    /// Lays out the view and its subviews.
    open func layoutIfNeeded() {
        layoutSubviews()
        for view in subviews { view.layoutIfNeeded() }
        controller?.viewDidLayoutSubviews()
    }

    open func layoutSubviews() {}

    /// Draws the view and its subviews, which must be in a window.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let window, !window.isHidden else { return false }
        UIGraphicsImageRendererContext.current?.drawn = rect
        return true
    }

    /// Converts a rectangle to the coordinates of a superview, or of the window if `view` is `nil`.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        if self === view { return rect }
        // The origin of a window does not affect the coordinates in it.
        if view == nil, self is UIWindow { return rect }
        let outer = rect.offsetBy(dx: frame.origin.x - origin.x, dy: frame.origin.y - origin.y)
        return superview?.convert(outer, to: view) ?? outer
    }

    /// Converts a rectangle from the coordinates of the screen. A window is on the screen where its frame says.
    open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        let own = convert(CGRect(origin: .zero, size: .zero), to: nil).origin
        let place = window?.frame.origin ?? .zero
        return rect.offsetBy(dx: -place.x - own.x, dy: -place.y - own.y)
    }

    /// The bounds in screen coordinates; outside a window in those of the topmost superview.
    ///
    /// Source: `UIViewAccessibility` of UIKit.axbundle (#16050472194, #58605907299).
    override var bundleFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    /// Whether the view and its superviews can be seen.
    var isShown: Bool { !isHidden && alpha > 0 && superview?.isShown ?? true }
}
