import Foundation

/// A slider.
///
/// Header: UIKit/UISlider.h
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// Like the real control it has subviews that are not documented.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(UIImageView())
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1

    // Source: `UISliderAccessibility` (#14451089521).
    override func bundleFlag(_ own: Bool?) -> Bool { own ?? isShown }
    override func bundleValue(_ own: String?) -> String? {
        own ?? "\(Int((value - minimumValue) / (maximumValue - minimumValue) * 100))%"
    }
    override func bundleTraits(_ own: UIAccessibilityTraits?) -> UIAccessibilityTraits {
        own ?? stateTraits.union(.adjustable)
    }
}
