import Foundation

/// An activity indicator.
///
/// Header: UIKit/UIActivityIndicatorView.h
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    open private(set) var isAnimating = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) { super.init(frame: .zero) }

    public convenience init(style: Style) { self.init(frame: .zero) }

    open func startAnimating() { isAnimating = true }

    open func stopAnimating() { isAnimating = false }

    // Source: `UIActivityIndicatorViewAccessibility` (#14731358565).
    override func bundleFlag(_ own: Bool?) -> Bool { isShown }
    override func bundleLabel(_ own: String?) -> String? { own ?? (isAnimating ? "In progress" : "Progress halted") }
    override func bundleValue(_ own: String?) -> String? { own ?? (isAnimating ? "1" : "0") }
}
