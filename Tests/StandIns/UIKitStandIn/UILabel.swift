import Foundation

/// A label.
///
/// Header: UIKit/UILabel.h
@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String?

    // Source: `UILabelAccessibility` (#10758490274).
    override func bundleFlag(_ own: Bool?) -> Bool {
        own ?? (alpha > 0 && !isHidden && text?.contains { !$0.isWhitespace } == true)
    }
    override func bundleLabel(_ own: String?) -> String? { own ?? text }
    override func bundleTraits(_ own: UIAccessibilityTraits?) -> UIAccessibilityTraits { own ?? .staticText }
}
