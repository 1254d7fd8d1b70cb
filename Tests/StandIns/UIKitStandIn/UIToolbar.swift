import Foundation

/// A toolbar.
///
/// Header: UIKit/UIToolbar.h
@preconcurrency @MainActor
open class UIToolbar: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        shouldGroupAccessibilityChildren = true
        accessibilityContainerType = .semanticGroup
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // Source: `UIToolbarAccessibility` (#14762157309).
    override func bundleLabel(_ own: String?) -> String? { own ?? "Toolbar" }
}
