import Foundation

/// A switch.
///
/// Header: UIKit/UISwitch.h
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// Like the real control it has subviews that are not documented.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(UIImageView())
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isOn = false

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    // Source: `UISwitchAccessibility` (#16504206515, #59761494700). The value of the app is ignored.
    override func bundleFlag(_ own: Bool?) -> Bool { own ?? true }
    override func bundleValue(_ own: String?) -> String? { isOn ? "1" : "0" }
    override func bundleTraits(_ own: UIAccessibilityTraits?) -> UIAccessibilityTraits {
        own ?? stateTraits.union([.button, UIAccessibilityTraits(rawValue: 1 << 53)])
    }
}
